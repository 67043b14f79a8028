import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { SearchEvent } from "../../shared/contracts/shopper-api.ts";
import { CATEGORIES, type Consent, mayUse } from "../../shared/domain/consent/consent.ts";
import { consentModeAt } from "../../shared/domain/consent/consent-mode.ts";
import { readAddress } from "../../shared/domain/locale/site-address.ts";
import type { AppEnv } from "../base/bindings.ts";
import { clock } from "../base/clock.ts";
import { extend } from "../base/lazy.ts";
import { NO_STORE } from "../base/no-store.ts";
import { problem } from "../base/problem.ts";
import { within } from "../cache/single-flight.ts";
import { queueEvents } from "../platform/analytics/event-queue.ts";
import { noteWithdrawal } from "../platform/analytics/withdrawals.ts";
import { createNotifyMe } from "../platform/commerce/notify-me.ts";
import { tellConsent } from "../platform/commerce/tracking-consent.ts";
import { locateAddress } from "../platform/geolocation.ts";
import { createSearch } from "../platform/search/create-search.ts";
import { sendHostedEvent } from "../platform/search/hosted/hosted-events.ts";
import type { SearchShopper } from "../platform/search/search-port.ts";
import type { SiteSettings } from "../platform/site-settings.ts";
import { findAskingPage } from "../request/asking-page.ts";
import { type Calls, createCalls } from "../request/calls.ts";
import { findAnalyticsClient } from "../request/cookies/analytics-cookie.ts";
import { campaignCookiesOfPage } from "../request/cookies/campaign-cookies.ts";
import { choiceCookies, findRecommendationsId } from "../request/cookies/consent-cookies.ts";
import { createVisitor } from "../request/create-visitor.ts";
import { listReceivers, readPerson } from "../request/events/audience.ts";
import { locate } from "../request/locate.ts";
import { browserAlias, readCsrfToken, searchAlias } from "../request/middleware/csrf.ts";
import { loadCategories } from "../request/page/categories.ts";
import { type ApiView, contextForApi } from "../request/page/create-page-context.ts";
import type { PageVisitor } from "../request/page/loader.ts";
import { readViewer } from "../request/page/read-viewer.ts";
import { findTypingShopper } from "../request/page/search-shopper.ts";
import { readCountry } from "../request/site-locale.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { findCountryOffer } from "./country-offer.ts";
import { eventPorts } from "./events/event-ports.ts";
import { loggingAgent } from "./identity/log-agent.ts";
import { type PlacedRequest, placedForPerson } from "./search/placed.ts";
import { recommendationsFor, recommendationsForPerson, tilesFor } from "./search/recommended.ts";
import { finderFor, suggestionsFor } from "./search/suggestions.ts";

export const API_PATH = "/api";
/** Milliseconds. A later response is useless, because the shopper has continued typing or left. */
const SUGGESTIONS_TIMEOUT = 2500;

export const matchedPath = (path: string): string =>
	path.startsWith(`${API_PATH}/`) ? API_PATH + readAddress(path.slice(API_PATH.length), "").path : path;

export const shopperApi = createMiddleware<ApiEnv>(async (c, next) => {
	const { pathname, search } = new URL(c.req.url);
	const request: Context<AppEnv> = c as Context;
	const calls = createCalls(request);
	const { resolution } = await locate(request, calls, pathname.slice(API_PATH.length) || "/", search);
	if (resolution.kind !== "localised") return problem(404, "The shopper API has no such locale.");
	const { locale } = resolution;
	const ports = createVisitor(request, calls, locale);
	c.set("api", apiContext(request, calls, await contextForApi(calls, locale), ports));
	await loggingAgent(calls.platform.log, ports.shopper, c.req, next);
	await ports.facts.carry();
	const cookies = [...ports.setCookies(), ...ports.drafts.setCookies()];
	for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
	if (cookies.length > 0 || c.get("fault") || !c.res.headers.has("cache-control"))
		c.header("cache-control", NO_STORE);
});

