import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { beforeEach, expect, test } from "vitest";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import type { DesignRequest } from "../../../shared/domain/preview/design-request.ts";
import { FIRST_STATE } from "../../../shared/domain/preview/preview-state.ts";
import type { Bindings } from "../../base/bindings.ts";
import { newIsolate, testContext } from "../../cache/testing.ts";
import { listConsented } from "../analytics/consented.ts";
import { dataset } from "../analytics/dataset/receiver.ts";
import { createOrderSearch } from "../analytics/orders/order-search.ts";
import { createOutbox, type OutboxContext } from "../analytics/orders/outbox.ts";
import { createSystemClient } from "../analytics/orders/system-token.ts";
import type { ReceiverContext } from "../analytics/receiver.ts";
import { getCatalogueSince } from "../catalogue-generation.ts";
import { register } from "../commerce/accounts/registration.ts";
import type { CataloguePort } from "../commerce/catalogue/catalogue.ts";
import { getCustomerGroups } from "../commerce/catalogue/customer-groups.ts";
import { loadProductAddresses } from "../commerce/catalogue/product-addresses.ts";
import { createContactValidation } from "../commerce/checkout/apple-contacts.ts";
import { walletCalls } from "../commerce/checkout/wallet-calls.ts";
import { sendContext } from "../commerce/contexts/send-context.ts";
import { createCustomPrice } from "../commerce/custom-price.ts";
import type { Shopper } from "../commerce/logins/sessions.ts";
import { createSharedCall } from "../commerce/shared-call.ts";
import { createStores, type StorePort } from "../commerce/stores/stores.ts";
import { tellConsent } from "../commerce/tracking-consent.ts";
import { getCountries, getLocales, getSiteSettings } from "../config.ts";
import { type ContentPort, createContent } from "../content/content.ts";
import { getContentChanges } from "../content/content-changes.ts";
import { readDraftRevision } from "../content/design/live-preview.ts";
import { loadDesignedPage } from "../content/design/read-design.ts";
import { loadPageChanges } from "../content/page-changes.ts";
import { listPreviewGroups } from "../content/preview-groups.ts";
import { forgetControllerTokens } from "../controller-token.ts";
import { filmAspectRatio } from "../films.ts";
import { locateAddress } from "../geolocation.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { createEinstein } from "../recommendations/einstein.ts";
import { createPlatformRecommendations } from "../recommendations/platform-recommendations.ts";
import type { RecommendationsPort } from "../recommendations/recommendations-port.ts";
import { getRouteInfo } from "../route-info.ts";
import { createSearch } from "../search/create-search.ts";
import { quickSearchCategories } from "../search/quick-search-categories.ts";
import type { SearchPort } from "../search/search-port.ts";
import { DEFAULT_SETTINGS } from "../site-settings.ts";
import type { CallsOf } from "./testing/adapter-calls.ts";
import { REFUSALS, REFUSED_WORDS } from "./testing.ts";

/** Walks adapters that all shoppers share and those that are functions; every-adapter.test.ts walks the ports of a shopper. */

beforeEach(() => {
	newIsolate();
	forgetControllerTokens();
});

let count = 0;
const writeToken = (now: number): string =>
	`h.${btoa(JSON.stringify({ sub: "usid:u1", isb: "uido:slas::upn:Guest::gcid:g1", exp: now / 1000 + 1800 }))}.s`;

/** The platform begins sessions and refuses everything else. Each call has a site of its own, because caches keep what a site was told. */
const setUp = (body: object, status: number) => {
	const { cx: cache, settled } = testContext();
	const logged: { title: string; detail?: unknown }[] = [];
	const asked: string[] = [];
	const fetch = async (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (pathname.endsWith("/CSRF-Generate"))
			return Response.json({ csrf: { tokenName: "csrf_token", token: "t" } });
		if (pathname.endsWith("/oauth2/authorize"))
			return Response.redirect("https://commerce.internal/callback?code=guest&usid=u1", 303);
		if (pathname.endsWith("/oauth2/token"))
			return Response.json({ access_token: writeToken(cache.now()), refresh_token: "r", expires_in: 1800 });
		asked.push(pathname);
		return Response.json(body, { status });
	};
	const log = (_level: string, _source: string, title: string, details?: { detail?: unknown }) =>
		void logged.push({ title, detail: details?.detail });
	const platform = {
		// Adapters call nothing but fetch of a service binding.
		env: {
			COMMERCE: { fetch } as unknown as Fetcher,
			COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
			COMMERCE_CLIENT_ID: "vetrina",
			COMMERCE_PRIVATE_CLIENT_ID: "vetrina-private",
			COMMERCE_CLIENT_SECRET: "secret",
			HOSTED_SEARCH_APPLICATION: "vetrina",
			HOSTED_SEARCH_KEY: "key",
			RECOMMENDATIONS_CLIENT_ID: "vetrina",
			RECOMMENDATIONS_REALM: "vtra",
		},
		deadline: cache.deadline,
		log,
	};
	const locale: SiteLocale = {
		siteId: `refused-${++count}`,
		language: "en",
		country: "IT",
		currency: "EUR",
		prefix: "/en-it",
	};
	const session = async () => ({
		accessToken: writeToken(cache.now()),
		customerId: "c1",
		usid: "u1",
		registered: false,
		agent: false,
		name: "",
	});
	const shopper = { session, renew: session, isKnown: true, setCookies: () => [] } as unknown as Shopper;
	return { cx: { platform, cache: { ...cache, log }, locale, shopper }, asked, logged, settled };
};

