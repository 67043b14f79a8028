import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import { EVENTS } from "../../../shared/domain/analytics/events.ts";
import { type Consent, type ConsentCategory, mayUse } from "../../../shared/domain/consent/consent.ts";

declare const granted: unique symbol;

/**
 * An event that a receiver of the category `C` may get. `listConsented` alone makes it, so that code which sends an event without asking for
 * consent does not compile (event-11).
 */
export type Consented<C extends ConsentCategory> = AnalyticsEvent & { readonly [granted]: C };

/** Returns the events for whose own category and for whose receiver's category the shopper's consent was given. */
export const listConsented = <C extends ConsentCategory>(
	category: C,
	events: readonly AnalyticsEvent[],
	consent: Consent,
): Consented<C>[] =>
	mayUse(consent, category)
		? events.filter((event): event is Consented<C> => mayUse(consent, EVENTS[event.name].consent))
		: [];
