import type { StoreHoursView } from "./store-views.ts";
import type { LinkView, ProductSummaryView } from "./views.ts";

/** What an appointment may be about, in the order in which it is offered; `visits.services.<name>`. */
export const APPOINTMENT_SERVICES = ["appointments", "tailoring", "returns"] as const;
export type AppointmentService = (typeof APPOINTMENT_SERVICES)[number];

/** A size that a store keeps, or an appointment there (stores-5, stores-6). */
export type VisitView = {
	id: string;
	kind: "reservation" | "appointment";
	store: { name: string; href: string; address: string[]; phone?: LinkView; hours: StoreHoursView };
	/** Who comes. */
	name: string;
	/** Until when it is kept, or when the appointment begins: by the store's own clock. */
	when: string;
	/** It is not kept any more. */
	isOver: boolean;
	product?: ProductSummaryView;
	size?: string;
	quantity?: number;
	service?: AppointmentService;
	note?: string;
	/** The appointment for the shopper's calendar. */
	calendarHref?: string;
	/** Where it is asked whether to give it up. */
	cancelHref?: string;
	/** It is asked now: a form. */
	cancelling?: { action: string; code: string; noHref: string };
};

/** A form that agrees something with a store: who comes, and what was wrong with what was sent. */
export type VisitFormView = {
	/** Of this form: sent twice, it asks for one visit. */
	requestId: string;
	action: string;
	values: Record<string, string>;
	/** By field: `fields.error.<code>`. */
	faults: Record<string, string>;
	/** `visits.error.<code>`. */
	error?: "unavailable" | "notFound" | "tooMany" | "taken" | "invalid";
};

/** The store that an order is fetched from, and who comes (stores-7). */
export type CollectedView = { store: VisitView["store"]; by: string };
