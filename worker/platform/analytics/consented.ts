import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import { mayServe } from "../../../shared/domain/analytics/events.ts";
import type { Consent, ConsentCategory } from "../../../shared/domain/consent/consent.ts";

declare const granted: unique symbol;

/**
 * An event that a receiver of the category `C` may get. `listConsented` alone makes it, so that code which sends an event without asking for
 * consent does not compile (event-11).
 */
export type Consented<C extends ConsentCategory> = AnalyticsEvent & { readonly [granted]: C };

/** Returns the events that a receiver of the category may get by the shopper's consent. */
export const listConsented = <C extends ConsentCategory>(
	category: C,
	events: readonly AnalyticsEvent[],
	consent: Consent,
): Consented<C>[] => events.filter((event): event is Consented<C> => mayServe(event.name, category, consent));
