import { expect } from "@playwright/test";
import { layer, opens, product, type Visit } from "./screen.ts";

export const SHOPPER: readonly Visit[] = [
	[
		{ id: "wishlist-empty", path: "/wishlist" },
		product("in-stock"),
		{
			id: "wishlist-add",
			inView: true,
			open: opens("main button[form=wishlist]", "dialog:modal :is(button + button, [type=submit])"),
		},
		{ id: "wishlist", path: "/wishlist" },
	],
	[
		{ id: "sign-in", path: "/login", everyLanguage: true },
		{
			id: "sign-in-refused",
			status: 403,
			open: async (page) => {
				await page.locator("main input[type=email]").fill(`guest${Date.now()}@vetrina.example`);
				await page.locator("main input[type=password]").fill("wrong");
				await page.keyboard.press("Enter");
				await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
			},
		},
	],
	[
		{
			id: "sign-in-flyout",
			path: "/csc",
			inView: true,
			variation: true,
			open: opens("header a[href$='/myaccount']", "dialog:modal input[type=password]"),
		},
		{
			id: "reset-password",
			inView: true,
			open: opens(
				"dialog:modal a[href$='/forgot-password']",
				"dialog:modal:not(:has([type=password])) [type=email]",
			),
		},
	],
	[
		{ id: "forgot-password", path: "/forgot-password" },
		{ id: "new-password-used", path: "/new-password" },
		{
			id: "new-password-popup",
			path: "/about#new-password",
			inView: true,
			open: (page) => expect(layer(page).locator("[role=status] + a")).toBeVisible(),
		},
		{ id: "sign-in-code", path: "/login-code" },
		{
			id: "sign-in-code-sent",
			open: async (page) => {
				await page.locator("main input[type=email]").fill(`guest${Date.now()}@vetrina.example`);
				await page.locator("main form button[type=submit]").first().click();
				await expect(page.locator("main input[name=code]")).toBeVisible();
			},
		},
	],
	[
		{ id: "register", path: "/register" },
		{
			id: "register-refused",
			open: async (page) => {
				await page.locator("main input[type=email]").fill("guest");
				await page.locator("main form button[type=submit]").click();
				await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
			},
		},
	],
	[
		{ id: "forgot-password-refused", path: "/forgot-password?error=invalidEmail", variation: true },
		{ id: "forgot-password-sent", path: "/forgot-password?notice=sent" },
	],
	[{ id: "newsletter", path: "/newsletter" }],
	[
		{ id: "newsletter-refused", path: "/newsletter?error=invalidEmail", variation: true },
		{ id: "newsletter-done", path: "/newsletter?notice=subscribed" },
	],
	[
		{ id: "notify-me-page", path: "/notify-me?productId=VT10005-grey" },
		{ id: "restriction-page", path: "/product-restrictions?productId=VT10012-bordeaux" },
		{ id: "size-guide-page", path: "/size-guide?productId=VT10001-emerald" },
		{ id: "announcement-page", path: "/announcement?id=popup-repair" },
	],
	[
		{
			id: "notify-me-refused",
			path: "/notify-me?productId=VT10005-grey&error=invalidEmail",
			variation: true,
		},
		{ id: "notify-me-done", path: "/notify-me?productId=VT10005-grey&notice=saved" },
	],
];
