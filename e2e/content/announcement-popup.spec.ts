import { askToSignIn, signIn } from "../support/customer.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";
const popup = (page: Page) => page.getByRole("dialog", { name: "Returns, made simple" });
const line = (page: Page) => page.getByRole("link", { name: "Free returns within 30 days" });

/** Goes on to the line with the popup and presses it. */
async function openPopup(page: Page): Promise<void> {
	const next = page.getByRole("button", { name: "Next announcement" });
	await expect
		.poll(async () => {
			if (!(await line(page).isVisible())) await next.click();
			return line(page).isVisible();
		})
		.toBe(true);
	await line(page).click();
	await expect(popup(page)).toContainText("Send the item back with its labels, free of charge.");
}

// proves shell-31, content-28, shell-2
test("a line's popup takes the focus, closes by Escape and returns it, and its link leads on", async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	await openPopup(page);
	await expect(page).toHaveURL(LIST);
	expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(popup(page)).toBeHidden();
	await expect(line(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await popup(page).getByRole("link", { name: "How to return" }).click();
	await expect(page).toHaveURL("/en-it/returns");
	await expect(popup(page)).toBeHidden();
});

// proves shell-31, shell-2
test("going back closes a line's popup", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Midi dresses");
	await openPopup(page);
	await page.goBack();
	await expect(page).toHaveURL(LIST);
	await expect(popup(page)).toBeHidden();
});

// proves content-57, cache-18
test("the page after signing in shows the line and the section of the customer's group, and guests see neither", async ({
	page,
}) => {
	const line = page
		.getByRole("region", { name: "Announcements" })
		.getByText("15% off every order for our VIP clients");
	const section = page.getByText("New pieces are put aside for you first.");
	await page.goto(LIST);
	await running(page);
	await expect(page.getByRole("button", { name: "Next announcement" })).toBeVisible();
	await expect(line).toHaveCount(0);
	await askToSignIn(page);
	await signIn(page, "vip@vetrina.example");
	await page.evaluate(() => void navigation.navigate("/en-it/"));
	await expect(section).toBeVisible();
	await expect(line).toBeVisible();
	// Each navigation loads a document until the client runs.
	await running(page);
	await page.evaluate(() => document.body.setAttribute("data-same", "document"));
	await page.evaluate(() => void navigation.navigate("/en-it/about"));
	await expect(page).toHaveURL("/en-it/about");
	await expect(line).toBeVisible();
	await expect(page.locator("body")).toHaveAttribute("data-same", "document");
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	// proves content-28
	test("a banner leads to its popup's page, and that on to the popup's link", async ({ page }) => {
		await page.goto("/en-pt/women/dresses");
		await page.getByRole("link", { name: "Care and repair" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Care and repair");
		await expect(page.getByRole("main")).toContainText("We repair what we sell");
		await page.getByRole("main").getByRole("link").first().click();
		await expect(page).toHaveURL("/en-pt/csc");
	});
});
