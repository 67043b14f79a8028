import { findWithAxe } from "../support/find-with-axe.ts";
import { mailTo } from "../support/outbox.ts";
import { add, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const email = () => `shopper${Date.now()}${Math.floor(Math.random() * 1e6)}@vetrina.example`;

async function contact(page: Page, address: string): Promise<void> {
	await page.goto("/en-it/cart");
	await main(page).getByRole("link", { name: "Checkout" }).click();
	await expect(main(page).getByRole("heading", { name: "Contact" })).toBeVisible();
	await main(page).getByLabel("Email address").fill(address);
	await main(page).getByRole("button", { name: "Continue to delivery" }).click();
}
async function delivery(page: Page): Promise<void> {
	await expect(main(page).getByRole("heading", { name: "Delivery" })).toBeVisible();
	for (const [label, text] of [
		["First name", "Anna"],
		["Last name", "Rossi"],
		["Address", "Via Roma 1"],
		["Postal code", "20121"],
		["City", "Milano"],
		["Phone", "02 1234 5678"],
	] as const)
		await main(page).getByLabel(label, { exact: true }).fill(text);
	await main(page).getByLabel("Province", { exact: true }).selectOption({ label: "Milano" });
	await main(page).getByRole("button", { name: "Continue to payment" }).click();
}
async function pay(page: Page, number: string, { brand = "Visa" } = {}): Promise<void> {
	await expect(main(page).getByRole("heading", { name: "Payment" })).toBeVisible();
	const fields = page.frameLocator("iframe[title='Card details']");
	await fields.getByLabel("Card number").pressSequentially(number.replaceAll(" ", ""));
	if (brand) await expect(fields.getByLabel("Card number")).toHaveValue(number);
	await expect(fields.getByRole("status")).toHaveText(brand);
	await fields.getByLabel("Expiry date").pressSequentially(brand ? "331" : "3/31");
	if (brand) await expect(fields.getByLabel("Expiry date")).toHaveValue("03 / 31");
	await fields.getByLabel("Security code").fill("123");
	await expect(fields.getByLabel("Name on card")).toHaveValue("Anna Rossi");
	await fields.getByRole("button", { name: "Continue with this card" }).click();
	await expect(main(page).getByRole("button", { name: /^Order and pay/ })).toBeVisible();
}
const place = (page: Page) =>
	main(page)
		.getByRole("button", { name: /^Order and pay/ })
		.click();

// proves checkout-1, checkout-3, checkout-5, checkout-9
test("a guest's declined card keeps the bag, and another card is confirmed by the bank", async ({ page }) => {
	test.slow();
	const address = email();
	await add(page, "VT10002-camel", "M, low stock");
	await contact(page, address);
	await delivery(page);
	await pay(page, "4000 0000 0000 0002");
	await place(page);
	await expect(main(page).getByText("Your bank declined this card.", { exact: false })).toBeVisible();
	await expect(page.getByRole("complementary", { name: "Your order" })).toContainText("€");
	await pay(page, "4000 0000 0000 3220");
	// Going back does not show the earlier error, and going forward still works.
	await page.goBack();
	await expect(main(page).getByText("Visa ending in 3220")).toBeVisible();
	await expect(main(page).getByText("Your bank declined this card.", { exact: false })).toHaveCount(0);
	await page.goForward();
	await expect(main(page).getByRole("button", { name: /^Order and pay/ })).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await place(page);
	const bank = page.frameLocator("iframe[title='Confirm your payment']");
	await bank.getByLabel("Code").fill("1234");
	await bank.getByRole("button", { name: "Confirm" }).click();
	await expect(page).toHaveURL(/\/en-it\/checkout\/confirmation\?orderNo=/);
	await expect(main(page).getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
	await expect(main(page).getByText(address)).toBeVisible();
	await expect(main(page).getByText("Visa ending in 3220")).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	expect((await mailTo(address, /^Your order \w+$/)).text).toContain(
		new URL(page.url()).searchParams.get("orderNo") ?? "?",
	);
	const order = await main(page).getByRole("link", { name: "View your order" }).getAttribute("href");
	await page.goto(order ?? "");
	await expect(main(page).getByRole("heading", { name: /^Order / })).toBeVisible();
	await expect(main(page).getByText("Visa ending in 3220")).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	// Going back or reloading sells nothing twice.
	await page.goBack();
	await page.reload();
	await expect(main(page).getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
	await page.goto("/en-it/checkout");
	await expect(page).toHaveURL("/en-it/cart");
});

// proves checkout-1, checkout-21
test("the checkout is one page: errors show at their fields, a reload keeps the input, and going back changes the step", async ({
	page,
}) => {
	await add(page, "VT10055-petrol", "IT 46");
	const replied = page.waitForResponse(/\/checkout\?step=delivery/);
	await contact(page, email());
	await replied;
	await expect(page.locator("#sig-api")).toHaveAttribute("data-order-session-id", /.+/);
	await main(page).getByLabel("First name").fill("Anna");
	await main(page).getByLabel("Postal code").fill("1");
	await main(page).getByRole("button", { name: "Continue to payment" }).click();
	await expect(main(page).getByText("Please check the fields marked below.")).toBeVisible();
	await expect(main(page).getByLabel("Last name")).toBeFocused();
	await expect(main(page).getByLabel("First name")).toHaveValue("Anna");
	await expect(main(page).getByText(/^Please check the postal code, for example .*00144/)).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await page.reload();
	await expect(main(page).getByLabel("First name")).toHaveValue("Anna");
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
	});
	await delivery(page);
	await pay(page, "4242 4242 4242 4242");
	await page.goBack();
	await expect(main(page).getByRole("link", { name: "Use this card" })).toBeVisible();
	await page.goBack();
	await expect(main(page).getByLabel("City")).toHaveValue("Milano");
	await main(page).getByRole("link", { name: "Edit: Review" }).click();
	await expect(main(page).getByText("Visa ending in 4242")).toBeVisible();
	expect(documents).toBe(0);
});

// proves wallets-5
test("a guest pays from the bag in Google's sheet, and closing it costs nothing", async ({ page }) => {
	await add(page, "VT10055-petrol", "IT 48");
	await page.goto("/en-it/cart");
	// The button leads to the checkout until its script has loaded.
	await running(page);
	const wallet = main(page).getByRole("button", { name: "Pay with Google Pay" });
	await wallet.click();
	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("heading", { name: "Pay with Google Pay" })).toBeVisible();
	await sheet.getByRole("button", { name: "Cancel" }).click();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL("/en-it/cart");
	await expect(wallet).toBeFocused();
	await wallet.click();
	await sheet.getByLabel("Email").fill(email());
	await sheet.getByRole("button", { name: /^Pay/ }).click();
	await expect(main(page).getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
	await expect(main(page).getByText("Google Pay")).toBeVisible();
	await expect(main(page).getByText("Via Roma 1")).toBeVisible();
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves checkout-1
	test("a guest buys by forms alone, step by step", { tag: "@thorough" }, async ({ page }) => {
		await page.goto("/en-it/VT10001-emerald.html");
		await page.getByRole("radio", { name: "IT 42", exact: true }).check({ force: true });
		await page.getByRole("button", { name: "Add to bag" }).click();
		await contact(page, "not an address");
		await expect(main(page).getByText("Please enter a valid email address.")).toBeVisible();
		await main(page).getByLabel("Email address").fill(email());
		await main(page).getByRole("button", { name: "Continue to delivery" }).click();
		await delivery(page);
		await pay(page, "4242 4242 4242 4242", { brand: "" });
		await place(page);
		await expect(main(page).getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
	});
});
