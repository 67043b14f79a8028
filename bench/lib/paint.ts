import type { Locator, Page } from "@playwright/test";

const CPU_SLOWDOWN = 4;
const HELD_MS = 80;

export const press = (page: Page, { x, y }: { x: number; y: number }): Promise<void> =>
	page.mouse.click(x, y, { delay: HELD_MS });

/** Returns the middle of an element in view. A click at that point avoids the scripts that a test tool runs in the page. */
export async function findPlace(target: Locator): Promise<{ x: number; y: number }> {
	await target.hover({ trial: true });
	const box = await target.boundingBox();
	if (!box) throw new Error("The element to press is not visible");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function timeToPaint<Name extends string>(
	page: Page,
	target: Locator,
	selectors: Record<Name, string>,
): Promise<Record<Name, number>> {
	const place = await findPlace(target);
	await page.evaluate(
		(selectors) => {
			const nextPaint = () =>
				new Promise<number>((resolve) =>
					requestAnimationFrame(() =>
						scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" }),
					),
				);
			const timedGlobal: { painted?: Promise<Record<string, number>> } = globalThis as object;
			timedGlobal.painted = new Promise((resolve) =>
				addEventListener(
					"click",
					({ timeStamp }) => {
						const times = new Map<string, Promise<number>>();
						const watch = new MutationObserver(async () => {
							for (const [name, selector] of Object.entries(selectors))
								if (!times.has(name) && document.querySelector(selector)) times.set(name, nextPaint());
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
	await press(page, place);
	return times;
}
