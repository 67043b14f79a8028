import type { Context } from "hono";
import type { AppEnv } from "../context.ts";
import { browserAlias, csrfTokenOf } from "../middleware/csrf.ts";
import { contextForApi, loadCategories } from "../pages/page-context.ts";
import { createNotifyMe } from "../platform/commerce/notify-me.ts";
import type { Activity, RecommendationsPort } from "../platform/recommendations/recommendations-port.ts";
import { createSearch } from "../platform/search/create-search.ts";
import { problem } from "../problem.ts";
import { callsOf, locate, shopperAt, withSession } from "../request-calls.ts";
import { type ApiContext, apiApp } from "./app.ts";
import { createRecommendations, recommendationsFor, tilesFor } from "./recommended.ts";
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
	const { log } = calls.platform;
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
	const tell = (activity: Activity): boolean => {
		const told = tellService(c, createRecommendations(calls, locale, view), activity);
		if (told)
			c.executionCtx.waitUntil(
				told.catch((error) => log("warning", "api/recommendations", "The service does not hear", { error })),
			);
		return told !== undefined;
	};
	const api: ApiContext = {
		...ports,
		notifyMe,
		view,
		suggest,
		recommend: (wanted) => recommendationsFor(calls, locale, view, wanted),
		tiles: (ids) => tilesFor(calls, locale, view, ids),
		tell,
		csrfToken: () => csrfTokenOf(c),
		log,
	};
	const inner = new Request(new URL(path + resolution.search, url.origin), c.req.raw);
	const response = withSession(await apiApp.fetch(inner, { api }), ports.shopper);
	// Few answers are everybody's, and those say so themselves.
	if (!response.headers.has("cache-control") || c.var.fault)
		response.headers.set("cache-control", "private, no-store");
	// With the cookies that were set on the way here.
	return c.newResponse(response.body, response);
};

/** The service knows a browser by another name than the shop does; whoever asks not to be followed is not told of. */
const tellService = (
	c: Context<AppEnv>,
	{ tell }: RecommendationsPort,
	activity: Activity,
): Promise<void> | undefined => {
	if (!tell || c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1") return undefined;
	return browserAlias(c, "recommendations").then((name) => tell(activity, name));
};
