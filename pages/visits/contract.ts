import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { VisitView } from "../../shared/contracts/visit-views.ts";

export type VisitsData = Partial<WithSections> & {
	navigation?: AccountLinkView[];
	isOne: boolean;
	visits: VisitView[];
	missing: ("reservations" | "appointments")[];
	notice?: "reserved" | "booked" | "cancelled";
	error?: "unavailable" | "notFound";
	storesHref: string;
	allHref: string;
};
