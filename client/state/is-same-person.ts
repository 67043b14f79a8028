import type { CustomerView } from "../../shared/contracts/views.ts";

/** Guests of one browser are one; another customer may have signed in in another tab. */
export const isSamePerson = (one: CustomerView, other: CustomerView): boolean =>
	one.registered === other.registered && one.id === other.id;
