import type { Locator } from "@playwright/test";
import { findWithAxe } from "../support/find-with-axe.ts";
import { add, lines, minicart, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Wallets with the sandbox's scripts buy, cancel and fail, at each place that has their buttons. */

const main = (page: Page) => page.getByRole("main");
const thanks = (page: Page) => main(page).getByRole("heading", { name: "Thank you for your order" });
/** The wallet's own button is drawn by its script. */
const own = (where: Locator, wallet: string) =>
	where.locator(`[data-wallet-button="${wallet}"]`).getByRole("button");
const place = (page: Page) =>
	main(page)
		.getByRole("button", { name: /^Order and pay/ })
		.click();
const openWindow = async (page: Page, button: Locator): Promise<Page> => {
	let popup: Page | undefined;
	// The button needs a moment to notice that its window was closed.
	await expect(async () => {
		const opened = page.waitForEvent("popup", { timeout: 2000 });
		await button.click();
		popup = await opened;
	}).toPass();
	return popup as Page;
};

// proves wallets-8, wallets-3
test("PayPal pays the bag in its own window, and closing it changes nothing", async ({ page }) => {
	await add(page, "VT10055-petrol", "IT 46");
	const paypal = own(minicart(page), "PAYPAL");
	const closed = await openWindow(page, paypal);
	await closed.getByRole("button", { name: "Cancel" }).click();
	await expect(minicart(page).getByRole("listitem")).not.toHaveCount(0);
	const left = await openWindow(page, paypal);
	await left.close();
	const window = await openWindow(page, paypal);
	await window.getByRole("button", { name: "Continue" }).click();
	await expect(main(page).getByRole("button", { name: /^Order and pay/ })).toBeVisible();
	await expect(main(page).getByText("Via Roma 1")).toBeVisible();
	await place(page);
	await expect(thanks(page)).toBeVisible();
	await expect(main(page).getByText("PayPal")).toBeVisible();
});

test.describe("a failing payment", () => {
	test.use({ noise: [/503/] });
	// proves wallets-8, wallets-4
	test("an error of PayPal leads from the bag's flyout to the bag, which shows a message", {
		tag: "@thorough",
	}, async ({ page }) => {
		await add(page, "VT10055-petrol", "IT 36");
		const paypal = own(minicart(page), "PAYPAL");
		await expect(paypal).toBeVisible();
		await page.route("**/wallets/paypal", (route) =>
			route.fulfill({
				status: 503,
				contentType: "application/json",
				body: '{"ok":false,"error":"unavailable"}',
			}),
		);
		await paypal.click();
		await expect(page).toHaveURL(/\/en-it\/cart\?wallet=PAYPAL&failed=1/);
		await expect(main(page).getByText("could not be completed", { exact: false })).toBeVisible();
		await expect(lines(page)).toHaveCount(1);
	});
});

// proves wallets-9
test("Amazon's button leads to Amazon's page, and back to the review", { tag: "@thorough" }, async ({
	page,
}) => {
	await add(page, "VT10055-petrol", "IT 42");
	const requests: string[] = [];
	page.on("request", (request) => {
		// The previous page's flyout may request it too.
		if (request.url().includes("/wallets/amazon") && page.url().endsWith("/cart"))
			requests.push(request.url());
	});
	await page.goto("/en-it/cart");
	await expect(own(main(page), "AMAZON_PAY_V2")).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(requests).toHaveLength(1);
	await own(main(page), "AMAZON_PAY_V2").click();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(main(page).getByText("was cancelled", { exact: false })).toBeVisible();
	await expect(lines(page)).toHaveCount(1);
	await own(main(page), "AMAZON_PAY_V2").click();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(main(page).getByRole("button", { name: /^Order and pay/ })).toBeVisible();
	await place(page);
	await expect(thanks(page)).toBeVisible();
	await expect(main(page).getByText("Amazon Pay")).toBeVisible();
});

test.describe("Apple's sheet", () => {
	test.use({ noise: [/409.*wallets\/apple/] });
	// proves wallets-6
	test("a faulty field shows its error, and the corrected sheet pays", async ({ page }) => {
		await add(page, "VT10055-petrol", "IT 36");
		await page.goto("/en-it/cart");
		await running(page);
		const apple = main(page).getByRole("button", { name: "Pay with Apple Pay" });
		await apple.click();
		const sheet = page.getByRole("dialog");
		await sheet.getByLabel("Address").fill("");
		await sheet.getByRole("button", { name: /^Pay/ }).click();
		await expect(sheet.getByLabel("Address")).toBeFocused();
		await expect(sheet.getByLabel("Address")).toHaveAttribute("aria-invalid", "true");
		await sheet.getByLabel("Address").fill("Via Roma 1");
		await sheet.getByRole("combobox").selectOption("declined");
		await sheet.getByRole("button", { name: /^Pay/ }).click();
		await expect(page.getByText("The payment was declined.", { exact: false }).first()).toBeVisible();
		await expect(lines(page)).toHaveCount(1);
		await apple.click();
		await sheet.getByRole("button", { name: /^Pay/ }).click();
		await expect(thanks(page)).toBeVisible();
	});
});

// proves wallets-6, cloud-20
test("a press on Apple's pay button after a change pays once the shop has replied", async ({ page }) => {
	await add(page, "VT10055-petrol", "IT 36");
	await page.goto("/en-it/cart");
	await running(page);
	await main(page).getByRole("button", { name: "Pay with Apple Pay" }).click();
	const sheet = page.getByRole("dialog");
	const pay = sheet.getByRole("button", { name: /^Pay/ });
	await expect(pay).toBeEnabled();
	const postalCode = sheet.getByLabel("Postal code");
	await postalCode.clear();
	await postalCode.pressSequentially("20122");
	await pay.click();
	await expect(thanks(page)).toBeVisible();
	await expect(main(page).getByText("20122", { exact: false }).first()).toBeVisible();
});

test.describe("the product page", () => {
	test.use({ noise: [/409.*wallets\/paypal/] });
	// proves wallets-2, wallets-8, wallets-11
	test("a wallet needs a size, and pays for it alone", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(product("VT10001-emerald", "en-us"));
		await running(page);
		const express = main(page).getByRole("group", { name: "Express checkout" });
		await express.hover();
		await expect(own(express, "PAYPAL")).toBeDisabled();
		await express.getByRole("button", { name: "Pay with Google Pay" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await main(page).getByRole("radio").first().check({ force: true });
		await expect(own(express, "PAYPAL")).toBeEnabled();
		expect(await findWithAxe(page)).toEqual([]);
		const window = await openWindow(page, own(express, "PAYPAL"));
		await window.getByRole("button", { name: "Continue" }).click();
		// The address adds a tax, which the buyer has not seen.
		await expect(
			page.getByText("Please confirm the new total with PayPal.", { exact: false }).first(),
		).toBeVisible();
		const again = await openWindow(page, own(express, "PAYPAL"));
		await again.getByRole("button", { name: "Continue" }).click();
		await expect(thanks(page)).toBeVisible();
		await expect(main(page).getByText("PayPal")).toBeVisible();
	});
});