const apiContext = (c: Context<AppEnv>, calls: Calls, view: ApiView, ports: PageVisitor): ApiContext => {
	const { locale } = view;
	const { platform } = calls;
	const { log } = platform;
	const behind = (sending: Promise<void>, source: string, title: string): void =>
		c.executionCtx.waitUntil(sending.catch((error) => log("warning", source, title, { error })));
	const keep = (cookie: string): void => c.header("set-cookie", cookie, { append: true });
	const browser = { cookies: getCookie(c), url: c.req.url, consent: ports.consent };
	const person = () => readPerson(browser, ports.shopper.encUserId, view.settings, keep);
	return extend<PageVisitor, Omit<ApiContext, keyof PageVisitor>>(ports, {
		view,
		log,
		deadline: platform.deadline,
		consentMode: async () => {
			const always = view.settings.consentEverywhere;
			const address = c.req.header("cf-connecting-ip");
			return consentModeAt(always ? null : await locateAddress(platform, address), always);
		},
		choose: (choice) => {
			const consent = { ...ports.consent, choice };
			const ids = [
				findAnalyticsClient(getCookie(c), c.req.url),
				findRecommendationsId(getCookie(c), c.req.url),
			];
			for (const id of choice.granted.length < CATEGORIES.length ? ids : [])
				if (id)
					behind(
						noteWithdrawal(c.env, id, choice.granted, calls.cache.now()),
						"api/consent",
						"Waiting events do not learn of a withdrawal",
					);
			for (const cookie of [
				...choiceCookies(choice, c.req.url),
				...campaignCookiesOfPage(c.req.raw, consent, c.env.INSTANCE_TYPE),
			])
				c.header("set-cookie", cookie, { append: true });
			behind(
				tellConsent({ platform, locale }, ports.shopper, consent, calls.cache.now()),
				"api/consent",
				"Recording a consent on the platform failed",
			);
		},
		notifyMe: createNotifyMe({ platform, locale, address: c.req.header("cf-connecting-ip") }, ports.shopper),
		csrfToken: () => readCsrfToken(c, { renew: ports.shopper.hasChanged }),
		countryOffer: async () => {
			// Editors choose the country of a preview themselves.
			if (c.get("preview")) return undefined;
			const country = readCountry(c.req.raw, c.env.INSTANCE_TYPE);
			return findCountryOffer(calls, locale, country).catch((error) => {
				log(
					"warning",
					"api/country-offer",
					"Reading the offer of the shopper's country failed, none is shown",
					{ error },
				);
				return undefined;
			});
		},
		suggest: (query) => {
			const userToken = () => searchAlias(c, ports.consent);
			const deadline = AbortSignal.any([platform.deadline, clock.timeout(SUGGESTIONS_TIMEOUT)]);
			const who = () => findTypingShopper(calls, locale, { shopper: ports.shopper, userToken });
			const create = (shopper?: SearchShopper) =>
				createSearch({
					platform: { ...platform, deadline },
					locale,
					settings: view.settings,
					now: () => view.now,
					categories: () => loadCategories(calls, locale),
					shopper,
				});
			const finder = finderFor(create, () => within(who(), deadline).catch(() => undefined));
			return suggestionsFor(finder, log, view, query);
		},
		recommend: (request) => recommendationsFor(calls, locale, view, request),
		recommendOwn: async (request) => {
			const own = person();
			return own
				? recommendationsForPerson(calls, locale, view, { ...request, person: own })
				: { details: null, tiles: [] };
		},
		recommendPlaced: async (request) => {
			const own = person();
			if (!own) return { details: null, tiles: [] };
			const shown: PlacedRequest = {
				...request,
				person: own,
				path: findAskingPage(c.req.raw)?.pathname ?? "/",
				viewer: (platform) => readViewer(platform, locale, c.req.raw, view.now),
			};
			return placedForPerson(calls, locale, view, shown, new URL(c.req.url).origin);
		},
		tiles: (ids) => tilesFor(calls, locale, view, ids),
		events: {
			ports: eventPorts(calls, view, ports),
			queue: (events) =>
				behind(
					queueEvents(c.env, events, {
						consent: ports.consent,
						receivers: listReceivers(view.settings),
						sender: ports.facts.sender(),
						person: person(),
					}),
					"api/events",
					"Events were not queued for their receivers",
				),
		},
		tellSearch: (event) =>
			behind(
				tellHostedSearch(c, { platform, locale, settings: view.settings, consent: ports.consent }, event),
				"api/search-events",
				"The search service did not take an event",
			),
	});
};

const tellHostedSearch = async (
	c: Context<AppEnv>,
	{ platform, locale, settings, consent }: SearchTold,
	event: SearchEvent,
): Promise<void> => {
	if (settings.searchProvider !== "hosted" || !mayUse(consent, "analytics")) return;
	const userToken = await browserAlias(c, "search");
	if (userToken)
		await sendHostedEvent({ platform, locale, settings: settings.hostedSearch }, event, userToken);
};
type SearchTold = Pick<Calls, "platform"> & {
	consent: Consent;
	locale: SiteLocale;
	settings: Pick<SiteSettings, "searchProvider" | "hostedSearch">;
};
