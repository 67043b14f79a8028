import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { askedProduct, sizeOfVariant, toProductSummary } from "../../worker/present/product-summary.ts";
import { findStore } from "../../worker/present/stores/find-store.ts";
import { visitFormView } from "../../worker/present/stores/visit-form.ts";
import { toStorePlace } from "../../worker/present/stores/visit-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { ReserveData } from "./contract.ts";

export const RESERVE_DRAFT = "reserve";
/** In units per reservation: the sandbox's limit (stores-5). */
export const MOST_UNITS = 3;

export const loadReserve: LoadPrivate = async (cx, visitor) => {
	const { paths, search } = cx;
	const productId = search.get("productId") ?? "";
	const [product, store, stock] = await Promise.all([
		askedProduct(cx),
		findStore(cx, search.get("storeId")),
		visitor.visits.stockOf(productId),
	]);
	const variant = product?.variants.find(({ id }) => id === productId);
	if (!product || !variant || !store?.services.includes("reservations")) return null;
	const units = stock?.get(store.id) ?? 0;
	const form = await visitFormView(cx, visitor, { draft: RESERVE_DRAFT, action: paths.at("reserve") });
	const data: ReserveData = {
		...form,
		// The last units may have been reserved by another shopper.
		error: form.error ?? (stock && units === 0 ? "taken" : undefined),
		product: toProductSummary(product, cx),
		size: sizeOfVariant(product, productId, cx),
		store: toStorePlace(cx, store),
		fields: { productId, storeId: store.id },
		most: Math.min(MOST_UNITS, Math.max(1, units)),
		backHref: paths.at("findInStore", { productId }),
	};
	const title = cx.t("visits.reserve");
	return {
		page: {
			kind: "reserve",
			data,
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
