import { ROUTES } from "../../../pages/routes.ts";
import { getRouteInfo, type RouteInfo } from "../../platform/route-info.ts";
import type { Calls } from "../calls.ts";
import type { LoadedPage, LoadResult } from "../page/loader.ts";
import type { PageContext } from "../page/page-context.ts";
import { loadWithoutController } from "./load-without-controller.ts";
import type { RouteTable } from "./route-table.ts";

export type ResolvedPage =
	| (LoadResult & {
			unsure?: true;
	  })
	| { redirect: string; status: 301 | 302; document: true };

export const notFoundPage = async (cx: PageContext, routes: RouteTable): Promise<LoadedPage> =>
	routes.notFound(await cx.content.notFound(), cx);

export const isSplashPage = (action: string): boolean => /^SplashPage(-Show)?$/.test(action);

const fromRouteInfo = async (
	route: RouteInfo,
	cx: PageContext,
	routes: RouteTable,
): Promise<ResolvedPage | null> => {
	if (route.redirect) {
		const { kind, location, status } = route.redirect;
		return kind === "document"
			? { redirect: location, status, document: true }
			: { redirect: location, status };
	}
	// The splash page belongs to no locale, so a running client cannot show it.
	if (isSplashPage(route.action)) return { redirect: "/", status: 301, document: true };
	const name = routes.findByAction(route.action);
	if (!name) return null;
	if (name === "category" || name === "product" || name === "content" || name === "store")
		return routes.load[name](cx, route.data);
	return ROUTES[name].path === cx.path ? null : { redirect: cx.paths.at(name), status: 301 };
};

/**
 * Returns the page at an address: from the route table, the categories' addresses or the platform's route information, in this order
 * (platform-6), or else the not-found page.
 */
export const resolvePage = async (
	calls: Calls,
	cx: PageContext,
	routes: RouteTable,
): Promise<ResolvedPage> => {
	const { path } = cx;
	const fixedRoute = routes.at(path);
	if (fixedRoute?.scope === "shared")
		return (await fixedRoute.load(cx, {})) ?? { page: await notFoundPage(cx, routes) };
	const category = cx.categories.byUrl.get(path);
	if (category)
		return (
			(await routes.load.category(cx, { cgid: category.id })) ?? { page: await notFoundPage(cx, routes) }
		);
	const route = await getRouteInfo(calls, {
		locale: cx.locale,
		path,
		search: cx.search.size > 0 ? `?${cx.search}` : "",
		origin: cx.origin,
	});
	const resolution =
		route.unsure === "no controller" || route.isUnruled
			? await loadWithoutController(path, cx, routes)
			: await fromRouteInfo(route, cx, routes);
	if (resolution) return resolution;
	if (!route.unsure) return { page: await notFoundPage(cx, routes) };
	// A single unreadable response must not make the page look gone for a week.
	cx.isPartial = true;
	return { page: await notFoundPage(cx, routes), unsure: true };
};
