import type { Context } from "hono";
import type { SearchEvent } from "../../shared/contracts/shopper-api.ts";
import type { SiteLocale } from "../../shared/domain/locale/site-locale.ts";
import { NO_STORE } from "../cache/policies.ts";
import { within } from "../cache/single-flight.ts";
import type { AppEnv } from "../context.ts";
import { browserAlias, csrfTokenOf } from "../middleware/csrf.ts";
import { drainBody } from "../middleware/drain-bodies.ts";
import { type Calls, contextForApi, loadCategories } from "../pages/page-context.ts";
import { typingShopperOf } from "../pages/search-shopper.ts";
import { createNewsletter } from "../platform/commerce/newsletter.ts";
import { createNotifyMe } from "../platform/commerce/notify-me.ts";
import type { Activity, RecommendationsPort } from "../platform/recommendations/recommendations-port.ts";
import { createSearch } from "../platform/search/create-search.ts";
import { sendHostedEvent } from "../platform/search/hosted/hosted-events.ts";
import type { SearchShopper } from "../platform/search/search-port.ts";
import type { SiteSettings } from "../platform/site-settings.ts";
import { problem } from "../problem.ts";
import { callsOf, locate, shopperAt, withSession } from "../request-calls.ts";
import { type ApiContext, apiApp } from "./app.ts";
import { createRecommendations, recommendationsFor, tilesFor } from "./recommended.ts";
import { finderFor, suggestionsFor } from "./suggestions.ts";

const PREFIX = "/api";
/** Milliseconds. Later than that a shopper has typed on, or gone on without any. */
const SUGGESTIONS_TIMEOUT = 2500;

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
	const suggest = async (query: string) => {
		const userToken = () => browserAlias(c, "search");
		const deadline = AbortSignal.any([calls.platform.deadline, AbortSignal.timeout(SUGGESTIONS_TIMEOUT)]);
		const who = () => typingShopperOf(calls, locale, { shopper: ports.shopper, userToken });
		const create = (shopper?: SearchShopper) =>
			createSearch({
				platform: { ...calls.platform, deadline },
				locale,
				settings: view.settings,
				now: () => new Date(calls.cache.now()),
				categories: () => loadCategories(calls, locale),
				shopper,
			});
		const finder = finderFor(create, () => within(who(), deadline).catch(() => undefined));
		return suggestionsFor(finder, calls.platform.log, view, query);
	};
	const notifyMe = createNotifyMe({ platform: calls.platform, locale }, ports.shopper);
	const newsletter = createNewsletter({ platform: calls.platform, locale }, ports.shopper);
	const tell = (activity: Activity): boolean => {
		const told = tellService(c, createRecommendations(calls, locale, view), activity);
		if (told)
			c.executionCtx.waitUntil(
				told.catch((error) => log("warning", "api/recommendations", "The service does not hear", { error })),
			);
		return told !== undefined;
	};
	const tellSearch = (event: SearchEvent): void => {
		const told = tellHostedSearch(c, { ...calls, locale, settings: view.settings }, event);
		c.executionCtx.waitUntil(
			told.catch((error) => log("warning", "api/search-events", "The search does not learn", { error })),
		);
	};
	const api: ApiContext = {
		...ports,
		notifyMe,
		newsletter,
		view,
		suggest,
		tellSearch,
		recommend: (wanted) => recommendationsFor(calls, locale, view, wanted),
		tiles: (ids) => tilesFor(calls, locale, view, ids),
		tell,
		csrfToken: () => csrfTokenOf(c),
		log,
	};
	const inner = new Request(new URL(path + resolution.search, url.origin), c.req.raw);
	const response = withSession(await apiApp.fetch(inner, { api }), ports.shopper);
	await drainBody(inner);
	// Few answers are everybody's, and those say so themselves.
	if (!response.headers.has("cache-control") || c.get("fault"))
		response.headers.set("cache-control", NO_STORE);
	// With the cookies that were set on the way here.
	return c.newResponse(response.body, response);
};

/** Whoever asks not to be followed is told of nowhere. */
const mayFollow = (c: Context<AppEnv>): boolean =>
	c.req.header("sec-gpc") !== "1" && c.req.header("dnt") !== "1";

/** The service knows a browser by another name than the shop does. */
const tellService = (
	c: Context<AppEnv>,
	{ tell }: RecommendationsPort,
	activity: Activity,
): Promise<void> | undefined => {
	if (!tell || !mayFollow(c)) return undefined;
	return browserAlias(c, "recommendations").then((name) => tell(activity, name));
};

/** A click or a wish after a search, where a hosted service has answered it; it knows the browser by the name of its searches. */
const tellHostedSearch = async (
	c: Context<AppEnv>,
	{ platform, locale, settings }: SearchTold,
	event: SearchEvent,
): Promise<void> => {
	if (settings.searchProvider !== "hosted" || !mayFollow(c)) return;
	const userToken = await browserAlias(c, "search");
	if (userToken)
		await sendHostedEvent({ platform, locale, settings: settings.hostedSearch }, event, userToken);
};
type SearchTold = Pick<Calls, "platform"> & {
	locale: SiteLocale;
	settings: Pick<SiteSettings, "searchProvider" | "hostedSearch">;
};
