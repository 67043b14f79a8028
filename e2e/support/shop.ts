import { expect, type Page } from "@playwright/test";
import { textsAt } from "./texts.ts";

export const product = (id: string, locale = "en-it"): string => `/${locale}/${id}.html`;

export const minicart = (page: Page, locale = "en-it") =>
	page.getByRole("dialog", { name: textsAt(locale)("cart.title") });
export const lines = (page: Page) =>
	page.getByRole("main").getByRole("list", { name: "Items in your bag" }).getByRole("listitem");

export const bagLink = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: "Bag", exact: true });

/** Returns the header's announcement of the number of products. Once it has a text, the client is running. */
export const bagStatus = (page: Page) => page.getByRole("banner").getByRole("status");
export const running = (page: Page) => expect(bagStatus(page)).not.toBeEmpty();

export async function add(page: Page, id: string, size = "", locale = "en-it"): Promise<void> {
	await page.goto(product(id, locale));
	await running(page);
	if (size) await page.getByRole("radio", { name: size, exact: true }).check({ force: true });
	await page.getByRole("button", { name: textsAt(locale)("product.add") }).click();
	await expect(minicart(page, locale).getByRole("listitem")).not.toHaveCount(0);
}
