import type { CustomerView } from "../../shared/contracts/views.ts";

/** Guests of one browser are one; of customers, another tab may have signed in somebody else. */
export const isSamePerson = (one: CustomerView, other: CustomerView): boolean =>
	one.registered === other.registered && one.id === other.id;
