import type { AppointmentService, VisitFormView, VisitView } from "../../shared/contracts/visit-views.ts";

export type AppointmentData = VisitFormView & {
	store: VisitView["store"];
	storeId: string;
	/** Days with a free time; empty: there is none. */
	days: { date: string; weekday: string; day: string; month: string; href: string; isChosen: boolean }[];
	/** The chosen day, and its free times by the store's clock. */
	date: string;
	dateText: string;
	times: { value: string; label: string }[];
	services: AppointmentService[];
	/** Said where the store's clock may show another hour than the shopper's: the name of its time zone. */
	timeZone: string;
};
