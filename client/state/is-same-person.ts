import type { CustomerView } from "../../shared/contracts/views.ts";

/** All guests of a browser count as the same person; another tab may have signed in another customer. */
export const isSamePerson = (one: CustomerView, other: CustomerView): boolean =>
	one.registered === other.registered && one.id === other.id;
