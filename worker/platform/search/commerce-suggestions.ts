import { ApiError, type ShopperSearch } from "@salesforce/storefront-next-runtime/scapi";
import { bareProductPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { Price, SearchSuggestions } from "../../../shared/domain/catalogue/catalogue.ts";
import { numberField, textField } from "../commerce/catalogue/custom-fields.ts";
import { mapImage, mapPrice } from "../commerce/catalogue/map-search.ts";
import type { SharedCall } from "../commerce/shared-call.ts";
import { NO_SUGGESTIONS, SUGGESTIONS } from "./search-port.ts";

type Result = ShopperSearch.schemas["SuggestionResult"];
type Phrases = { suggestedPhrases?: ({ phrase: string } & Record<string, unknown>)[] } | undefined;

const listPhrases = (suggestions: Phrases): string[] =>
	(suggestions?.suggestedPhrases ?? []).map(({ phrase }) => phrase);

export const commerceSuggestions = async (
	call: SharedCall,
	currency: string,
	query: string,
	limit = SUGGESTIONS,
): Promise<SearchSuggestions> => {
	try {
		const { data } = await call((clients) =>
			clients.shopperSearch.getSearchSuggestions({
				params: {
					query: {
						q: query,
						limit,
						currency,
						expand: ["images", "prices", "custom_product_properties"],
						includedCustomProductProperties: ["c_url", "c_brand", "c_listPrice", "c_promotionalPrice"],
					},
				},
			}),
		);
		return toSuggestions(data);
	} catch (error) {
		if (error instanceof ApiError && error.status === 400) return NO_SUGGESTIONS;
		throw error;
	}
};

const readSuggestionPrice = (product: { price?: number } & Record<string, unknown>): Price | null =>
	mapPrice(
		{
			price: product.price,
			productPromotions: [{ promotionalPrice: numberField(product, "c_promotionalPrice") }],
		},
		numberField(product, "c_listPrice"),
	);

const toSuggestions = (result: Result): SearchSuggestions => {
	const custom = (result as { customSuggestion?: Phrases }).customSuggestion;
	return {
		phrases: listPhrases(result.productSuggestions),
		brands: listPhrases(result.brandSuggestions),
		categories: (result.categorySuggestions?.categories ?? []).flatMap((category) => {
			const url = textField(category, "c_url");
			return url ? [{ name: category.name, url, parent: category.parentCategoryName }] : [];
		}),
		pages: (custom?.suggestedPhrases ?? []).flatMap((page) => {
			const url = textField(page, "c_url");
			return url ? [{ name: page.phrase, url }] : [];
		}),
		products: (result.productSuggestions?.products ?? []).map((product) => {
			return {
				id: product.productId,
				name: product.productName ?? "",
				brand: textField(product, "c_brand") ?? "",
				slugUrl: textField(product, "c_url") ?? bareProductPath(product.productId),
				image: mapImage((product as { image?: Parameters<typeof mapImage>[0] }).image),
				price: product.price ? readSuggestionPrice(product) : null,
			};
		}),
	};
};
