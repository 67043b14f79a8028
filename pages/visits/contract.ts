import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { VisitView } from "../../shared/contracts/visit-views.ts";

export type VisitsData = {
	/** The account's navigation; absent for guests. */
	navigation?: AccountLinkView[];
	/** One alone, as it was just made or as its mail leads to it. */
	isOne: boolean;
	visits: VisitView[];
	/** Lists that the platform could not return. */
	missing: ("reservations" | "appointments")[];
	notice?: "reserved" | "booked" | "cancelled";
	error?: "unavailable" | "notFound";
	storesHref: string;
	allHref: string;
};
