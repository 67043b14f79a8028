import { productIdsInPath } from "../../shared/domain/catalogue/product-id.ts";
import { MAX_IDS } from "../platform/commerce/catalogue.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { getRouteInfo, type RouteInfo } from "../platform/routes.ts";
import { loadBrands } from "./brands.ts";
import { loadCart } from "./cart.ts";
import { loadCategoryPage } from "./category-landing.ts";
import { loadContent, loadNotFound } from "./content.ts";
import { homeOfCatalogue, loadHome } from "./home.ts";
import { loadNewsletter } from "./newsletter.ts";
import { loadNotifyMe } from "./notify-me.ts";
import type { Calls } from "./page-context.ts";
import type { LoadedPage, LoadResult, PageContext } from "./page-loader.ts";
import { loadProduct } from "./product.ts";
import { loadRestriction } from "./restriction.ts";
import { loadSearch, loadSearchNoResult } from "./search.ts";
import { loadSignIn } from "./sign-in.ts";
import { loadSitemapPage } from "./sitemap-page.ts";
import { loadSizeGuide } from "./size-guide.ts";
import { loadWishlist } from "./wishlist.ts";

/** Actions that lead to the cart (platform-9). */
const CART_ACTIONS = new Set(["COCart-Show", "Cart-Show", "Cart-Proxy"]);

export type ResolvedPage =
	| (LoadResult & {
			/** Nobody could say whether there is such a page: what was here before it still stands. */
			unsure?: true;
	  })
	| { redirect: string; status: 301 | 302; document: true };

/** The not-found page of the locale. */
export const notFoundPage = async (cx: PageContext): Promise<LoadedPage> =>
	loadNotFound(await cx.content.notFound(), cx);

const fromRouteInfo = async (
	route: RouteInfo,
	cx: PageContext,
	visitor: () => ShopperPorts,
): Promise<ResolvedPage | null> => {
	if (route.redirect) {
		const { kind, location, status } = route.redirect;
		return kind === "document"
			? { redirect: location, status, document: true }
			: { redirect: location, status };
	}
	const { action, data } = route;
	if (action === "Product-Show" && data.pid) return loadProduct(data.pid, cx);
	if (action === "Search-Show") {
		const category = data.cgid ? cx.categories.byId.get(data.cgid) : undefined;
		return category ? loadCategoryPage(category, cx) : null;
	}
	if (action === "Content-Show" && data.slug) {
		const content = await cx.content.page(data.slug);
		return content && loadContent(content, cx);
	}
	if (CART_ACTIONS.has(action))
		return cx.path === "/cart" ? loadCart(cx, visitor().baskets) : { redirect: cx.paths.cart(), status: 301 };
	if (action === "Wishlist-Show" && cx.path !== "/wishlist")
		return { redirect: cx.paths.wishlist(), status: 301 };
	if (action === "Home-Show") return { redirect: cx.paths.home(), status: 301 };
	return null;
};

/** The piece of an address by the catalogue alone: its id stands at the end, and only the catalogue can tell where it begins. */
const loadProductAt = async (path: string, cx: PageContext): Promise<LoadResult | null> => {
	const ids = productIdsInPath(path).slice(-MAX_IDS);
	if (ids.length === 0) return null;
	const products = await cx.catalogue.products(ids);
	const piece = products.find(({ slugUrl }) => slugUrl === path);
	return piece ? loadProduct(piece.id, cx) : null;
};

/**
 * What an address of a locale shows, in this order (platform-7): fixed routes, search, category addresses, then the
 * platform's route info (products, content, redirects), else not found. Only cart, wishes and sign-in ask who is there.
 */
export const resolvePage = async (
	calls: Calls,
	cx: PageContext,
	visitor: () => ShopperPorts,
): Promise<ResolvedPage> => {
	const { path } = cx;
	if (path === "/") {
		const home = (await cx.content.home()) ?? homeOfCatalogue(cx);
		return { page: home ? await loadHome(home, cx) : await notFoundPage(cx) };
	}
	if (path === "/cart") return loadCart(cx, visitor().baskets);
	if (path === "/wishlist") return loadWishlist(cx, visitor());
	if (path === "/newsletter") return { page: loadNewsletter(cx) };
	if (path === "/notify-me") return (await loadNotifyMe(cx, visitor())) ?? { page: await notFoundPage(cx) };
	if (path === "/product-restrictions")
		return (await loadRestriction(cx, visitor())) ?? { page: await notFoundPage(cx) };
	if (path === "/size-guide") return (await loadSizeGuide(cx)) ?? { page: await notFoundPage(cx) };
	if (path === "/login") return loadSignIn(cx, visitor());
	if (path === "/search") return loadSearch(cx);
	if (path === "/search-no-result") return { page: await loadSearchNoResult(cx) };
	if (path === "/brands") return loadBrands(cx);
	if (path === "/sitemap") return { page: loadSitemapPage(cx) };
	const category = cx.categories.byUrl.get(path);
	if (category) return loadCategoryPage(category, cx);
	const route = await getRouteInfo(calls, {
		locale: cx.locale,
		path,
		search: cx.search.size > 0 ? `?${cx.search}` : "",
		origin: cx.origin,
	});
	const found =
		route.unsure === "no controller"
			? await loadProductAt(path, cx)
			: await fromRouteInfo(route, cx, visitor);
	if (found) return found;
	if (!route.unsure) return { page: await notFoundPage(cx) };
	// Nobody must hear for a week that a page is gone, only because one answer was garbled.
	cx.isPartial = true;
	return { page: await notFoundPage(cx), unsure: true };
};
