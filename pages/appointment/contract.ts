import type { AppointmentService, VisitFormView, VisitView } from "../../shared/contracts/visit-views.ts";

export type AppointmentData = VisitFormView & {
	store: VisitView["store"];
	storeId: string;
	/** Days with a free time; empty if there are none. */
	days: { date: string; weekday: string; day: string; month: string; href: string; isChosen: boolean }[];
	/** The chosen day, with its free times by the store's clock. */
	date: string;
	dateText: string;
	times: { value: string; label: string }[];
	services: AppointmentService[];
	/** The name of the store's time zone; shown if the shopper's clock may differ. */
	timeZone: string;
};
