import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Covers the picture's transition from tile to product page and back, and its absence for reduced motion. */
declare global {
	interface Window {
		transitions: { from: string[]; to: string[]; animated: string[] }[];
		letGo(): void;
	}
}

/**
 * Records each view transition: the element that has the picture's name before and after, and the animations. The next page is already
 * shown by then.
 */
const noteTransitions = (page: Page) =>
	page.addInitScript(() => {
		window.transitions = [];
		const named = () =>
			[...document.querySelectorAll<HTMLElement>("[data-frame],[data-carried]")]
				.filter((frame) => getComputedStyle(frame).viewTransitionName === "product-picture")
				.map((frame) =>
					frame.matches("[data-carried]")
						? "where it was"
						: (frame.closest("article")?.querySelector("a")?.textContent ?? "product page"),
				);
		const start = Document.prototype.startViewTransition;
		Document.prototype.startViewTransition = function (update) {
			const note = { from: named(), to: [] as string[], animated: [] as string[] };
			window.transitions.push(note);
			const transition = start.call(this, update);
			void transition.ready.then(() => {
				note.to = named();
				const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
				note.animated = effects.flatMap((effect) => effect?.pseudoElement ?? []);
			});
			return transition;
		};
	});

const GROUP = "::view-transition-group(product-picture)";

test("the picture moves from the tile to the product page, and back", { tag: "@desktop" }, async ({
	page,
}) => {
	await noteTransitions(page);
	await page.goto("/en-it/women/dresses");
	await running(page);
	const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
	const name = (await link.textContent()) ?? "";
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect
		.poll(() => page.evaluate(() => window.transitions))
		.toEqual([{ from: ["where it was"], to: ["product page"], animated: expect.arrayContaining([GROUP]) }]);
	// No name may remain, so that the next transition can start.
	const first = page.locator("[data-frame=whole]");
	await expect(first).toHaveCSS("view-transition-name", "none");
	await expect(first).toBeVisible();
	await expect(page.locator("[data-carried]")).toHaveCount(0);

	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dresses");
	await expect
		.poll(() => page.evaluate(() => window.transitions.at(-1)))
		.toEqual({ from: ["where it was"], to: [name], animated: expect.arrayContaining([GROUP]) });
});

test("turning back before the picture has moved moves it back alone", { tag: "@thorough" }, async ({
	page,
}) => {
	await noteTransitions(page);
	await page.goto("/en-it/women/dresses");
	await running(page);
	// Delays frames, as on a slow phone.
	await page.evaluate(() => {
		const frames: FrameRequestCallback[] = [];
		const ask = window.requestAnimationFrame;
		window.requestAnimationFrame = (draw) => frames.push(draw);
		window.letGo = () => {
			window.requestAnimationFrame = ask;
			for (const draw of frames) ask(draw);
		};
	});
	const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
	const name = (await link.textContent()) ?? "";
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dresses");
	await page.evaluate(() => window.letGo());
	await expect
		.poll(() => page.evaluate(() => window.transitions))
		.toEqual([{ from: ["where it was"], to: [name], animated: expect.arrayContaining([GROUP]) }]);
	await expect(page.locator("[data-carried]")).toHaveCount(0);
});

test.describe("reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });
	test("nothing moves", async ({ page }) => {
		await noteTransitions(page);
		await page.goto("/en-it/women/dresses");
		await running(page);
		await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Dresses");
		expect(await page.evaluate(() => window.transitions)).toEqual([]);
		await page.getByRole("button", { name: "Add to bag" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	});
});
