import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";

/** Merchants write the texts that this module reads (product-10, product-11, product-12). */

export const isReturnable = (noReturnCountries: string | undefined, country: string): boolean =>
	!(noReturnCountries ?? "").split(",").some((code) => code.trim().toUpperCase() === country.toUpperCase());

export type ProductTab = { title: string; text: string };
const MOST_TABS = 6;

export function parseTabs(json: string | undefined): ProductTab[] {
	const value = readJson(json);
	if (!Array.isArray(value)) return [];
	return value
		.flatMap((tab: unknown) => {
			if (typeof tab !== "object" || tab === null || !("title" in tab) || !("text" in tab)) return [];
			const { title, text } = tab;
			if (typeof title !== "string" || typeof text !== "string") return [];
			return title.trim() && text.trim() ? [{ title: title.trim(), text: text.trim() }] : [];
		})
		.slice(0, MOST_TABS);
}

export const isContentId = (message: string): boolean =>
	/^[\w-]{1,64}$/.test(message) && /[-_]/.test(message);
