import { productIdsInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { isPlaced } from "@vetrina/shop-rules/content/placed-pages.ts";
import { ROUTES } from "../../../pages/routes.ts";
import { MAX_IDS } from "../../platform/commerce/catalogue/catalogue.ts";
import { isAbsence } from "../../platform/is-unavailable.ts";
import type { LoadResult } from "../page/loader.ts";
import type { PageContext } from "../page/page-context.ts";
import type { RouteTable } from "./route-table.ts";

type Load = (path: string, cx: PageContext, routes: RouteTable) => Promise<LoadResult | null>;

const loadProductAt: Load = async (path, cx, routes) => {
	const ids = productIdsInPath(path).slice(-MAX_IDS);
	if (ids.length === 0) return null;
	const products = await cx.catalogue.products(ids);
	const product = products.find(({ slugUrl }) => slugUrl === path);
	return product ? routes.load.product(cx, { pid: product.id }) : null;
};

const loadStoreAt: Load = async (path, cx, routes) => {
	const storeId = path.startsWith(`${ROUTES.stores.path}/`) ? path.slice(ROUTES.stores.path.length + 1) : "";
	return /^[\w-]+$/.test(storeId) ? routes.load.store(cx, { storeId }) : null;
};

/** A platform without a content service has no editors' pages. */
const loadEditorsPageAt: Load = async (path, cx, routes) => {
	if (isPlaced(path)) return null;
	try {
		return await routes.load.content(cx, { slug: path });
	} catch (error) {
		if (isAbsence(error)) return null;
		throw error;
	}
};

/**
 * Returns the page at an address that the platform has no controller to resolve: a product's by the ids in it, a store's or an editors' page
 * (platform-17).
 */
export const loadWithoutController: Load = async (path, cx, routes) =>
	(await loadProductAt(path, cx, routes)) ??
	(await loadStoreAt(path, cx, routes)) ??
	loadEditorsPageAt(path, cx, routes);
