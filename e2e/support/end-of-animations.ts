import type { Page } from "@playwright/test";

/** What fades in has the colours that it is read in once it is there; what goes on for ever is not waited for. */
export const endOfAnimations = (page: Page) =>
	page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
