import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const WINDOW = "/en-it/window";

const carousel = (page: Page) => page.getByRole("region", { name: "This season", exact: true });
const slides = (page: Page) => carousel(page).getByRole("list", { name: "This season" });
/** Returns the distance of the row's slides from its start in slides, in reading direction. */
const place = (page: Page) =>
	slides(page).evaluate((row) => {
		const starts = [...row.children].map((slide) => {
			const [outer, inner] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
			return Math.abs(
				getComputedStyle(row).direction === "rtl" ? inner.right - outer.right : inner.left - outer.left,
			);
		});
		return starts.findIndex((start) => start < 2);
	});
const question = (page: Page, at: number) => page.locator("main details[name]").nth(at);

test.describe("a carousel of editors", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	// proves content-23
	for (const [locale, name] of [
		["en-it", "This season"],
		["ar-sa", "هذا الموسم"],
	] as const)
		test(`moves by its buttons and dots, and loops, at ${locale}`, async ({ page }) => {
			await page.goto(`/${locale}/window`);
			await running(page);
			const region = page.getByRole("region", { name, exact: true });
			const row = region.getByRole("list").first();
			const first = () =>
				row.evaluate((list) => {
					const isRtl = getComputedStyle(list).direction === "rtl";
					const outer = list.getBoundingClientRect();
					return [...list.children].findIndex((slide) => {
						const inner = slide.getBoundingClientRect();
						return Math.abs(isRtl ? inner.right - outer.right : inner.left - outer.left) < 2;
					});
				});
			const buttons = region.getByRole("button");
			const next = buttons.last();
			expect(await first()).toBe(0);
			await next.click();
			await expect.poll(first).toBe(1);
			// At the end of the row, the last slides stand together.
			await expect
				.poll(async () => {
					await next.click();
					return first();
				})
				.toBe(0);
			await buttons.nth(1).click();
			await expect.poll(first).toBe(1);
			await expect(buttons.nth(1)).toHaveAttribute("aria-current", "true");
		});
});

test("a carousel that moves by itself can be stopped, and stands under a pointer", async ({ page }) => {
	await page.clock.install();
	await page.goto(WINDOW);
	await running(page);
	await carousel(page).getByRole("button", { name: "Stop the movement" }).focus();
	await page.clock.runFor(20_000);
	expect(await place(page)).toBe(0);
	await page.getByRole("banner").getByRole("link").first().focus();
	await page.clock.runFor(7000);
	await expect.poll(() => place(page)).not.toBe(0);
});

// proves media-12
test("a film's player loads as the film comes near, in the place that was kept for it", async ({ page }) => {
	const players: string[] = [];
	page.on("request", (request) => {
		if (/film-player[^/]*\.js/.test(request.url())) players.push(request.url());
	});
	await page.goto(WINDOW);
	await running(page);
	const link = page.getByRole("link", { name: /^Film/ });
	const before = await link.boundingBox();
	expect(players).toEqual([]);
	await link.scrollIntoViewIfNeeded();
	const film = page.locator("main video").first();
	await expect(film).toBeAttached();
	expect(players).toHaveLength(1);
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
	const after = await film.boundingBox();
	expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

// proves content-24
test("a moving line keeps the editors' speed, and stands once its button is pressed", async ({ page }) => {
	await page.goto(WINDOW);
	await running(page);
	const line = page.locator("main ul").filter({ hasText: "Wrapped by hand" }).first().locator("..");
	const speed = () =>
		line.evaluate((element) => {
			const [animation] = element.getAnimations();
			const seconds = Number(animation?.effect?.getComputedTiming().duration) / 1000;
			return Math.round(
				((element as HTMLElement).offsetWidth / 2 / seconds) * (animation?.playbackRate ?? 0),
			);
		});
	await expect.poll(speed).toBe(50);
	const button = page.getByRole("checkbox", { name: "Stop the moving line" });
	await button.focus();
	await page.keyboard.press("Space");
	await expect.poll(() => line.evaluate((element) => element.getAnimations()[0]?.playState)).toBe("paused");
});

test("nothing on a page of sections moves what is below it", async ({ page }) => {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + (entry as unknown as { value: number }).value}`;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(WINDOW);
	await running(page);
	for (const heading of await page.getByRole("main").getByRole("heading", { level: 2 }).all())
		await heading.scrollIntoViewIfNeeded();
	expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
});

test("tabs show one content at a time, by keyboard too", async ({ page }) => {
	await page.goto(WINDOW);
	await running(page);
	const tabs = page.getByRole("tablist", { name: "How it is made" });
	await expect(page.getByText("Twelve people sew here")).toBeVisible();
	await tabs.getByRole("tab", { selected: true }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByText("Twelve people sew here")).toBeHidden();
	await expect(page.getByRole("heading", { name: "Bags" })).toBeVisible();
});

// proves content-21
test("an article has a page of its own, to which its card leads", async ({ page }) => {
	await page.goto("/en-it/journal");
	await running(page);
	await page.getByRole("link", { name: "Wool wants air" }).click();
	await expect(page).toHaveURL("/en-it/journal/wool");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wool wants air");
	await expect(page.getByText("November 16, 2026").or(page.getByText("16 November 2026"))).toBeVisible();
	await expect(page.getByRole("heading", { name: "A night by the window" })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves content-23, content-24, content-25, media-12
	test("sections that move work", async ({ page }) => {
		await page.goto(WINDOW);
		await slides(page).hover();
		await page.mouse.wheel(900, 0);
		await expect.poll(() => place(page)).not.toBe(0);
		await expect(carousel(page).getByRole("button")).toHaveCount(0);

		await question(page, 0).locator("summary").click();
		await expect(question(page, 0)).toHaveAttribute("open", "");
		await question(page, 1).locator("summary").click();
		await expect(question(page, 0)).not.toHaveAttribute("open", "");

		await expect(page.getByText("Twelve people sew here")).toBeVisible();
		await expect(page.getByRole("heading", { name: "Bags" })).toBeVisible();
		await expect(page.getByRole("link", { name: /^Film/ })).toHaveAttribute(
			"href",
			/^\/proxy\/video\/film\?/,
		);
		await page.getByRole("checkbox", { name: "Stop the moving line" }).check();
	});
});
