import type { StoreHoursView } from "./store-views.ts";
import type { LinkView, ProductSummaryView } from "./views.ts";

/** Subjects of an appointment, in the order offered; their texts are `visits.services.<name>`. */
export const APPOINTMENT_SERVICES = ["appointments", "tailoring", "returns"] as const;
export type AppointmentService = (typeof APPOINTMENT_SERVICES)[number];

/** A size that a store keeps, or an appointment there (stores-5, stores-6). */
export type VisitView = {
	id: string;
	kind: "reservation" | "appointment";
	store: { name: string; href: string; address: string[]; phone?: LinkView; hours: StoreHoursView };
	/** The visitor's name. */
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
	/** The page that asks for confirmation of a cancellation. */
	cancelHref?: string;
	/** It is asked now: a form. */
	cancelling?: { action: string; code: string; noHref: string };
};

/** A form that agrees something with a store: who comes, and what was wrong with what was sent. */
export type VisitFormView = {
	/** Identifies the form, so that sending the form twice requests one visit. */
	requestId: string;
	action: string;
	values: Record<string, string>;
	/** Codes by field, for the texts `fields.error.<code>`. */
	faults: Record<string, string>;
	/** `visits.error.<code>`. */
	error?: "unavailable" | "notFound" | "tooMany" | "taken" | "invalid";
};

/** The store that an order is fetched from, and who comes (stores-7). */
export type CollectedView = { store: VisitView["store"]; by: string };
