import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { platformOrigin } from "../../fetch.ts";
import type { ScapiContext } from "../scapi.ts";
import type { CataloguePort } from "./catalogue.ts";

/** How long a product is taken for what it was (ms): as long as changes of one bag follow each other, no longer. */
export const LATELY = 5000;

const read = new Lru<{ at: number; product: Product }>(500);

/**
 * Products as they were a moment ago. Each change of a bag responds with the whole bag: with this, ten changes in a row read
 * ten products instead of fifty-five.
 */
export const readLately = (
	{ platform, locale }: Omit<ScapiContext, "token">,
	catalogue: Pick<CataloguePort, "product" | "products">,
): Pick<CataloguePort, "product" | "products"> => {
	// Nothing that was loaded with a fault, or of what is not published yet, is for others.
	if (platform.fault || platform.preview) return catalogue;
	const where = [platformOrigin(platform.env), locale.siteId, localeTag(locale), locale.currency].join("|");
	const keyOf = (id: string): string => `${where}|${id}`;
	const known = (id: string): Product | undefined => {
		const entry = read.get(keyOf(id));
		return entry && Date.now() - entry.at < LATELY ? entry.product : undefined;
	};
	const keep = (id: string, product: Product | null | undefined): void => {
		if (product?.variants.some((variant) => variant.id === id))
			read.set(keyOf(id), { at: Date.now(), product });
	};
	return {
		/** Always reads the product again, because it is about to be bought. */
		product: async (id) => {
			const product = await catalogue.product(id);
			keep(id, product);
			return product;
		},
		products: async (ids) => {
			const found = new Map(ids.map((id) => [id, known(id)]));
			const missing = ids.filter((id) => !found.get(id));
			const loaded = missing.length > 0 ? await catalogue.products(missing) : [];
			for (const id of missing)
				keep(
					id,
					loaded.find(({ variants }) => variants.some((variant) => variant.id === id)),
				);
			return [...new Set([...found.values(), ...loaded])].filter((product) => product !== undefined);
		},
	};
};
