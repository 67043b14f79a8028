import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import { EVENTS } from "../../../../shared/domain/analytics/events.ts";
import { mayKeep } from "../../../state/consent.ts";
import { createConsentModes } from "../consent-modes.ts";
import { toEntries } from "./to-entries.ts";

/** The queue of a tag manager, which reads it from its beginning whenever it loads. */
type Layer = { push(entry: unknown): unknown };

/**
 * Writes events into `window.dataLayer` (event-16). Its first entries state the modes of consent: the defaults, then what the shopper has granted.
 * A layer that a foreign script has frozen is left alone. If one replaces the layer later, events still go to the first, which the containers
 * read. `note` is told each entry of an event.
 */
export function createDataLayer({
	target = globalThis as { dataLayer?: unknown },
	asksEverywhere,
	note,
}: {
	target?: { dataLayer?: unknown };
	asksEverywhere?: boolean;
	note?: (entry: object) => void;
} = {}) {
	let layer: Layer | undefined;
	const write = (entry: unknown): void => {
		try {
			target.dataLayer ??= [];
			layer ??= target.dataLayer as Layer;
			layer.push(entry);
		} catch {}
	};
	/** Tag managers tell commands from data by the type of `arguments`. */
	function command(..._: unknown[]): void {
		// biome-ignore lint/complexity/noArguments: the entry has to be an arguments object.
		write(arguments);
	}
	const tellConsent = createConsentModes(command, asksEverywhere);
	const add = (entry: object): void => {
		note?.(entry);
		write(entry);
	};
	return {
		tellConsent,
		write,
		push(events: readonly AnalyticsEvent[]): void {
			tellConsent();
			for (const event of events)
				if (mayKeep(EVENTS[event.name].consent)) for (const entry of toEntries(event)) add(entry);
		},
	};
}
