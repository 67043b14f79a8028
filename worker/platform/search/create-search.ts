import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { ScapiContext } from "../commerce/scapi.ts";
import type { SiteSettings } from "../site-settings.ts";
import { createCommerceSearch } from "./commerce-search.ts";
import type { HostedPlatform } from "./hosted/hosted-client.ts";
import { createHostedSearch } from "./hosted/hosted-search.ts";
import { asAsked, type SearchPort, type SearchShopper } from "./search-port.ts";

export type SearchContext = {
	platform: ScapiContext["platform"] & HostedPlatform;
	locale: Pick<SiteLocale, "siteId" | "country" | "language" | "currency">;
	settings: Pick<SiteSettings, "searchProvider" | "hostedSearch">;
	now: () => Date;
	categories: () => Promise<CategoryIndex>;
	shopper?: SearchShopper;
};

export const createSearch = ({ settings, now, ...cx }: SearchContext): SearchPort => {
	const provider =
		settings.searchProvider === "hosted"
			? createHostedSearch({ ...cx, settings: settings.hostedSearch })
			: createCommerceSearch(cx, now);
	return { ...provider, search: (query) => provider.search(asAsked(query)) };
};
