import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";

/** Begins the types of events, and the names of sealed ones, that the personalisation service learns from. */
const LEARNED = /^(page|prod|rec|add|beg|che)/;

/**
 * Returns true if the shopper lets an event serve a purpose: that of marketing for promotions, that of analytics for all others, or that of
 * personalisation, if its service learns from the event (event-11). The server decides by the table of events, which browsers do not load.
 */
export const isAllowed = (event: BrowserEvent, mayUse: (category: ConsentCategory) => boolean): boolean =>
	event.type.startsWith("promotion")
		? mayUse("marketing")
		: mayUse("analytics") ||
			(LEARNED.test("name" in event ? event.name : event.type) && mayUse("personalisation"));
