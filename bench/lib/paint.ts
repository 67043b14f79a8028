import type { Locator, Page } from "@playwright/test";

const CPU_SLOWDOWN = 4;

/**
 * Clicks the target on a slowed-down page. Returns the milliseconds from the click until an element of each selector has been painted.
 * What a test tool brings into a page to find elements takes longer than what is measured here, so it is there before.
 */
export async function timeToPaint<Name extends string>(
	page: Page,
	target: Locator,
	selectors: Record<Name, string>,
): Promise<Record<Name, number>> {
	await target.hover({ trial: true });
	await page.evaluate(
		(selectors) => {
			const painted = () =>
				new Promise<number>((resolve) =>
					requestAnimationFrame(() =>
						scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" }),
					),
				);
			const timed: { painted?: Promise<Record<string, number>> } = globalThis as object;
			timed.painted = new Promise((resolve) =>
				addEventListener(
					"click",
					({ timeStamp }) => {
						const times = new Map<string, Promise<number>>();
						const watch = new MutationObserver(async () => {
							for (const [name, selector] of Object.entries(selectors))
								if (!times.has(name) && document.querySelector(selector)) times.set(name, painted());
							if (times.size < Object.keys(selectors).length) return;
							watch.disconnect();
							const entries = [...times].map(
								async ([name, time]) => [name, (await time) - timeStamp] as const,
							);
							resolve(Object.fromEntries(await Promise.all(entries)));
						});
						watch.observe(document.body, { subtree: true, childList: true, attributes: true });
					},
					{ capture: true, once: true },
				),
			);
		},
		selectors as Record<string, string>,
	);
	const times = page.evaluate(
		() => (globalThis as { painted?: Promise<unknown> }).painted as Promise<Record<Name, number>>,
	);
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	await target.click();
	return times;
}
