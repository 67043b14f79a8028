import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The full-screen gallery of a product page (media-6). */
const gallery = (page: Page) => page.getByRole("dialog", { name: "Images" });
/** What the gallery says itself; messages come behind it. */
const status = (page: Page) => gallery(page).getByRole("status").first();
/** In any language. */
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

/** From the middle of the picture, as a finger or mouse would. */
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

const widthOf = async (page: Page): Promise<number> => (await shown(page).boundingBox())?.width ?? 0;

test("keys turn the pictures up to the last one, Escape closes and the focus returns", async ({ page }) => {
	await open(page);
	await expect(page.locator("html")).toHaveAttribute("data-locked");
	await expect(status(page)).toHaveText(/^Image 1 of \d$/);
	await page.keyboard.press("ArrowRight");
	await expect(status(page)).toHaveText(/^Image 2 of/);
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(status(page)).toHaveText(/^Image 1 of/);
	await page.keyboard.press("End");
	await expect(status(page)).toHaveText(/^Image (\d) of \1$/);
	await page.keyboard.press("Escape");
	await expect(gallery(page)).toBeHidden();
	await expect(page.locator("html")).not.toHaveAttribute("data-locked");
	await expect(page.getByRole("button", { name: /^Enlarge image 1 / })).toBeFocused();
});

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

test("from right to left everything goes the other way", async ({ page }) => {
	await open(page, "ar-sa", /^تكبير الصورة 1 /);
	const counter = page.locator("dialog:modal [role=status]");
	await page.keyboard.press("ArrowLeft");
	await expect(counter).toHaveText(/^الصورة 2 /);
	await page.keyboard.press("ArrowRight");
	await expect(counter).toHaveText(/^الصورة 1 /);
});

test("a click zooms to 2, then to 3, then shows the whole; keys move about in it", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await open(page);
	const whole = await widthOf(page);
	for (const times of [2, 3, 1]) {
		await shown(page).click();
		await expect.poll(() => widthOf(page)).toBeCloseTo(whole * times, 0);
	}
	await page.keyboard.press("+");
	await expect.poll(() => widthOf(page)).toBeCloseTo(whole * 2, 0);
	const before = await shown(page).boundingBox();
	await page.keyboard.press("ArrowDown");
	await expect.poll(async () => (await shown(page).boundingBox())?.y).toBeCloseTo((before?.y ?? 0) - 80, 0);
	await expect(status(page)).toHaveText(/^Image 1 of/);
});

test("a double tap zooms, a single one does not", async ({ page }) => {
	await open(page);
	const whole = await widthOf(page);
	await shown(page).tap();
	await expect(gallery(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
	expect(await widthOf(page)).toBeCloseTo(whole, 0);
	await shown(page).tap();
	await shown(page).tap();
	await expect.poll(() => widthOf(page)).toBeCloseTo(whole * 2, 0);
});

test("a press on the ground beside a picture closes it", { tag: "@desktop-only" }, async ({ page }) => {
	await open(page, "en-it", /^Enlarge image 2 /);
	await expect(status(page)).toHaveText(/^Image 2 of/);
	await gallery(page)
		.getByRole("list")
		.click({ position: { x: 20, y: 200 } });
	await expect(gallery(page)).toBeHidden();
});

test("going back closes it with its page", async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.getByRole("article").first().getByRole("link").first().click();
	await page.getByRole("button", { name: /^Enlarge image 1 / }).click();
	await expect(gallery(page)).toBeVisible();
	await page.goBack();
	await expect(gallery(page)).toBeHidden();
	await expect(page.locator("html")).not.toHaveAttribute("data-locked");
});
