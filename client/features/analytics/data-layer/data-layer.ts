import type { LayerEntry } from "../../../../shared/domain/analytics/handed-facts.ts";
import { createConsentModes } from "../consent-modes.ts";

/** The queue of a tag manager, which reads it from its beginning whenever it loads. */
type Layer = { push(entry: unknown): unknown };

/**
 * Writes events into `window.dataLayer` (event-16). Its first entries state the modes of consent: the defaults, then what the shopper has granted.
 * Entries of commerce clear their predecessor first. A layer that a foreign script has frozen is left alone. If one replaces the layer later, events
 * still go to the first, which the containers read. `note` is told each entry of an event.
 */
export function createDataLayer(
	note?: (entry: object) => void,
	asksEverywhere?: boolean,
	target = globalThis as { dataLayer?: unknown },
) {
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
	return {
		tellConsent,
		write,
		push(entries: readonly LayerEntry[]): void {
			tellConsent();
			for (const one of entries)
				for (const entry of one.ecommerce ? [{ ecommerce: null }, one] : [one]) {
					note?.(entry);
					write(entry);
				}
		},
	};
}
