import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { Category, Product, SearchResult } from "../../../shared/domain/catalogue.ts";
import { mapCategory, mapProduct } from "./map-product.ts";
import { mapSearch } from "./map-search.ts";
import type { ScapiContext } from "./scapi.ts";
import { createSharedCall } from "./shared-call.ts";

export type SearchQuery = {
	query?: string;
	categoryId?: string;
	refinements: { id: string; values: string[] }[];
	sort?: string;
	offset: number;
	limit: number;
};

/** The catalogue as every shopper of a site and locale sees it; answers may be shared. */
export type CataloguePort = {
	search(query: SearchQuery): Promise<SearchResult>;
	/** Null where the platform has no such product. */
	product(id: string): Promise<Product | null>;
	products(ids: string[]): Promise<Product[]>;
	/** The whole tree below the root. */
	categories(): Promise<Category[]>;
};

/** The platform takes at most 24 ids in one call. */
const MAX_IDS = 24;
const HIT_EXPAND = [
	"availability",
	"images",
	"prices",
	"variations",
	"promotions",
	"custom_properties",
] as const;
/** What `mapSearch` reads, and no more: a third of an answer that takes its time to be parsed is for others. */
const SEARCH_FIELDS =
	`(total,offset,limit,selectedSortingOption,selectedRefinements,sortingOptions.(id,label),searchPhraseSuggestions.(**),
refinements.(**),hits.(productId,productName,brand,price,priceMax,tieredPrices.(price),orderable,image.(alt,disBaseLink,link),
imageGroups.(viewType,images.(alt,disBaseLink,link)),variants.(orderable,c_inventory),variationAttributes.(id,values.(value)),
productPromotions.(calloutMsg),representedProduct.(id),c_variationGroupId,c_masterId,c_brand,c_url,c_slugUrl,c_listPrice,c_inventory,
c_colorCount,c_productTag,c_newArrival,c_madeToOrder,c_customerGroupA,c_customerGroupB))`.replaceAll(
		"\n",
		"",
	);
const PRODUCT_EXPAND = ["availability", "images", "prices", "variations", "promotions"] as const;

export const createCatalogue = (cx: Omit<ScapiContext, "token">, now: () => Date): CataloguePort => {
	const call = createSharedCall(cx, now);
	const { currency } = cx.locale;

	const search = ({
		query,
		categoryId,
		refinements,
		sort,
		offset,
		limit,
	}: SearchQuery): Promise<SearchResult> =>
		call(async (clients) => {
			const refine = [
				// A product without colours and sizes is no variation group, and a list shows it all the same.
				"htype=variation_group|product",
				...(categoryId ? [`cgid=${categoryId}`] : []),
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
						allVariationProperties: true,
						includedCustomVariationProperties: ["c_inventory"],
						select: SEARCH_FIELDS,
					},
				},
			});
			return mapSearch(data);
		});

	return {
		search: async (wanted) => {
			try {
				return await search(wanted);
			} catch (error) {
				// Refinements come from the address, where anybody may write anything.
				const refused = error instanceof ApiError && error.status === 400;
				if (!refused || (wanted.refinements.length === 0 && wanted.sort === undefined)) throw error;
				return {
					...(await search({ ...wanted, refinements: [], sort: undefined, offset: 0 })),
					withoutChoices: true,
				};
			}
		},
		product: (id) =>
			call(async (clients) => {
				try {
					const { data } = await clients.shopperProducts.getProduct({
						params: { path: { id }, query: { currency, allImages: true, expand: [...PRODUCT_EXPAND] } },
					});
					return mapProduct(data);
				} catch (error) {
					if (error instanceof ApiError && error.status === 404) return null;
					throw error;
				}
			}),
		products: async (ids) => {
			const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, part) =>
				ids.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
			);
			const answers = await Promise.all(
				parts.map((part) =>
					call((clients) =>
						clients.shopperProducts.getProducts({
							params: { query: { ids: part, currency, allImages: true, expand: [...PRODUCT_EXPAND] } },
						}),
					),
				),
			);
			return answers.flatMap(({ data }) => (data.data ?? []).map(mapProduct));
		},
		categories: () =>
			call(async (clients) => {
				// The platform nests two levels at most: the top categories first, then each with its own two.
				const { data: root } = await clients.shopperProducts.getCategory({
					params: { path: { id: "root" }, query: { levels: 1 } },
				});
				const ids = (root.categories ?? []).map((category) => category.id);
				if (ids.length === 0) return [];
				const { data } = await clients.shopperProducts.getCategories({
					params: { query: { ids, levels: 2 } },
				});
				const order = new Map(ids.map((id, index) => [id, index]));
				return (data.data ?? [])
					.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
					.map((category) => mapCategory(category));
			}),
	};
};
