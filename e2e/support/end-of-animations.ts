import type { Page } from "@playwright/test";

/**
 * Waits for finite animations, because colours are final only then. Animations of skipped content (`content-visibility`) are finished
 * explicitly, since their time stands still. The wait ends after twice the longest duration, in case an animation is skipped meanwhile.
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
