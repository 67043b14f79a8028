import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";
const gallery = (page: Page) => page.getByRole("dialog", { name: "Images" });
/** The first status is the gallery's own; messages have another one. */
const status = (page: Page) => gallery(page).getByRole("status").first();
const next = (page: Page) => gallery(page).getByRole("button", { name: "Next item" });
const tile = (page: Page, at: number) => page.getByRole("main").getByRole("article").nth(at);

/** The gallery begins with the product below the tools. */
async function openAt(page: Page, at: number): Promise<void> {
	// Tiles that come while the page scrolls may move it.
	await expect(async () => {
		await tile(page, at).evaluate((one) =>
			scrollBy({ top: one.getBoundingClientRect().top - 120, behavior: "instant" }),
		);
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		const { y } = (await tile(page, at).boundingBox()) ?? { y: Number.NaN };
		expect(Math.abs(y - 120)).toBeLessThan(4);
	}).toPass();
	// A click by the pointer would first scroll the page to where the sticky button is laid out.
	await page.getByRole("button", { name: "View full screen" }).dispatchEvent("click");
}

async function open(page: Page, at: number): Promise<void> {
	await page.goto(LIST);
	await running(page);
	await openAt(page, at);
	await expect(gallery(page).getByRole("img")).toBeVisible();
}

// proves list-17
test("the gallery continues into the next page, and returns to the last viewed tile", async ({ page }) => {
	await open(page, 22);
	await expect(status(page)).toHaveText(/item 23 of \d+$/);
	await expect(page.locator("html")).toHaveAttribute("data-locked");
	for (const place of [24, 25, 26]) {
		await next(page).click();
		await expect(status(page)).toHaveText(new RegExp(`item ${place} of`));
	}
	const name = (await gallery(page).getByRole("link").textContent()) ?? "";
	await page.keyboard.press("Escape");
	await expect(gallery(page)).toBeHidden();
	await expect(page.locator("html")).not.toHaveAttribute("data-locked");
	await expect(tile(page, 25).getByRole("link", { name, exact: true })).toBeFocused();
	await expect(tile(page, 25)).toBeInViewport();
});

test("keys and swipes turn the gallery, which ends at its first product", { tag: "@thorough" }, async ({
	page,
}) => {
	await open(page, 0);
	await expect(gallery(page).getByRole("button", { name: "Previous item" })).toHaveAttribute("aria-disabled");
	await page.keyboard.press("ArrowRight");
	await expect(status(page)).toHaveText(/item 2 of/);
	await page.keyboard.press("Home");
	await page.keyboard.press("ArrowLeft");
	await expect(status(page)).toHaveText(/item 1 of/);
	await gallery(page).getByRole("button", { name: "Zoom in" }).click();
	await expect(gallery(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
});

test("a link to the product closes the gallery, as does going back", { tag: "@thorough" }, async ({
	page,
}) => {
	await open(page, 0);
	const link = gallery(page).getByRole("link");
	const name = (await link.textContent()) ?? "";
	await link.click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(gallery(page)).toBeHidden();
	await page.goBack();
	await expect(tile(page, 0)).toBeVisible();
	await expect(gallery(page)).toBeHidden();
});

test.describe("a next page that fails to load", () => {
	test.use({ noise: [/_page/] });
	test("shows an error on request, and continues once it loads", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(LIST);
		await page.route("**/_page/**", (route) => route.fulfill({ status: 503, body: "" }));
		await running(page);
		await openAt(page, 22);
		await expect(status(page)).toHaveText(/item 23 of/);
		await next(page).click();
		await next(page).click();
		await expect(page.getByText("Something went wrong. Try again!")).toBeVisible();
		await page.unroute("**/_page/**");
		await next(page).click();
		await expect(status(page)).toHaveText(/item 25 of/);
	});
});
