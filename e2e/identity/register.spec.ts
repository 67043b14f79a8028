import type { Page } from "@playwright/test";
import { buy } from "../support/purchase.ts";
import { running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const PASSWORD = "Silk&Wool42";
const newEmail = (): string => `ada-${crypto.randomUUID()}@vetrina.example`;
const form = (page: Page) => page.getByRole("main").locator("form").first();

async function fillIn(page: Page, email: string): Promise<void> {
	await form(page).getByLabel("Email address").fill(email);
	await form(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
	await form(page).getByLabel("First name").fill("Ada");
	await form(page).getByLabel("Last name").fill("Bianchi");
}
const agree = (page: Page) =>
	form(page)
		.getByLabel(/privacy policy/)
		.check();
const send = (page: Page) => form(page).getByRole("button", { name: "Create account" }).click();

test("each field shows its error, and a change of language keeps the input", async ({ page }) => {
	await page.goto("/en-it/register");
	await running(page);
	const email = form(page).getByLabel("Email address");
	await email.fill("ada@");
	await email.press("Tab");
	await expect(form(page).getByText("Please enter a valid email address.")).toBeVisible();
	await form(page).getByLabel("Password", { exact: true }).fill("silkwool");
	await expect(form(page).getByRole("listitem").filter({ hasText: "A number" })).not.toHaveText(/met/);
	await form(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
	await expect(form(page).getByRole("listitem").filter({ hasText: "A number" })).toHaveText(/met/);

	await form(page).getByLabel("First name").fill("Ada");
	await send(page);
	await expect(form(page).getByRole("alert")).toHaveText("Please check 3 fields.");
	await expect(email).toBeFocused();

	await page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" }).click();
	await expect(page).toHaveURL("/de-it/register");
	await running(page);
	await expect(form(page).getByLabel("Vorname")).toHaveValue("Ada");
	await expect(form(page).getByLabel("Passwort", { exact: true })).toHaveValue("");
});

// proves identity-24
test("the flyout registers a customer, and adds the product that opened it", async ({ page }) => {
	// In Japan guests have no wishlist.
	await page.goto("/en-jp/VT10002-camel.html");
	await running(page);
	await page
		.getByRole("button", { name: /^Add to wishlist/ })
		.first()
		.click();
	const flyout = page.getByRole("dialog", { name: "Sign in" });
	const tab = flyout.getByRole("tab", { name: "Sign in" });
	await expect(tab).toHaveAttribute("aria-selected", "true");
	await tab.press("ArrowRight");
	await expect(flyout.getByRole("tab", { name: "Create account" })).toBeFocused();
	await flyout.getByLabel("Email address").fill(newEmail());
	await flyout.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await flyout.getByLabel("First name", { exact: true }).fill("Ada");
	await flyout.getByLabel("Last name", { exact: true }).fill("Bianchi");
	await flyout.getByLabel("First name in furigana").fill("エイダ");
	await flyout.getByLabel("Last name in furigana").fill("ビアンキ");
	await flyout.getByLabel(/privacy policy/).check();
	await flyout.getByRole("button", { name: "Create account" }).click();
	await expect(page).toHaveURL("/en-jp/myaccount?notice=registered");
	await page.goto("/en-jp/wishlist");
	await expect(page.getByRole("list", { name: "Wishlist items" }).getByRole("article")).toHaveCount(1);
});

/** Registers from the confirmation of an order, whose data the form takes over (identity-18). */
async function openAccountAfterOrder(page: Page): Promise<void> {
	const email = newEmail();
	await page.goto("/en-it/cart");
	const orderNo = await buy(page, ["800000520206"], { email });
	await page.goto(`/en-it/checkout/confirmation?orderNo=${orderNo}`);
	await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
	await expect(page).toHaveURL(`/en-it/register?orderNo=${orderNo}`);
	await expect(form(page).getByText(email)).toBeVisible();
	await expect(form(page).getByRole("textbox")).toHaveCount(1);
	await expect(form(page).getByRole("checkbox")).toHaveCount(1);
	await expect(form(page).getByRole("combobox")).toHaveCount(0);
	await form(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
	await send(page);
	await expect(form(page).getByText("Please accept the privacy policy.")).toBeVisible();
	await form(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
	await agree(page);
	await send(page);
	await expect(page).toHaveURL("/en-it/myaccount?notice=registered");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Anna Rossi");
	await page.goto("/en-it/orders");
	await expect(page.getByRole("main").getByText(orderNo)).toBeVisible();
}

// proves identity-18
test("a buyer opens an account with a password and the agreement alone", async ({ page }) => {
	await openAccountAfterOrder(page);
});

test("an address can open the form", async ({ page }) => {
	await page.goto("/en-it/?openRegisterForm=true");
	await expect(page.getByRole("dialog").getByRole("tab", { name: "Create account" })).toHaveAttribute(
		"aria-selected",
		"true",
	);
});

test("guests who open the account are asked to sign in", async ({ page }) => {
	await page.goto("/en-it/myaccount");
	await expect(page).toHaveURL(/\/en-it\/login/);
	await expect(page.getByRole("main").getByLabel("Email address")).toBeVisible();
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves identity-18
	test("a buyer opens an account with a password and the agreement alone, without JavaScript", async ({
		page,
	}) => {
		await openAccountAfterOrder(page);
	});

	test("a refused form comes back with its input, and registers once corrected", {
		tag: "@thorough",
	}, async ({ page }) => {
		await page.goto("/en-it/register");
		const email = newEmail();
		await fillIn(page, email);
		await send(page);
		await expect(page).toHaveURL("/en-it/register");
		await expect(form(page).getByText("Please accept the privacy policy.")).toBeVisible();
		await expect(form(page).getByLabel("Email address")).toHaveValue(email);
		await expect(form(page).getByLabel("First name")).toHaveValue("Ada");
		await expect(form(page).getByLabel("Password", { exact: true })).toHaveValue("");
		await form(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
		await agree(page);
		await send(page);
		await expect(page).toHaveURL("/en-it/myaccount?notice=registered");

		// A second registration with the same address is refused.
		await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
		await page.goto("/en-it/register");
		await fillIn(page, email);
		await agree(page);
		await send(page);
		await expect(form(page).getByText("There is already an account with this email address.")).toBeVisible();
	});
});
