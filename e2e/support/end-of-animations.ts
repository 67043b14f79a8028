import type { Page } from "@playwright/test";

/**
 * What fades in has the colours that it is read in once it is there. What goes on for ever is not waited for; what the browser doesn't
 * draw (`content-visibility`) is brought to its end, since its time stands still; what it stops drawing meanwhile is waited for no longer
 * than twice as long as it takes.
 */
export const endOfAnimations = (page: Page) =>
	page.evaluate(async () => {
		const ending = document.getAnimations().flatMap((animation) => {
			const { effect, finished } = animation;
			const lasts = Number(effect?.getComputedTiming().endTime);
			if (!Number.isFinite(lasts)) return [];
			const target = effect instanceof KeyframeEffect ? effect.target : null;
			if (target?.checkVisibility({ contentVisibilityAuto: true })) return [{ lasts, finished }];
			animation.finish();
			return [];
		});
		const longest = Math.max(0, ...ending.map(({ lasts }) => lasts));
		await Promise.race([
			Promise.allSettled(ending.map(({ finished }) => finished)),
			new Promise((late) => setTimeout(late, 2 * longest)),
		]);
	});
