import type { Count } from "@vetrina/shop-rules/operations/record.ts";

/** Keeps counters (ops-12). */
export type CountsStore = {
	write(counts: readonly Count[], at: { release: string; now: number }): Promise<void>;
	/** Returns the sums of the last hours, or the reason why they cannot be read here. */
	read(hours: number, now: number): Promise<{ counts: Count[] } | { reason: string }>;
};
