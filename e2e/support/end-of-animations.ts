import type { Page } from "@playwright/test";

/**
 * What fades in has the colours that it is read in once it is there. What goes on for ever is not waited for, nor what the browser doesn't
 * draw (`content-visibility`), whose time stands still; what it stops drawing meanwhile, no longer than twice as long as it takes.
 */
export const endOfAnimations = (page: Page) =>
	page.evaluate(async () => {
		const ending = document.getAnimations().flatMap(({ effect, finished }) => {
			const lasts = Number(effect?.getComputedTiming().endTime);
			const target = effect instanceof KeyframeEffect ? effect.target : null;
			const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) === true;
			return isDrawn && Number.isFinite(lasts) ? [{ lasts, finished }] : [];
		});
		const longest = Math.max(0, ...ending.map(({ lasts }) => lasts));
		await Promise.race([
			Promise.allSettled(ending.map(({ finished }) => finished)),
			new Promise((late) => setTimeout(late, 2 * longest)),
		]);
	});
