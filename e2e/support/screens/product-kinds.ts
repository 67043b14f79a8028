import { expect } from "@playwright/test";
import { opens, product, type Visit } from "./screen.ts";

export const PRODUCT_KINDS: readonly Visit[] = [
	[{ ...product("no-price"), variation: true }],
	[
		{ ...product("restricted-a"), variation: true },
		{
			id: "restriction",
			inView: true,
			open: opens("main a[href*=product-restrictions]", "dialog:modal div + div > div"),
		},
	],
	[{ ...product("made-to-order"), variation: true }],
	[{ ...product("offline"), variation: true }],
	[
		{ ...product("engraving"), variation: true },
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
	[{ ...product("customised"), variation: true }],
	[{ ...product("bundle-variable"), variation: true }],
	[
		product("bundle-fixed"),
		{
			id: "minicart-kit",
			inView: true,
			open: opens("main form button[type=submit] >> nth=0", "dialog:modal li li"),
		},
	],
	[{ ...product("bundle-sold-out"), variation: true }],
	[
		product("virtual-try-on"),
		{ id: "virtual-mirror", inView: true, open: opens("main form + div button", "dialog:modal svg") },
	],
	[
		{ ...product("beauty-try-on"), variation: true },
		{
			id: "shade-finder",
			inView: true,
			open: opens("main form + div button >> nth=1", "dialog:modal svg"),
		},
	],
	[{ ...product("sold-order"), variation: true }],
	[{ ...product("food"), variation: true }],
	[{ ...product("one-size"), variation: true }],
	[{ ...product("many-colors"), variation: true }],
	[
		{ ...product("new-arrival"), variation: true },
		{
			id: "product-care",
			open: async (page) => {
				await page.locator("main details summary").nth(3).click();
				await expect(page.locator("main details[open] svg").first()).toBeVisible();
			},
		},
	],
	[{ ...product("price-range-on-sale"), variation: true }],
	[
		{ ...product("standard"), variation: true },
		{ id: "measurements", inView: true, open: opens("main form a[href*='/size-guide']", "dialog:modal dl") },
	],
];
