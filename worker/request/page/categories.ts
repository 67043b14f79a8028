import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Category } from "../../../shared/domain/catalogue/catalogue.ts";
import { type CategoryIndex, indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import { loadCached } from "../../cache/cached.ts";
import { memoByParts } from "../../cache/memo-by-parts.ts";
import { VALUES } from "../../cache/policies.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import type { Calls } from "../calls.ts";

const LOCALES = 100;
const trees = memoByParts<CategoryIndex>(LOCALES);

export const loadCategories = async (calls: Calls, locale: SiteLocale): Promise<CategoryIndex> => {
	const { value } = await loadCached<Category[]>(calls.cache, {
		site: locale.siteId,
		key: localeTag(locale),
		policy: VALUES.categories,
		tags: ["categories"],
		load: async (signal) => {
			const platform = { ...calls.platform, deadline: signal };
			return {
				value: await createCatalogue({ platform, locale }, () => new Date(calls.cache.now())).categories(),
			};
		},
	});
	return trees(`${locale.siteId} ${localeTag(locale)}`, [value], () => indexCategories(value));
};
