import type { Locator, Page } from "@playwright/test";

/** Opens the layer of filters of a list, and returns the links to the values that are in sight and not chosen. */
export async function openFilters(page: Page): Promise<Locator> {
	await page.locator("[data-list] + div summary").first().click();
	const values = page.locator("dialog[open] details[open] a:not([aria-current])");
	await values.first().waitFor();
	return values;
}
