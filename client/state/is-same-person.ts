import type { CustomerView } from "../../shared/contracts/views.ts";

/** Returns whether two sessions belong to the same customer, or both to a guest. */
export const isSamePerson = (one: CustomerView, other: CustomerView): boolean =>
	one.registered === other.registered && one.id === other.id;
