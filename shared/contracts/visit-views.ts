import type { StoreHoursView } from "./store-views.ts";
import type { LinkView, ProductSummaryView } from "./views.ts";

export const APPOINTMENT_SERVICES = ["appointments", "tailoring", "returns"] as const;
export type AppointmentService = (typeof APPOINTMENT_SERVICES)[number];

export type VisitView = {
	id: string;
	kind: "reservation" | "appointment";
	storeId: string;
	productId?: string;
	store: { name: string; href: string; address: string[]; phone?: LinkView; hours: StoreHoursView };
	name: string;
	when: string;
	isOver: boolean;
	product?: ProductSummaryView;
	size?: string;
	quantity?: number;
	service?: AppointmentService;
	note?: string;
	calendarHref?: string;
	cancelHref?: string;
	cancelling?: { action: string; code: string; noHref: string };
};

export type VisitFormView = {
	requestId: string;
	action: string;
	values: Record<string, string>;
	faults: Record<string, string>;
	error?: "unavailable" | "notFound" | "tooMany" | "taken" | "invalid";
};

export type CollectedView = { store: VisitView["store"]; by: string };
