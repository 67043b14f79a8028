import { expect, type Page } from "@playwright/test";
import { type StateId, stateProducts } from "@vetrina/demo-house/catalogue/states.ts";

export const LOCALES = ["en-it", "ar-sa", "ja-jp"] as const;
export const DEVICES = { mobile: [390, 768], desktop: [1440, 1920] } as const;

export type Locale = (typeof LOCALES)[number];
export type Device = keyof typeof DEVICES;

export const STORES: Record<Locale, string> = {
	"en-it": "milano-brera",
	"ar-sa": "riyadh",
	"ja-jp": "tokyo-daikanyama",
};

export type Screen = {
	id: string;
	/** `STORE` is replaced with a store of the site. A screen without a path opens on the page of the screen before it. */
	path?: string;
	status?: number;
	open?: (page: Page) => Promise<void>;
	only?: Device;
	inView?: true;
	/**
	 * Set on a visit's first screen (decision 68): the layout depends on the language, so every run opens the visit in all languages,
	 * and other visits in English alone.
	 */
	everyLanguage?: true;
	/** Set on a visit's first screen: large screens have another layout, so every run opens the visit on a large screen, too. */
	largeScreen?: true;
	/**
	 * Set on a visit's first screen: the visit shows another state of a page that an earlier visit shows, and only thorough runs open
	 * it.
	 */
	variation?: true;
	/** Set on a visit's first screen: only runs with pictures open the visit, for which they prepare the shop. */
	onlyPictures?: true;
};

const productPath = (state: StateId): string => {
	const { masterId, groupIds } = stateProducts[state];
	return `/${groupIds[0] ?? masterId}.html`;
};
export const product = (state: StateId): Screen => ({ id: `product-${state}`, path: productPath(state) });

export const layer = (page: Page) => page.locator("dialog:modal");
export const close = async (page: Page): Promise<void> => {
	await page.keyboard.press("Escape");
	await expect(page.locator("dialog[open]")).toHaveCount(0);
};
export const opens = (selector: string, inside: string) => async (page: Page) => {
	await page.locator(selector).first().click();
	await expect(page.locator(inside).first()).toBeVisible();
};
export const choose = async (page: Page, size: number): Promise<void> => {
	await page.getByRole("radio").nth(size).check({ force: true });
	await page.locator("main form button[type=submit]").first().click();
	await expect(layer(page).getByRole("listitem").first()).toBeVisible();
};

export type Visit = readonly [Screen, ...Screen[]];
