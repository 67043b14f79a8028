import { Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { afterResponse } from "../../requests/after-response.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { pricedIndex } from "../../search/index/priced-index.ts";
import { searchIndex } from "../../search/index/search-index.ts";
import { redirectFor } from "../../search/redirects.ts";
import { runSearch } from "../../search/run-search.ts";
import { phraseSuggestion } from "../../search/text/phrase-suggestion.ts";
import { rememberPhrase } from "../../search/text/searched-phrases.ts";
import { findSorting, listSortingOptions } from "../../settings/sorting-options.ts";
import { catalogueView } from "../products/catalogue-request.ts";
import { respond } from "../products/property-selection.ts";
import { hitDocuments } from "./search-hits.ts";
import { pageMetaTags } from "./search-meta-tags.ts";
import { readSearchParameters, SEARCH_PARAMETERS } from "./search-parameters.ts";
import { refinementDocuments } from "./search-refinements.ts";

export const searchApp = new Hono<CommerceHono>();

const PATH = "/search/shopper-search/v1/organizations/:org/product-search";

searchApp.get(PATH, requireShopper, acceptParameters(SEARCH_PARAMETERS), async (c) => {
	const parameters = readSearchParameters(c);
	if (parameters instanceof Response) return parameters;
	const view = await catalogueView(c);
	if (view instanceof Response) return view;
	const { query, refinements, offset, limit, has, options } = parameters;
	const { db, gen, siteId, searched: language } = view;
	const sorting = findSorting(siteId, parameters.sort);
	const now = new Date();
	const index = await pricedIndex(db, gen, await searchIndex(db, gen), view.frame, view.promotions);
	const request = {
		refinements,
		sort: sorting.by,
		offset,
		limit,
		language,
		currency: view.currency,
		siteId,
		now,
	};
	const [result, redirectUrl] = await Promise.all([
		runSearch(db, gen, index, view.frame, query ? { ...request, query } : request),
		query ? redirectFor(db, siteId, query) : undefined,
	]);
	const hits = await hitDocuments(result.hits, view, options);
	if (query && result.total > 0 && offset === 0 && result.phrase.every((term) => term.isFound))
		afterResponse(c, rememberPhrase(db, { shopper: c.get("shopper"), language, phrase: query, now }));
	return respond(c, {
		limit,
		hits,
		...(has("page_meta_tags") ? { pageMetaTags: pageMetaTags(view, refinements, query, result.total) } : {}),
		query,
		refinements: refinementDocuments(result.facets, index.brands, refinements.asked, view),
		searchPhraseSuggestions: {
			...phraseSuggestion(query, result.phrase),
			...(result.exactTotal !== undefined && result.exactTotal < result.total
				? { c_exactTotal: result.exactTotal }
				: {}),
			...(redirectUrl ? { redirectUrl } : {}),
		},
		...(Object.keys(refinements.asked).length > 0 ? { selectedRefinements: refinements.asked } : {}),
		selectedSortingOption: sorting.id,
		sortingOptions: listSortingOptions(siteId, view.texts),
		offset,
		total: result.total,
	});
});
