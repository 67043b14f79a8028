import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { SearchResult } from "../../../shared/domain/catalogue/catalogue.ts";
import { mapSearch } from "../commerce/catalogue/map-search.ts";
import type { ScapiContext } from "../commerce/scapi.ts";
import { createSharedCall } from "../commerce/shared-call.ts";
import { PlatformUnavailable } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { commerceSuggestions } from "./commerce-suggestions.ts";
import {
	type AskedSearch,
	failedSearch,
	MethodNotImplemented,
	PERSONALISATION,
	type SearchProvider,
	type SearchShopper,
} from "./search-port.ts";

const HIT_EXPAND = [
	"availability",
	"images",
	"prices",
	"variations",
	"promotions",
	"custom_properties",
] as const;
const SEARCH_FIELDS =
	`(total,offset,limit,selectedSortingOption,selectedRefinements,sortingOptions.(id,label),searchPhraseSuggestions.(**),
refinements.(**),hits.(productId,productName,brand,price,priceMax,tieredPrices.(price,quantity),orderable,image.(alt,link),
imageGroups.(viewType,images.(alt,disBaseLink)),productPromotions.(calloutMsg,promotionalPrice),representedProduct.(id),c_variationGroupId,c_masterId,c_brand,
c_url,c_slugUrl,c_listPrice,c_pricePerUnit,c_pricePerUnitMax,c_pricePerUnitUnit,c_inventory,c_colorCount,c_colorName,c_badges,c_alternativeNotifyMe,c_productTag,c_newArrival,c_madeToOrder,c_customerGroupA,c_customerGroupB,c_banningMessage))`.replaceAll(
		"\n",
		"",
	);

const listTastes = (shopper: SearchShopper | undefined): string[] => {
	const keys = shopper ? [...shopper.groups, ...shopper.personalisationKey.split("|")] : [];
	const uniqueKeys = new Set(keys.filter(Boolean));
	return uniqueKeys.size > 0 ? [`${PERSONALISATION}=${[...uniqueKeys].join("|")}`] : [];
};

export const createCommerceSearch = (
	cx: Omit<ScapiContext, "token"> & { shopper?: SearchShopper },
	now: () => Date,
): SearchProvider => {
	const call = createSharedCall(cx, now);
	const { currency } = cx.locale;

	const search = ({
		query,
		categoryId,
		refinements,
		sort,
		offset,
		limit,
		pictures,
	}: AskedSearch): Promise<SearchResult> =>
		call(async (clients) => {
			const refine = [
				"htype=variation_group|product",
				...(categoryId ? [`cgid=${categoryId}`] : []),
				...listTastes(cx.shopper),
				...refinements.map(({ id, values }) => `${id}=${values.join("|")}`),
			];
			const { data } = await clients.shopperSearch.productSearch({
				params: {
					query: {
						q: query,
						refine,
						sort,
						offset,
						limit,
						currency,
						expand: [...HIT_EXPAND],
						allImages: true,
						imgTypes: `large:${pictures}`,
						perPricebook: true,
						allVariationProperties: true,
						select: SEARCH_FIELDS,
					},
				},
			});
			if (typeof data?.total !== "number")
				throw new PlatformUnavailable("malformed", "The search's response has an unexpected shape.");
			return mapSearch(data);
		});
	/**
	 * Returns the results of a search. If the platform rejects its refinements or sorting, which come from the address and may be invalid,
	 * returns the results without them from the first hit.
	 */
	const searchAsTaken = async (query: AskedSearch): Promise<SearchResult> => {
		try {
			return await search(query);
		} catch (error) {
			const isRefused = error instanceof ApiError && error.status === 400;
			if (!isRefused || (query.refinements.length === 0 && query.sort === undefined)) throw error;
			return {
				...(await search({ ...query, refinements: [], sort: undefined, offset: 0 })),
				withoutChoices: true,
			};
		}
	};

	return {
		search: async (query) => {
			try {
				return await searchAsTaken(query);
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("error", "search/commerce", "Search at the commerce cloud failed", { error });
				return failedSearch(query);
			}
		},
		suggest: (query, limit) => commerceSuggestions(call, currency, query, limit),
		popular: () => Promise.reject(new MethodNotImplemented()),
	};
};
