import type { Page } from "./test.ts";

export type LayerEntry = Record<string, unknown> & {
	event?: string;
	event_id?: string;
	ecommerce?: { items: { item_id: string; price: number; item_category?: string; index?: number }[] } | null;
	page_path?: string;
	page_type?: string;
};

/** Returns the events that the shop has written into the page's data layer. */
export const readLayer = (page: Page): Promise<LayerEntry[]> =>
	page.evaluate(() =>
		((window as { dataLayer?: LayerEntry[] }).dataLayer ?? []).filter((entry) => "event" in entry),
	);

export const readNames = async (page: Page): Promise<(string | undefined)[]> =>
	(await readLayer(page)).map(({ event }) => event);

export const findEvent = async (page: Page, name: string): Promise<LayerEntry | undefined> =>
	(await readLayer(page)).findLast(({ event }) => event === name);
