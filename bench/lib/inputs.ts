import type { Locator, Page } from "@playwright/test";
import { findPlace } from "./paint.ts";

/** Runs in the page: records the slowest event of an interaction, from input to next frame (Event Timing), and the longest task. */
export function watchInputs(): void {
	const record = globalThis as { slowest?: number; longest?: number };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
			if (entry.interactionId) record.slowest = Math.max(record.slowest ?? 0, entry.duration);
	}).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) record.longest = Math.max(record.longest ?? 0, entry.duration);
	}).observe({ type: "longtask" });
}

export const twoFrames = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((done) =>
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
			),
	);

/** Returns the milliseconds from the slowest input since the last call to its next frame. */
export async function readPaint(page: Page): Promise<number> {
	await twoFrames(page);
	return page.evaluate(() => {
		const record = globalThis as { slowest?: number };
		const { slowest = 16 } = record;
		record.slowest = undefined;
		return slowest;
	});
}

export async function atRest(page: Page, target: Locator): Promise<{ x: number; y: number }> {
	await target.hover({ trial: true });
	await page.waitForLoadState("networkidle");
	await twoFrames(page);
	return findPlace(target);
}