const viewedPage = listConsented(
	"analytics",
	[
		{
			id: "5b1b0a0e-4a55-4a3c-9d0a-2f6f0f0c7a11",
			at: 1,
			name: "page_view",
			place: { siteId: "s", country: "IT", language: "en-IT", currency: "EUR", path: "/", pageType: "home" },
			data: { status: 200 },
		},
	],
	{ choice: { granted: ["analytics"] }, objects: false },
).map((event) => ({ event, granted: ["analytics"] as const }));

type Adapters = ReturnType<typeof setUp>["cx"];
type Call = (cx: Adapters) => Promise<unknown>;

/** Returns the calls of a port's methods; a method that is missing does not pass the type check. */
const listCalls = <Port extends object>(
	name: string,
	create: (cx: Adapters) => Port,
	methods: CallsOf<Port>,
): [string, Call][] =>
	Object.entries<(port: Port) => Promise<unknown>>(methods as never).map(([method, call]) => [
		`${name}.${method}`,
		(cx) => call(create(cx)),
	]);

const NOW = () => new Date(Date.UTC(2026, 10, 21));
const QUERY = { query: "silk", refinements: [], offset: 0, limit: 24 };
const createSearchBy =
	(searchProvider: "commerce" | "hosted") =>
	({ platform, locale }: Adapters) =>
		createSearch({
			platform,
			locale,
			settings: { ...DEFAULT_SETTINGS, searchProvider },
			now: NOW,
			categories: async () => indexCategories([]),
		});
const search: CallsOf<Omit<SearchPort, "popular">> = {
	search: (port) => port.search(QUERY),
	suggest: (port) => port.suggest("silk"),
};
const atSite = ({ locale: { siteId } }: Adapters) => ({ siteId, locale: "en-IT" });
const engraved = { details: { customisation: { groups: [] } }, variants: [] };
const catalogue = { product: async () => engraved } as unknown as CataloguePort;

const openOutbox = (platform: object) => createOutbox(platform as unknown as OutboxContext);

const EDITED: DesignRequest = {
	mode: "EDIT",
	pdToken: "h.e.s",
	pageId: "home",
	origin: "https://editor.example",
};
const SYSTEM = { ACCOUNT_MANAGER_CLIENT_ID: "c", COMMERCE_ORGANIZATION: "f_ecom_shop_001" } as Bindings;
const searchOrders = (platform: Adapters["platform"]) =>
	createOrderSearch(platform, {
		client: { token: () => Promise.resolve("t") },
		memory: {} as Parameters<typeof createOrderSearch>[1]["memory"],
		sites: ["shop"],
		now: NOW().getTime(),
		organization: "f_ecom_shop_001",
	});

const inWays = <Calls extends Pick<Adapters, "platform">>(cx: Calls, ways: string): Calls => ({
	...cx,
	platform: { ...cx.platform, env: { ...cx.platform.env, PLATFORM_WAYS: ways } },
});

