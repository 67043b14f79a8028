import { stateProducts } from "@vetrina/demo-house/catalogue/states.ts";
import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const page_ = (state: "video" | "model-3d" | "female-image", locale = "en-it"): string =>
	product(stateProducts[state].groupIds[0] ?? "", locale);
const pictures = (page: Page) => page.getByRole("main").getByRole("list", { name: /^Images of/ });

test.describe("a film", () => {
	const film = (page: Page) => page.locator("main video").first();
	const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused);
	const bringIntoView = (page: Page) =>
		pictures(page)
			.getByRole("listitem")
			.nth(1)
			.evaluate((item) => item.scrollIntoView({ behavior: "instant", block: "center", inline: "center" }));

	// proves media-4
	test("plays muted in a loop while visible, and pauses out of view and in a hidden tab", async ({
		page,
	}) => {
		await page.goto(page_("video"));
		await expect(film(page)).toBeAttached();
		expect(await isPlaying(page)).toBe(false);
		await bringIntoView(page);
		await expect.poll(() => isPlaying(page)).toBe(true);
		await expect
			.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
			.toBeGreaterThan(0);
		expect(await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([
			true,
			true,
		]);
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", { configurable: true, value: true });
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await expect.poll(() => isPlaying(page)).toBe(false);
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", { configurable: true, value: false });
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await expect.poll(() => isPlaying(page)).toBe(true);
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		await expect.poll(() => isPlaying(page)).toBe(false);
	});

	test("has buttons for touch and keyboard", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(page_("video"));
		await expect(film(page)).toBeAttached();
		await bringIntoView(page);
		const item = pictures(page).getByRole("listitem").nth(1);
		await item.getByRole("button", { name: "Pause film" }).tap();
		await expect.poll(() => isPlaying(page)).toBe(false);
		await item.getByRole("button", { name: "Play film" }).press("Enter");
		await expect.poll(() => isPlaying(page)).toBe(true);
		await item.getByRole("button", { name: "Unmute" }).tap();
		expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
		await expect(item.getByRole("button", { name: "Mute" })).toBeVisible();
	});

	test("takes the focus over from its thumbnail", { tag: "@thorough" }, async ({ page }) => {
		const released = Promise.withResolvers<void>();
		await page.route(/film-player[^/]*\.js/, async (route) => {
			await released.promise;
			await route.continue();
		});
		await page.goto(page_("video"));
		await running(page);
		const item = pictures(page).getByRole("listitem").nth(1);
		await item.getByRole("link", { name: /^Film: / }).focus();
		released.resolve();
		await expect(item.getByRole("button", { name: / film$/ })).toBeFocused();
		await expect(item.getByRole("link")).toHaveCount(0);
	});

	test.describe("a film with reduced motion", () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });
		test("waits for the play button", async ({ page }) => {
			await page.goto(page_("video"));
			await expect(film(page)).toBeAttached();
			await bringIntoView(page);
			await pictures(page).getByRole("listitem").nth(1).getByRole("button", { name: "Play film" }).tap();
			await expect.poll(() => isPlaying(page)).toBe(true);
		});
	});

	test.describe("a film whose provider fails", () => {
		test.use({ noise: [/proxy\/video/] });
		// proves media-8
		test("keeps its thumbnail, and the page works", { tag: "@thorough" }, async ({ page }) => {
			await page.route("**/proxy/video/film**", (route) => route.fulfill({ status: 503, body: "" }));
			await page.goto(page_("video"));
			await expect(film(page)).toBeAttached();
			await bringIntoView(page);
			const item = pictures(page).getByRole("listitem").nth(1);
			await expect(item.getByRole("button")).toHaveCount(0);
			await expect(item.getByRole("img")).toBeVisible();
		});
	});

	test.describe("no JavaScript", () => {
		test.use({ javaScriptEnabled: false });
		test("is a link to its file", async ({ page }) => {
			await page.goto(page_("video"));
			await expect(
				pictures(page)
					.getByRole("link", { name: /^Film: / })
					.first(),
			).toHaveAttribute("href", /^\/proxy\/video\/film\?/);
		});
	});
});

test.describe("a 3D model", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });
	const solid = (page: Page) => page.getByRole("application", { name: /in 3D/ });

	test("loads on demand, reacts to keys, and keeps the picture behind it", { tag: "@thorough" }, async ({
		page,
	}) => {
		const files: string[] = [];
		page.on("request", (request) => files.push(request.url()));
		await page.goto(page_("model-3d"));
		await expect(page.getByRole("button", { name: "View in 3D" })).toBeVisible();
		expect(files.some((file) => /model-stage|\.glb/.test(file))).toBe(false);
		await page.getByRole("button", { name: "View in 3D" }).click();
		// The first drawing is slow on machines without a graphics card.
		await expect(solid(page)).toHaveAttribute("data-ready", "", { timeout: 25_000 });
		await expect(solid(page)).toBeFocused();
		const before = await solid(page).screenshot();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await expect.poll(async () => (await solid(page).screenshot()).equals(before)).toBe(false);
		await page.getByRole("button", { name: "Back to images" }).click();
		await expect(solid(page)).toHaveCount(0);
		await expect(page.getByRole("button", { name: /^Enlarge image 1 / })).toBeVisible();
	});

	test.describe("a 3D model that fails to load", () => {
		test.use({ noise: [/dw\/model/] });
		test("keeps the picture, and shows an error", { tag: "@thorough" }, async ({ page }) => {
			await page.route("**/dw/model/**", (route) => route.fulfill({ status: 503, body: "" }));
			await page.goto(page_("model-3d"));
			await page.getByRole("button", { name: "View in 3D" }).tap();
			await expect(page.getByText("The 3D view is not available on this device.")).toBeVisible();
			await expect(solid(page)).toHaveCount(0);
			await expect(page.getByRole("button", { name: "View in 3D" })).toBeVisible();
		});
	});
});

test("a men's product can be shown on a woman, and enlarged", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(page_("female-image"));
	await running(page);
	const first = pictures(page).getByRole("img").first();
	const his = await first.getAttribute("src");
	await page.getByRole("button", { name: "For her" }).click();
	await expect(page.getByRole("button", { name: "For her", pressed: true })).toBeFocused();
	await expect(first).not.toHaveAttribute("src", his ?? "");
	const hers = await first.getAttribute("src");
	await page.getByRole("button", { name: /^Enlarge image 1 / }).click();
	await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute("src", hers ?? "");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "For him" }).click();
	await expect(first).toHaveAttribute("src", his ?? "");
});
