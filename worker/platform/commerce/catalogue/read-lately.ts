import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { platformOrigin } from "../../fetch.ts";
import type { ScapiContext } from "../scapi.ts";
import type { CataloguePort } from "./catalogue.ts";

export const LATELY = 5000;

const recentProducts = new Lru<{ at: number; product: Product }>(500);

/**
 * Returns a catalogue whose `products` reuses products read in the last five seconds. Every change returns the whole basket, so adding ten
 * products one by one would otherwise read 55 products.
 */
export const readLately = (
	{ platform, locale }: Omit<ScapiContext, "token">,
	catalogue: Pick<CataloguePort, "product" | "products">,
): Pick<CataloguePort, "product" | "products"> => {
	if (platform.fault || platform.preview) return catalogue;
	const where = [platformOrigin(platform.env), locale.siteId, localeTag(locale), locale.currency].join("|");
	const writeRecentKey = (id: string): string => `${where}|${id}`;
	const findRecent = (id: string): Product | undefined => {
		const entry = recentProducts.get(writeRecentKey(id));
		return entry && Date.now() - entry.at < LATELY ? entry.product : undefined;
	};
	const keep = (id: string, product: Product | null | undefined): void => {
		if (product?.variants.some((variant) => variant.id === id))
			recentProducts.set(writeRecentKey(id), { at: Date.now(), product });
	};
	return {
		product: async (id) => {
			const product = await catalogue.product(id);
			keep(id, product);
			return product;
		},
		products: async (ids) => {
			const recent = new Map(ids.map((id) => [id, findRecent(id)]));
			const missing = ids.filter((id) => !recent.get(id));
			const loadedProducts = missing.length > 0 ? await catalogue.products(missing) : [];
			for (const id of missing)
				keep(
					id,
					loadedProducts.find(({ variants }) => variants.some((variant) => variant.id === id)),
				);
			return [...new Set([...recent.values(), ...loadedProducts])].filter((product) => product !== undefined);
		},
	};
};
