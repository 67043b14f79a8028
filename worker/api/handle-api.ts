import type { Context } from "hono";
import type { AppEnv } from "../context.ts";
import { csrfTokenOf } from "../middleware/csrf.ts";
import { contextForApi, loadCategories } from "../pages/page-context.ts";
import { createNotifyMe } from "../platform/commerce/notify-me.ts";
import { createSearch } from "../platform/search/create-search.ts";
import { problem } from "../problem.ts";
import { callsOf, locate, shopperAt, withSession } from "../request-calls.ts";
import { apiApp } from "./app.ts";
import { suggestionsFor } from "./suggestions.ts";

const PREFIX = "/api";

/** `/api/{locale}/…`: resolves the locale, then hands over to the shopper API with the shopper's ports. */
export const handleApi = async (c: Context<AppEnv>): Promise<Response> => {
	const url = new URL(c.req.url);
	const calls = callsOf(c);
	const { resolution } = await locate(c, calls, url.pathname.slice(PREFIX.length) || "/", url.search);
	if (resolution.kind !== "localised") return problem(404, "The shopper API has no such locale.");
	const { locale, path } = resolution;
	c.set("locale", locale);
	const ports = shopperAt(c, calls, locale);
	const view = await contextForApi(calls, locale);
	const now = () => new Date(calls.cache.now());
	const finder = createSearch({
		platform: calls.platform,
		locale,
		settings: view.settings,
		now,
		categories: () => loadCategories(calls, locale),
	});
	const suggest = (query: string) => suggestionsFor(finder, calls.platform.log, view, query);
	const notifyMe = createNotifyMe({ platform: calls.platform, locale }, ports.shopper);
	const api = { ...ports, notifyMe, view, suggest, csrfToken: () => csrfTokenOf(c), log: calls.platform.log };
	const inner = new Request(new URL(path + resolution.search, url.origin), c.req.raw);
	const response = withSession(await apiApp.fetch(inner, { api }), ports.shopper);
	response.headers.set("cache-control", "private, no-store");
	// With the cookies that were set on the way here.
	return c.newResponse(response.body, response);
};
