import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const gallery = (page: Page) => page.getByRole("dialog", { name: "Images" });
/** The first status is the gallery's own; messages have another one. */
const status = (page: Page) => gallery(page).getByRole("status").first();
const shown = (page: Page) => page.locator("dialog:modal").getByRole("listitem").getByRole("img");

async function open(
	page: Page,
	locale = "en-it",
	picture: string | RegExp = /^Enlarge image 1 /,
): Promise<void> {
	await page.goto(product("VT10001-emerald", locale));
	await expect(page.locator("html")).toHaveAttribute("data-running");
	await page.getByRole("button", { name: picture }).click();
	await expect(shown(page)).toBeVisible();
}

/** Swipes from the middle of the picture. */
async function swipe(page: Page, by: number): Promise<void> {
	const box = await gallery(page).getByRole("list").boundingBox();
	if (!box) throw new Error("The gallery has no stage");
	const y = box.y + box.height / 2;
	const from = box.x + box.width / 2 - by / 2;
	await page.mouse.move(from, y);
	await page.mouse.down();
	await page.mouse.move(from + by / 2, y, { steps: 3 });
	await page.mouse.move(from + by, y, { steps: 3 });
	await page.mouse.up();
}

const measureWidth = async (page: Page): Promise<number> => (await shown(page).boundingBox())?.width ?? 0;

// proves media-6
test("a swipe over 200 px turns, a shorter one does not", { tag: "@desktop" }, async ({ page }) => {
	await open(page);
	await swipe(page, -180);
	await expect(status(page)).toHaveText(/^Image 1 of/);
	await swipe(page, -260);
	await expect(status(page)).toHaveText(/^Image 2 of/);
	await swipe(page, 260);
	await expect(status(page)).toHaveText(/^Image 1 of/);
});

test("a double tap zooms, a single one does not", { tag: "@thorough" }, async ({ page }) => {
	await open(page);
	const whole = await measureWidth(page);
	await shown(page).tap();
	await expect(gallery(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
	expect(await measureWidth(page)).toBeCloseTo(whole, 0);
	await shown(page).tap();
	await shown(page).tap();
	await expect.poll(() => measureWidth(page)).toBeCloseTo(whole * 2, 0);
});

test("going back closes the gallery with its page", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.getByRole("article").first().getByRole("link").first().click();
	await page.getByRole("button", { name: /^Enlarge image 1 / }).click();
	await expect(gallery(page)).toBeVisible();
	await page.goBack();
	await expect(gallery(page)).toBeHidden();
	await expect(page.locator("html")).not.toHaveAttribute("data-locked");
});
