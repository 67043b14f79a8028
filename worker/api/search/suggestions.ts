import type { SuggestionsResponse } from "../../../shared/contracts/shopper-api.ts";
import type { SearchSuggestions } from "../../../shared/domain/catalogue/catalogue.ts";
import { cutQuery } from "../../../shared/domain/list/cut-query.ts";
import type { Log } from "../../base/log.ts";
import {
	MethodNotImplemented,
	NO_SUGGESTIONS,
	type SearchPort,
	type SearchShopper,
} from "../../platform/search/search-port.ts";
import { noImage, toPrice, toTileImage } from "../../present/images-and-prices.ts";
import type { PageContext } from "../../request/page/page-context.ts";

const MIN_LENGTH = 2;

type View = Pick<PageContext, "locale" | "paths" | "prices">;
type Finder = Pick<SearchPort, "suggest" | "popular">;

/** Returns a finder that identifies the shopper for suggestions only; popular searches are the same for everyone. */
export const finderFor = (
	create: (shopper?: SearchShopper) => Finder,
	who: () => Promise<SearchShopper | undefined>,
): Finder => ({
	suggest: async (query) => create(await who()).suggest(query),
	popular: () => create().popular(),
});

const orNone = async <T>(log: Log, promise: Promise<T>, none: T): Promise<T> => {
	try {
		return await promise;
	} catch (error) {
		if (!(error instanceof MethodNotImplemented))
			log("warning", "api/suggestions", "Search suggestions failed, none are shown", { error });
		return none;
	}
};

export const suggestionsFor = async (
	finder: Finder,
	log: Log,
	view: View,
	typed: string,
): Promise<SuggestionsResponse> => {
	const query = cutQuery(typed);
	if (query === "") return toAnswer(NO_SUGGESTIONS, view, await orNone(log, finder.popular(), []));
	if (query.length < MIN_LENGTH) return toAnswer(NO_SUGGESTIONS, view);
	return toAnswer(await orNone(log, finder.suggest(query), NO_SUGGESTIONS), view);
};

const toAnswer = (
	suggestions: SearchSuggestions,
	view: View,
	popular: string[] = [],
): SuggestionsResponse => {
	const { paths } = view;
	const search = (phrase: string) => ({
		label: phrase,
		href: paths.search({ page: 1, refinements: [], query: phrase }),
	});
	return {
		popular: popular.map(search),
		phrases: suggestions.phrases.map(search),
		brands: suggestions.brands.map(search),
		categories: suggestions.categories.map(({ name, url }) => ({ label: name, href: paths.category(url) })),
		pages: suggestions.pages.map(({ name, url }) => ({ label: name, href: paths.page(url) })),
		products: suggestions.products.map((product) => ({
			id: product.id,
			href: paths.product(product.slugUrl),
			name: product.name,
			brand: product.brand,
			image: product.image ? toTileImage(product.image) : noImage(view),
			price: toPrice(product.price, view),
		})),
	};
};
