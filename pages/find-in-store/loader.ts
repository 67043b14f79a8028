import { distanceUnitIn } from "@vetrina/shop-rules/stores/distance.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { cutQuery } from "../../shared/domain/list/cut-query.ts";
import { type StoreStockLevel, stockLevel } from "../../shared/domain/stores/stock-level.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Store } from "../../worker/platform/commerce/stores/stores.ts";
import { buildHead } from "../../worker/present/head.ts";
import { askedProduct, sizeOfVariant, toProductSummary } from "../../worker/present/product-summary.ts";
import { listShownSizes } from "../../worker/present/sizes/show-sizes.ts";
import { searchStores, storesByCountry } from "../../worker/present/stores/store-search.ts";
import { listHours, toStoreView } from "../../worker/present/stores/store-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { FindInStoreData, StoreWithStock } from "./contract.ts";

const listSizes = (product: Product, chosenId: string, cx: PageContext): FindInStoreData["sizes"] =>
	product.variants.length < 2
		? []
		: listShownSizes(product, cx).flatMap(({ value, name }) => {
				const variant = product.variants.find(({ values }) => values.size === value);
				return variant
					? [
							{
								label: name,
								href: cx.paths.at("findInStore", { productId: variant.id }),
								isChosen: variant.id === chosenId,
							},
						]
					: [];
			});

const ORDER: readonly StoreStockLevel[] = ["inStock", "last", "unknown", "none"];
/** Sorts a country's stores by stock, best first. The group without a country keeps its order: the nearest stores first. */
const withStockFirst = ({
	country,
	stores,
}: FindInStoreData["groups"][number]): FindInStoreData["groups"][number] => ({
	country,
	stores:
		country === "" ? stores : stores.toSorted((a, b) => ORDER.indexOf(a.stock) - ORDER.indexOf(b.stock)),
});

export const loadFindInStore: LoadPrivate = async (cx, { visits }) => {
	const { paths, search, locale } = cx;
	const product = await askedProduct(cx);
	if (!product) return null;
	const requestedId = search.get("productId");
	const variant =
		product.variants.length === 1
			? product.variants[0]
			: product.variants.find(({ id }) => id === requestedId);
	const query = cutQuery(search.get("q") ?? "");
	const [stores, stock] = await Promise.all([cx.stores.all(), variant ? visits.stockOf(variant.id) : null]);
	const foundStores = query === "" ? [] : await searchStores(cx, stores, query);
	const own = stores.filter(({ countryCode }) => countryCode === locale.country);
	const isOwnCountry = query === "" && search.get("all") !== "1" && own.length > 0;
	const shownStores =
		foundStores.length > 0 ? foundStores : (isOwnCountry ? own : stores).map((store) => ({ store }));
	const viewOf = (store: Store, distance?: string): StoreWithStock => {
		const level = stockLevel(stock, store.id);
		const isKept = level !== "none" && store.services.includes("reservations");
		return {
			...toStoreView(cx, store, distance),
			stock: level,
			hours: listHours(cx, store),
			reserveHref:
				variant && isKept && level !== "unknown"
					? paths.at("reserve", { productId: variant.id, storeId: store.id })
					: undefined,
		};
	};
	const productId = variant?.id ?? product.id;
	const data: FindInStoreData = {
		product: toProductSummary(product, cx),
		sizes: listSizes(product, productId, cx),
		size: variant && sizeOfVariant(product, variant.id, cx),
		isChosen: variant !== undefined,
		isUnknown: variant !== undefined && stock === null,
		action: paths.at("findInStore"),
		fields: { productId },
		query,
		isFound: query === "" || foundStores.length > 0,
		allHref: paths.at("findInStore", { productId, all: "1" }),
		isOwnCountry,
		groups: storesByCountry(cx, shownStores, ({ store, distance }) => viewOf(store, distance)).map(
			withStockFirst,
		),
		unit: distanceUnitIn(locale.country),
	};
	const title = cx.t("visits.find");
	return {
		page: {
			kind: "find-in-store",
			data,
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
