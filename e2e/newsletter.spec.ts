import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const HOME = "/en-it/";
const LIST = "/en-it/women/dresses";
/** Preference newsletterPopup.delaySeconds, and a moment. */
const DELAY_MS = 31_000;
const popup = (page: Page) => page.getByRole("dialog", { name: "Newsletter" });
const link = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" });
/** Phones show the footer's links below titles that open. */
const press = async (page: Page): Promise<void> => {
	for (const title of await page.locator("footer details:has(a[href$='/newsletter']) > summary").all())
		await title.click();
	await link(page).click();
};
const later = (page: Page) => page.clock.runFor(DELAY_MS);
const idle = async (page: Page) => {
	await running(page);
	await page.waitForLoadState("networkidle");
};

test("the footer's popup refuses an invalid address, accepts a valid one, and returns the focus to the link", async ({
	page,
}) => {
	await page.goto(LIST);
	await idle(page);
	await press(page);
	const email = popup(page).getByLabel("Email address");
	await email.fill("unknown");
	await popup(page).getByRole("button", { name: "Sign up" }).click();
	await expect(popup(page).getByRole("alert")).toHaveText("Please enter a valid email address.");
	await expect(email).toBeFocused();
	await email.fill("mara@vetrina.example");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Thank you for signing up.")).toBeVisible();
	await expect(popup(page)).toBeHidden();
	await expect(link(page)).toBeFocused();
	expect(new URL(page.url()).pathname).toBe(LIST);
});

// proves newsletter-1
test("the popup opens once after a delay, not over a layer and not on sites without the offer", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.clock.install();
	await page.goto(product("VT10003-ivory"));
	await idle(page);
	await later(page);
	// The preference excludes /pdp.
	await expect(popup(page)).toHaveCount(0);
	await page.goto(HOME);
	await idle(page);
	const search = page.getByRole("banner").getByRole("link", { name: "Search" });
	await search.click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	await later(page);
	await expect(popup(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(search).toBeFocused();
	await later(page);
	await expect(popup(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(popup(page)).toBeHidden();
	await expect(search).toBeFocused();
	await page.goto(LIST);
	await idle(page);
	await later(page);
	await expect(popup(page)).toHaveCount(0);
});

test("the popup waits until scrolling has stopped", { tag: "@thorough" }, async ({ page }) => {
	await page.clock.install();
	await page.goto(LIST);
	await idle(page);
	await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
	for (let [y, passed] = [50, 0]; passed < DELAY_MS; [y, passed] = [y + 50, passed + 900]) {
		await page.evaluate((to) => {
			scrollTo(0, to);
			return new Promise((done) => document.addEventListener("scroll", done, { once: true }));
		}, y);
		await page.clock.runFor(900);
	}
	await expect(popup(page)).toHaveCount(0);
	await page.clock.resume();
	await expect(popup(page)).toBeVisible();
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the link leads to a page whose form works", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(HOME);
		await press(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Newsletter");
		const main = page.getByRole("main");
		await main.getByLabel("Email address", { exact: true }).fill("unknown@nowhere");
		await main.getByRole("button", { name: "Sign up" }).click();
		await expect(main.getByRole("alert")).toHaveText("Please enter a valid email address.");
		await main.getByLabel("Email address", { exact: true }).fill("mara@vetrina.example");
		await main.getByRole("button", { name: "Sign up" }).click();
		await expect(main.getByRole("status")).toHaveText("Thank you for signing up.");
	});
});
