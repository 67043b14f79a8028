import { expect, type Page } from "@playwright/test";
import { textsAt } from "./texts.ts";

/** Products that show a state by design (packages/demo-house/catalogue/states.ts), by addresses that keep when names change. */
export const product = (id: string, locale = "en-it"): string => `/${locale}/${id}.html`;

export const minicart = (page: Page, locale = "en-it") =>
	page.getByRole("dialog", { name: textsAt(locale)("cart.title") });
export const lines = (page: Page) =>
	page.getByRole("main").getByRole("list", { name: "Items in your bag" }).getByRole("listitem");

export const bagLink = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: "Bag", exact: true });

/** What says how many products are in the bag, or that none are; it comes after the page has loaded, so that the page runs then. */
export const bagStatus = (page: Page) => page.getByRole("banner").getByRole("status");
export const running = (page: Page) => expect(bagStatus(page)).not.toBeEmpty();

/** Opens a product and puts it into the bag, in a size where it has any. */
export async function add(page: Page, id: string, size = "", locale = "en-it"): Promise<void> {
	await page.goto(product(id, locale));
	await running(page);
	if (size) await page.getByRole("radio", { name: size, exact: true }).check({ force: true });
	await page.getByRole("button", { name: textsAt(locale)("product.add") }).click();
	await expect(minicart(page, locale).getByRole("listitem")).not.toHaveCount(0);
}
