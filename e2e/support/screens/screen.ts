import { expect, type Page } from "@playwright/test";
import { type StateId, stateProducts } from "@vetrina/demo-house/catalogue/states.ts";

export const LOCALES = ["en-it", "ar-sa", "ja-jp"] as const;
export const DEVICES = { mobile: [390, 768], desktop: [1440, 1920] } as const;

export type Locale = (typeof LOCALES)[number];
export type Device = keyof typeof DEVICES;

/** A store of the site, by its id. */
export const STORES: Record<Locale, string> = {
	"en-it": "milano-brera",
	"ar-sa": "riyadh",
	"ja-jp": "tokyo-daikanyama",
};

export type Screen = {
	id: string;
	/** Where it is, `STORE` being one of the site's; without one it opens on the screen before it. */
	path?: string;
	status?: number;
	/** Brings it up; by place, not by name, for names are in three languages. */
	open?: (page: Page) => Promise<void>;
	only?: Device;
	/** Has layers over the page or a place in it: the picture shows what is in view, not the whole page. */
	inView?: true;
	/**
	 * On the first of a visit (decision 68): its layout depends on the language, since it is mirrored, measured by its words, or written in
	 * another script. Every run opens the visit in all languages, and others in English alone.
	 */
	everyLanguage?: true;
	/** On the first of a visit: a large screen shows it in another layout, not the same one with more room. Every run opens it there, too. */
	largeScreen?: true;
	/** On the first of a visit: another state of a page that a visit shows already; a thorough run opens it. */
	variation?: true;
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
/** Opens by what is clicked; what is in it may come later than itself. */
export const opens = (selector: string, inside: string) => async (page: Page) => {
	await page.locator(selector).first().click();
	await expect(page.locator(inside).first()).toBeVisible();
};
export const choose = async (page: Page, size: number): Promise<void> => {
	await page.getByRole("radio").nth(size).check({ force: true });
	await page.locator("main form button[type=submit]").first().click();
	await expect(layer(page).getByRole("listitem").first()).toBeVisible();
};

/** Screens that stand on one page, in this order. */
export type Visit = readonly [Screen, ...Screen[]];
