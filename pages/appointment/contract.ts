import type { AppointmentService, VisitFormView, VisitView } from "../../shared/contracts/visit-views.ts";

export type AppointmentData = VisitFormView & {
	store: VisitView["store"];
	storeId: string;
	days: { date: string; weekday: string; day: string; month: string; href: string; isChosen: boolean }[];
	date: string;
	dateText: string;
	times: { value: string; label: string }[];
	services: AppointmentService[];
	timeZone: string;
};
