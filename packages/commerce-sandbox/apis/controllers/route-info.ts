import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import type { Language } from "../../languages.ts";
import { hasEditorialPage } from "../../records/content/read-pages.ts";
import { findCategoryByUrl, findProductBySlug } from "../../store/catalogue-store.ts";
import { fixedRoute, legacyChain, pagePath, type Redirect } from "./route-rules.ts";
import { parseLocale, siteByName } from "./site-locale.ts";

const LIFETIME_SECONDS = 900;

const notFound = { action: "Home-ErrorNotFound" };

/**
 * Returns the action of a path for `GET /s/{site}/{locale}/{path}?routeInfo=true`, and the redirects on the way in the header
 * `redirects-stack`.
 */
export const routeInfoApp = new Hono<CommerceHono>();

routeInfoApp.get("/s/:site/:locale/*", async (c, next) => {
	if (c.req.query("routeInfo") !== "true") return next();
	const site = siteByName(c.req.param("site"));
	if (!site) return problem(404, "site-not-found", "No such site.");
	const localeName = c.req.param("locale");
	const locale = parseLocale(site, localeName);
	const url = new URL(c.req.url);
	const path = pagePath(url.pathname.split("/").slice(4).join("/"));
	const { action, redirects } =
		locale && path
			? await findRoute(c.env.DB, { siteId: site.id, language: locale.language }, path, url.searchParams)
			: { action: notFound, redirects: [] };
	const prefix = `/${localeName.replace("_", "-").toLowerCase()}`;
	const stack = redirects.map(({ location, status }) => ({
		location: prefix + location + url.search,
		status,
	}));
	return c.json({ ...action, ...(locale ? { locale: localeName } : {}) }, 200, {
		"x-sf-cc-expiration-time": String(LIFETIME_SECONDS),
		"redirects-stack": JSON.stringify(stack),
	});
});

type Routed = { action: { action: string; [datum: string]: string }; redirects: Redirect[] };

type Place = { siteId: string; language: Language };

export async function findRoute(
	db: D1Database,
	place: Place,
	requestedPath: string,
	query: URLSearchParams,
): Promise<Routed> {
	const { path, redirects } = legacyChain(requestedPath);
	const fixedAction = fixedRoute(path, query);
	if (fixedAction) return { action: fixedAction, redirects };
	if (path.endsWith(".html")) return productRoute(db, place, path, redirects);
	const [isEditorial, category] = await Promise.all([
		hasEditorialPage(db, place.siteId, path),
		findCategoryByUrl(db, place.siteId, path.toLowerCase()),
	]);
	if (isEditorial) return { action: { action: "Content-Show", slug: path }, redirects };
	if (!category) return { action: notFound, redirects };
	const moves: Redirect[] = category.url === path ? [] : [{ location: category.url, status: 301 }];
	return {
		action: { action: "Search-Show", cgid: category.id, url: category.url },
		redirects: [...redirects, ...moves],
	};
}

async function productRoute(
	db: D1Database,
	place: Place,
	path: string,
	redirects: Redirect[],
): Promise<Routed> {
	const product = await findProductBySlug(db, place, path);
	if (!product) return { action: notFound, redirects };
	const { canonical } = product;
	const moves: Redirect[] = canonical === path ? [] : [{ location: canonical, status: 301 }];
	return {
		action: { action: "Product-Show", pid: product.id, masterId: product.masterId },
		redirects: [...redirects, ...moves],
	};
}
