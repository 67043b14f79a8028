import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isPlainInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { Category, Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { ScapiContext } from "../scapi.ts";
import { createSharedCall } from "../shared-call.ts";
import { mapCategory } from "./map-category.ts";
import { mapProduct } from "./map-product.ts";

export type CataloguePort = {
	product(id: string): Promise<Product | null>;
	products(ids: string[]): Promise<Product[]>;
	categories(): Promise<Category[]>;
};

export const MAX_IDS = 24;
const PRODUCT_EXPAND = ["availability", "images", "prices", "variations", "promotions"] as const;

export const createCatalogue = (cx: Omit<ScapiContext, "token">, now: () => Date): CataloguePort => {
	const call = createSharedCall(cx, now);
	const { currency } = cx.locale;

	return {
		product: (id) =>
			call(async (clients) => {
				const query = { currency, allImages: true, perPricebook: true, expand: [...PRODUCT_EXPAND] };
				if (!isPlainInPath(id)) {
					const { data } = await clients.shopperProducts.getProducts({
						params: { query: { ids: [id], ...query } },
					});
					const product = data.data?.find((one) => one.id === id);
					return product ? mapProduct(product) : null;
				}
				try {
					const { data } = await clients.shopperProducts.getProduct({ params: { path: { id }, query } });
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
			const results = await Promise.all(
				parts.map((part) =>
					call((clients) =>
						clients.shopperProducts.getProducts({
							params: {
								query: {
									ids: part,
									currency,
									allImages: true,
									perPricebook: true,
									expand: [...PRODUCT_EXPAND],
								},
							},
						}),
					),
				),
			);
			return results.flatMap(({ data }) => (data.data ?? []).map(mapProduct));
		},
		categories: () =>
			call(async (clients) => {
				// The platform returns at most two levels per request, so the levels below the top categories are read by a second request.
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
					.map((category) =>
						mapCategory(category, (title, details) =>
							cx.platform.log("warning", "platform/commerce/catalogue", title, details),
						),
					);
			}),
	};
};