const CALLS: [string, Call][] = [
	...listCalls<ContentPort>("content", (cx) => createContent(cx, cx.locale), {
		header: (port) => port.header(),
		footer: (port) => port.footer(),
		popup: (port) => port.popup("repairs"),
		countryOffer: (port) => port.countryOffer(),
		page: (port) => port.page("/about"),
		hasPage: (port) => port.hasPage("/about"),
		product: (port) => port.product({ productId: "VT1", categoryIds: ["bags"] }),
		badges: (port) => port.badges(["new"]),
		list: (port) => port.list("search"),
		batch: (port) => port.batch("b1", 0),
		home: (port) => port.home(),
		notFound: (port) => port.notFound(),
		brandPages: (port) => port.brandPages(),
		categoryLanding: (port) => port.categoryLanding("beauty"),
	}),
	...listCalls<StorePort>("stores", (cx) => createStores(cx, cx.locale), {
		all: (port) => port.all(),
		near: (port) => port.near("IT", "20121"),
	}),
	...listCalls<Omit<SearchPort, "popular">>("commerce search", createSearchBy("commerce"), search),
	...listCalls<SearchPort>("hosted search", createSearchBy("hosted"), {
		...search,
		popular: (port) => port.popular(),
	}),
	...listCalls<RecommendationsPort>("einstein", (cx) => createEinstein(cx), {
		recommend: (port) => port.recommend("complete-the-set", { id: "VT1" }),
		recommendPlaced: async (port) => port.recommendPlaced?.({ recommender: "home" }),
		listRecommenders: async (port) => port.listRecommenders?.(),
	}),
	...listCalls<Pick<RecommendationsPort, "recommend">>(
		"platform recommendations",
		(cx) => createPlatformRecommendations(createSharedCall(cx, NOW)),
		{ recommend: (port) => port.recommend("complete-the-set", { id: "VT1" }) },
	),
	["custom price", (cx) => createCustomPrice(cx, cx.shopper, catalogue).of("VT1", { values: {} })],
	[
		"contact validation",
		({ shopper, ...cx }) => {
			const { post } = walletCalls(cx, shopper, () => NOW().getTime());
			return createContactValidation(cx, shopper, { post })({ shippingContact: {} });
		},
	],
	[
		"dataset of events",
		({ platform }) => dataset.deliver(viewedPage, platform as unknown as ReceiverContext),
	],
	["waiting facts of orders", ({ platform }) => openOutbox(platform).claim()],
	["an order's purchase", ({ platform }) => openOutbox(platform).view("00001", ["analytics"])],
	["product addresses", (cx) => loadProductAddresses(cx, NOW)],
	["customer groups", (cx) => getCustomerGroups(cx, cx.locale.siteId, NOW().getTime())],
	["countries", (cx) => getCountries(cx, atSite(cx))],
	["locales", (cx) => getLocales(cx, atSite(cx))],
	["settings", (cx) => getSiteSettings(cx, atSite(cx))],
	["generation", ({ platform, locale }) => getCatalogueSince(platform, locale.siteId)],
	["content changes", ({ platform }) => getContentChanges(platform, "1-1")],
	["pages that change", (cx) => loadPageChanges(cx, cx.locale.siteId, FIRST_STATE)],
	["groups of a preview", (cx) => listPreviewGroups(cx)],
	["revision of drafts", (cx) => readDraftRevision(cx)],
	["page of an editor's token", (cx) => loadDesignedPage(cx, cx.locale, { ...EDITED }, "/x")],
	["token of a system", async ({ platform }) => createSystemClient(platform, SYSTEM)?.token()],
	["orders of all shoppers", ({ platform }) => searchOrders(platform).claim()],
	["an order that is searched", ({ platform }) => searchOrders(platform).view("00001", ["analytics"])],
	["place", ({ platform }) => locateAddress(platform, "192.0.2.1")],
	["film", (cx) => filmAspectRatio(cx, { id: "f1", key: "k1" })],
	["quick search", (cx) => quickSearchCategories(cx, "silk")],
	[
		"route",
		({ locale, ...cx }) =>
			getRouteInfo(cx, { locale, path: "/x", search: "", origin: "https://shop.example" }),
	],
	[
		"route by SCAPI",
		({ locale, ...cx }) =>
			getRouteInfo(inWays(cx, "routes=scapi"), {
				locale,
				path: "/x",
				search: "",
				origin: "https://shop.example",
			}),
	],
	[
		"consent",
		(cx) => tellConsent(cx, cx.shopper, { choice: null, objects: false } as never, NOW().getTime()),
	],
	["context", (cx) => sendContext(cx, cx.shopper, {} as never, false)],
	[
		"registration by SCAPI",
		(cx) =>
			register(inWays(cx, "registration=scapi"), cx.shopper, {} as never, {
				source: "register",
				device: "mobile",
			}),
	],
	["registration", (cx) => register(cx, cx.shopper, {} as never, { source: "register", device: "mobile" })],
];

// proves platform-11, platform-5
test.each(CALLS)("%s recognises a refusal in every form", async (_, call) => {
	const wrong: unknown[] = [];
	for (const { form, body, status } of REFUSALS) {
		const { cx, asked, logged, settled } = setUp(body, status);
		const error: unknown = await call(cx).then(
			() => undefined,
			(reason: unknown) => reason,
		);
		await settled();
		const words = logged.some(({ detail }) => detail === REFUSED_WORDS);
		const isBug = error !== undefined && !isUnavailable(error);
		const isOutage = logged.some(({ title }) => /does not respond|left alone/.test(title));
		if (isBug || isOutage || asked.length === 0 || !words) wrong.push({ form, status, error, asked, logged });
	}
	expect(wrong).toEqual([]);
});
