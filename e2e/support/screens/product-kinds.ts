import { expect } from "@playwright/test";
import { opens, product, type Visit } from "./screen.ts";

/** What there is to say of products that are not like others (demo/catalogue/states.ts). */
export const PRODUCT_KINDS: readonly Visit[] = [
	[product("no-price")],
	[
		product("restricted-a"),
		{
			id: "restriction",
			inView: true,
			open: opens("main a[href*=product-restrictions]", "dialog:modal div + div > div"),
		},
	],
	[product("made-to-order")],
	[product("offline")],
	[
		product("engraving"),
		{
			id: "engraving-refused",
			inView: true,
			open: async (page) => {
				await page.locator("main form details summary").click();
				await page.locator("main input[name=customText]").fill("Ada <3");
				await expect(page.locator("main form [role=alert]")).not.toBeEmpty();
			},
		},
	],
	[
		{ ...product("personalisation"), everyLanguage: true },
		{
			id: "initials",
			open: async (page) => {
				await page.locator("main form details summary").click();
				await page.locator("main input[name=customText]").fill("AB");
				await expect(page.locator("main figure")).toBeVisible();
			},
		},
		{
			id: "minicart-customised",
			inView: true,
			open: opens("main form button[type=submit] >> nth=0", "dialog:modal dl"),
		},
	],
	[product("customised")],
	[product("bundle-variable")],
	[
		product("bundle-fixed"),
		{
			id: "minicart-kit",
			inView: true,
			open: opens("main form button[type=submit] >> nth=0", "dialog:modal li li"),
		},
	],
	[product("bundle-sold-out")],
	[
		product("virtual-try-on"),
		{ id: "virtual-mirror", inView: true, open: opens("main form + div button", "dialog:modal svg") },
	],
	[
		product("beauty-try-on"),
		{
			id: "shade-finder",
			inView: true,
			open: opens("main form + div button >> nth=1", "dialog:modal svg"),
		},
	],
	[product("sold-order")],
	[product("food")],
	[product("one-size")],
	[product("many-colors")],
	[
		product("new-arrival"),
		{
			id: "product-care",
			open: async (page) => {
				await page.locator("main details summary").nth(3).click();
				await expect(page.locator("main details[open] svg").first()).toBeVisible();
			},
		},
	],
	[product("price-range-on-sale")],
	[
		product("standard"),
		{ id: "measurements", inView: true, open: opens("main form ~ a", "dialog:modal dl") },
	],
];
