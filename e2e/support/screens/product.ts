import { expect } from "@playwright/test";
import { close, opens, product, type Visit } from "./screen.ts";

export const PRODUCT: readonly Visit[] = [
	[
		{ ...product("in-stock"), everyLanguage: true, largeScreen: true },
		{
			id: "product-details",
			open: async (page) => {
				await page.locator("main details summary").nth(1).click();
				await expect(page.locator("main details[open]")).toHaveCount(1);
			},
		},
		{ id: "sizes", inView: true, open: opens("main form button[type=submit]", "dialog:modal li") },
		{
			id: "gallery",
			inView: true,
			open: async (page) => {
				await close(page);
				await opens("main li button", "dialog:modal li img")(page);
			},
		},
		{
			id: "size-guide",
			inView: true,
			open: async (page) => {
				await close(page);
				await opens("main form a[href*='/size-guide']", "dialog:modal table")(page);
			},
		},
		{
			id: "find-in-store-flyout",
			inView: true,
			open: async (page) => {
				await close(page);
				await opens("main a[href*=find-in-store]", "dialog:modal li")(page);
			},
		},
		{
			id: "product-rows",
			inView: true,
			open: async (page) => {
				await close(page);
				await page.mouse.wheel(0, 20_000);
				const row = page.locator("[data-source=you-may-also-like]");
				await row.evaluate((section) => section.scrollIntoView({ block: "center" }));
				await expect(row.locator("img").first()).toBeVisible();
			},
		},
	],
	[
		product("size-sold-out"),
		{
			id: "product-sold-out-size-chosen",
			open: async (page) => {
				await page.locator("main [data-state=soldOut] input").first().check({ force: true });
				await expect(page.locator("main form [role=status]")).not.toBeEmpty();
			},
		},
	],
	[
		product("sold-out"),
		{
			id: "notify-me",
			inView: true,
			open: opens("main form button[formaction]", "dialog:modal input[type=email]"),
		},
	],
	[{ ...product("preorder"), variation: true }],
	[
		{ ...product("video"), variation: true },
		{
			id: "film",
			inView: true,
			open: async (page) => {
				const film = page.locator("main video").first();
				await expect(film).toBeAttached();
				await film.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
				await expect(film).toBeVisible();
			},
		},
	],
	[
		{ ...product("model-3d"), variation: true },
		{
			id: "solid",
			inView: true,
			open: async (page) => {
				await page.locator("main li > div > button").first().click();
				await expect(page.locator("model-3d[data-ready]")).toBeVisible({ timeout: 25_000 });
			},
		},
	],
	[
		{ ...product("female-image"), variation: true },
		{
			id: "her-view",
			inView: true,
			open: async (page) => {
				await page.locator("main li [role=group] button").nth(1).click();
				await expect(page.locator("main li [role=group] [aria-pressed=true]")).toHaveCount(1);
			},
		},
	],
];
