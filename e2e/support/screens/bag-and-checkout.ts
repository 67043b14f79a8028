import { expect } from "@playwright/test";
import { choose, opens, product, type Visit } from "./screen.ts";

/** This visit comes first, because all visits share a browser, whose basket is then still empty. */
export const EMPTY_BAG: Visit = [
	{ id: "bag-empty", path: "/cart" },
	{
		id: "minicart-empty",
		inView: true,
		open: opens("header a[href$='/cart']", "dialog:modal:not(:has(dl)) a"),
	},
];

export const BAG_AND_CHECKOUT: readonly Visit[] = [
	[{ id: "order-confirmation-of-another", path: "/checkout/confirmation?orderNo=1", status: 404 }],
	[{ id: "order-of-another", path: "/order?orderNo=1", status: 404, variation: true }],
	[
		{ ...product("last-pieces"), everyLanguage: true, largeScreen: true },
		{ id: "minicart-one", inView: true, open: (page) => choose(page, 2) },
		product("sale"),
		{ id: "minicart", inView: true, open: (page) => choose(page, 2) },
		{ id: "bag", path: "/cart" },
		{
			id: "toast",
			inView: true,
			open: async (page) => {
				const toast = page.locator("[popover]:popover-open");
				const more = page.locator("main button[name=quantity]").nth(1);
				await expect(async () => {
					await more.click({ timeout: 2000 });
					await expect(toast).toBeVisible({ timeout: 500 });
				}).toPass();
			},
		},
		{ id: "checkout", path: "/checkout" },
		{
			id: "checkout-delivery",
			open: async (page) => {
				await page.locator("main [name=email]").fill("anna@vetrina.example");
				await page.locator("main [value=contact]").click();
				await page.locator("main [value=delivery]").waitFor();
			},
		},
		{
			id: "checkout-faults",
			open: async (page) => {
				await page.locator("main [value=delivery]").click();
				await page.locator("main [aria-invalid]").first().waitFor();
			},
		},
	],
];
