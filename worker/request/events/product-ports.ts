import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import { loadCached } from "../../cache/cached.ts";
import { VALUES } from "../../cache/policies.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import type { Calls } from "../calls.ts";
import { loadCategories } from "../page/categories.ts";
import type { ProductPorts } from "./product-facts.ts";

/** Gives events the facts of products, from a cache that all shoppers share. */
export const productPorts = (calls: Calls, locale: SiteLocale): ProductPorts => ({
	log: calls.platform.log,
	products: async (ids) => {
		const sorted = ids.toSorted();
		const { value } = await loadCached<Product[]>(calls.cache, {
			site: locale.siteId,
			key: `events/${localeTag(locale)}/${sorted.join(",")}`,
			policy: VALUES.eventProducts,
			tags: ["products"],
			load: async (signal) => {
				const platform = { ...calls.platform, deadline: signal };
				const catalogue = createCatalogue({ platform, locale }, () => new Date(calls.cache.now()));
				return { value: await catalogue.products(sorted) };
			},
		});
		return value;
	},
	categoryPath: async (id) => {
		if (!id) return [];
		const categories = await loadCategories(calls, locale);
		return categories.byId.has(id)
			? categories.breadcrumbs(id).map((one) => ({ id: one.id, name: one.name }))
			: [];
	},
});
