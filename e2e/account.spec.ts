import { PASSWORD } from "../tests/setup/customer.ts";
import { createCustomer } from "./support/customer.ts";
import { findWithAxe } from "./support/find-with-axe.ts";
import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");

async function signIn(page: Page): Promise<void> {
	await page.goto("/en-it/track-order");
	const { origin } = new URL(page.url());
	await page.request.post(`${origin}/en-it/login`, {
		form: { intent: "signIn", email: await createCustomer("vetrina-eu"), password: PASSWORD },
		headers: { origin },
		maxRedirects: 0,
	});
}

// proves account-1, account-2, account-9
test("an address is written in a popup over its page, which closes by Escape and by going back", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/en-it/myaccount");
	await running(page);
	const pages = page.getByRole("navigation", { name: "My account" });
	await pages.getByRole("link", { name: "Addresses" }).click();
	await expect(main(page).getByRole("heading", { name: "Addresses", level: 1 })).toBeFocused();
	await expect(pages.getByRole("link", { name: "Addresses" })).toHaveAttribute("aria-current", "page");
	// The row has scrolled to the current page's link.
	await expect(pages.getByRole("link", { name: "Addresses" })).toBeInViewport({ ratio: 1 });
	const add = main(page).getByRole("link", { name: "Add an address" });
	const popup = page.getByRole("dialog", { name: "Add an address" });
	await add.click();
	await expect(popup.getByRole("heading", { name: "Add an address" })).toBeFocused();
	await expect(page).toHaveURL("/en-it/addresses?edit=");
	expect(await findWithAxe(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(popup).toHaveCount(0);
	await expect(page).toHaveURL("/en-it/addresses");
	await expect(add).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(popup).toBeVisible();
	await page.goBack();
	await expect(popup).toHaveCount(0);
	await add.click();
	for (const [label, value] of [
		["First name", "Anna"],
		["Last name", "Rossi"],
		["Address", "Via Roma 1"],
		["Postal code", "x"],
		["City", "Milano"],
	] as const)
		await popup.getByLabel(label, { exact: true }).fill(value);
	await popup.getByLabel("Province").selectOption("MI");
	await popup.getByLabel("Phone").fill("0212345678");
	await popup.getByRole("button", { name: "Save" }).click();
	await expect(popup.getByLabel("Postal code")).toBeFocused();
	await expect(popup.getByLabel("Postal code")).toHaveAttribute("aria-invalid", "true");
	await popup.getByLabel("Postal code").fill("20121");
	await popup.getByRole("button", { name: "Save" }).click();
	await expect(main(page).getByRole("status")).toHaveText("Your address has been saved.");
	await main(page)
		.getByRole("link", { name: /^Remove/ })
		.click();
	await expect(page.getByRole("dialog", { name: "Delete this address?" })).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
	await expect(main(page).getByText("You haven’t saved any addresses yet.")).toBeVisible();
});

// proves account-10
test("tabs change by keys, and are restored when the shopper comes back", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/en-it/newsletter-preference-center");
	await running(page);
	const tab = (name: string) => main(page).getByRole("tab", { name });
	await expect(main(page).getByRole("tabpanel", { name: "Newsletter" })).toBeVisible();
	await tab("Newsletter").press("ArrowRight");
	await expect(tab("Items you are waiting for")).toBeFocused();
	const waiting = main(page).getByRole("tabpanel", { name: "Items you are waiting for" });
	await expect(waiting.getByText("You are not waiting for any item.")).toBeVisible();
	await expect(main(page).getByRole("tabpanel")).toHaveCount(1);
	expect(await findWithAxe(page)).toEqual([]);
	await page.getByRole("navigation", { name: "My account" }).getByRole("link", { name: "Orders" }).click();
	await expect(main(page).getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
	await page.goBack();
	await expect(waiting).toBeVisible();
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves account-9, account-10
	test("a popup is a page, and tabs are shown one below the other", { tag: "@thorough" }, async ({
		page,
	}) => {
		await signIn(page);
		await page.goto("/en-it/addresses");
		await main(page).getByRole("link", { name: "Add an address" }).click();
		await expect(main(page).getByRole("heading", { name: "Add an address" })).toBeVisible();
		await expect(main(page).getByText("You haven’t saved any addresses yet.")).toBeHidden();
		await expect(main(page).getByRole("button", { name: "Save" })).toBeVisible();
		await main(page).getByRole("link", { name: "Close" }).click();
		await expect(main(page).getByText("You haven’t saved any addresses yet.")).toBeVisible();
		await page.goto("/en-it/newsletter-preference-center");
		await expect(main(page).getByText("You are not waiting for any item.")).toBeVisible();
		await expect(main(page).getByRole("button", { name: "Save" })).toBeVisible();
	});
});
