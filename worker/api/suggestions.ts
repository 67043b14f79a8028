import type { SuggestionsAnswer } from "../../shared/contracts/shopper-api.ts";
import type { SearchSuggestions } from "../../shared/domain/catalogue.ts";
import { cutQuery } from "../../shared/domain/list-state.ts";
import type { SiteLocale } from "../../shared/domain/site-locale.ts";
import type { Calls } from "../pages/page-context.ts";
import type { PageContext } from "../pages/page-loader.ts";
import { toImage, toPrice } from "../pages/views.ts";
import { createSharedCall } from "../platform/commerce/shared-call.ts";
import { commerceSuggestions, NO_SUGGESTIONS } from "../platform/search/suggestions.ts";

/** A search takes two characters and more (S3 §2.7). */
const MIN_LENGTH = 2;

type View = Pick<PageContext, "locale" | "paths" | "prices">;

/** Suggestions for what a shopper is typing; when the platform fails there are none, and the search still works (S1 §8). */
export const suggestionsFor = async (
	calls: Calls,
	locale: SiteLocale,
	view: View,
	typed: string,
): Promise<SuggestionsAnswer> => {
	const query = cutQuery(typed);
	if (query.length < MIN_LENGTH) return toAnswer(NO_SUGGESTIONS, view);
	const call = createSharedCall({ platform: calls.platform, locale }, () => new Date(calls.cache.now()));
	try {
		return toAnswer(await commerceSuggestions(call, locale.currency, query), view);
	} catch (error) {
		calls.platform.log("warning", "api/suggestions", "There are no suggestions", { error });
		return toAnswer(NO_SUGGESTIONS, view);
	}
};

const toAnswer = (found: SearchSuggestions, view: View): SuggestionsAnswer => {
	const { paths } = view;
	const search = (phrase: string) => ({
		label: phrase,
		href: paths.search({ page: 1, refinements: [], query: phrase }),
	});
	return {
		phrases: found.phrases.map(search),
		brands: found.brands.map(search),
		categories: found.categories.map(({ name, url }) => ({ label: name, href: paths.category(url) })),
		pages: found.pages.map(({ name, url }) => ({ label: name, href: paths.page(url) })),
		products: found.products.map((product) => ({
			id: product.id,
			href: paths.product(product.slugUrl),
			name: product.name,
			brand: product.brand,
			image: product.image && toImage(product.image, product.name),
			price: toPrice(product.price, view),
		})),
	};
};
