import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { VisitView } from "../../shared/contracts/visit-views.ts";

export type VisitsData = {
	/** Of a customer's account. */
	navigation?: AccountLinkView[];
	/** One alone, as it was just made or as its mail leads to it. */
	isOne: boolean;
	visits: VisitView[];
	/** What the platform does not say just now. */
	missing: ("reservations" | "appointments")[];
	notice?: "reserved" | "booked" | "cancelled";
	error?: "unavailable" | "notFound";
	storesHref: string;
	allHref: string;
};
