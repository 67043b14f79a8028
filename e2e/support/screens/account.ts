import { expect, type Page } from "@playwright/test";
import type { Walked } from "../people.ts";
import { signedIn } from "../purchase.ts";
import type { Visit } from "./screen.ts";

async function asCustomer(page: Page): Promise<void> {
	const [, locale] = new URL(page.url()).pathname.split("/");
	await expect(page).toHaveURL(`/${locale}/login?back=account`);
	await signedIn(page, locale as Walked);
	await page.goto(`/${locale}/myaccount`);
	await expect(page).toHaveURL(`/${locale}/myaccount`);
	await expect(page.getByRole("banner").getByRole("status")).not.toBeEmpty();
}

/** These visits come last, because all visits share a browser, and the other visits need a guest. */
export const ACCOUNT: readonly Visit[] = [
	[{ id: "agent", path: "/agent", variation: true }],
	[
		{ id: "myaccount", path: "/myaccount", open: asCustomer },
		{ id: "personaldata", path: "/personaldata" },
		{ id: "addresses", path: "/addresses" },
		{ id: "payments", path: "/payments" },
		{ id: "loyalty", path: "/loyalty" },
		{ id: "store-credit", path: "/store-credit" },
		{ id: "orders", path: "/orders" },
		{ id: "newsletter-preference-center", path: "/newsletter-preference-center" },
	],
];
