import { bareProductPath, isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import { fixedRoutes } from "../../pages/routes.ts";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { isSplashPage } from "../request/resolve/resolve-page.ts";
import type { RouteTable } from "../request/resolve/route-table.ts";

type Target = (params: URLSearchParams) => string | null;

const plain = createPaths({ prefix: "" });
const product: Target = (params) => {
	const id = params.get("pid") ?? "";
	return isProductId(id) ? plain.product(bareProductPath(id)) : null;
};
const order: Target = (params) => {
	const orderNo = params.get("orderID") ?? params.get("orderNo");
	return plain.at("order", isOrderNo(orderNo) ? { orderNo } : {});
};
const NAMED: Record<string, Target> = {
	"Product-Show": product,
	"Order-Details": order,
	"Search-Show": (params) => plain.search(parseListState(params)),
};

const findTarget = (action: string, routes: Pick<RouteTable, "findByAction">): Target | undefined => {
	if (Object.hasOwn(NAMED, action)) return NAMED[action];
	const route = fixedRoutes.find((name) => name === routes.findByAction(action));
	return route && (() => plain.at(route));
};

export const readStoreAddress = (
	path: string,
	search: string,
	routes: Pick<RouteTable, "findByAction">,
): string | null => {
	const match =
		/^\/on\/demandware\.store\/Sites-([a-z0-9-]{1,40})-Site\/([a-z]{2}(?:[-_][a-z]{2})?|default)\/([\w-]{1,60})$/i.exec(
			path,
		);
	const [, site, locale, action] = match ?? [];
	if (!site || !locale || !action) return null;
	if (isSplashPage(action)) return "/";
	const target = findTarget(action, routes)?.(new URLSearchParams(search));
	return target ? `/s/${site.toLowerCase()}/${locale.replace("_", "-").toLowerCase()}${target}` : null;
};
