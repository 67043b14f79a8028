import type { ScapiContext } from "../commerce/scapi.ts";
import type { SiteSettings } from "../config.ts";
import { createCommerceSearch } from "./commerce-search.ts";
import type { SearchPort } from "./search-port.ts";

/** The provider that a site's merchants have chosen. */
export const createSearch = (
	cx: Omit<ScapiContext, "token">,
	_settings: Pick<SiteSettings, "searchProvider">,
	now: () => Date,
): SearchPort => createCommerceSearch(cx, now);
