import { expect, type Page } from "@playwright/test";

/** Products that show a state by design (demo/catalogue/states.ts), by addresses that keep when names change. */
export const product = (id: string, locale = "en-it"): string => `/${locale}/${id}.html`;

export const minicart = (page: Page) => page.getByRole("dialog", { name: "Bag" });
export const lines = (page: Page) =>
	page.getByRole("main").getByRole("list", { name: "Items in your bag" }).getByRole("listitem");

export const bagLink = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: "Bag", exact: true });

/** What says how many products are in the bag; it comes after the page has loaded, so that the page runs then. */
export const bagStatus = (page: Page) => page.getByRole("banner").getByRole("status");
export const running = (page: Page) => expect(bagStatus(page)).toHaveText(/\d/);

/** Opens a product and puts it into the bag, in a size where it has any. */
export async function add(page: Page, id: string, size = "", locale = "en-it"): Promise<void> {
	await page.goto(product(id, locale));
	await running(page);
	if (size) await page.getByRole("radio", { name: size, exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page).getByRole("listitem")).not.toHaveCount(0);
}
