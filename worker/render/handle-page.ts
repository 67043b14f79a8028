import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import { loadLanding } from "../../pages/landing/loader.ts";
import type { PageResponse } from "../../shared/contracts/page.ts";
import { CLIENT_HEADER, pageOfDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { mayUse, readConsent } from "../../shared/domain/consent/consent.ts";
import type { Resolution } from "../../shared/domain/locale/resolve-site-locale.ts";
import type { AppEnv } from "../base/bindings.ts";
import { readDevice } from "../base/device.ts";
import { NO_STORE } from "../base/no-store.ts";
import { previewClass, readRequestClass } from "../base/request-class.ts";
import type { ServedPage } from "../cache/page-cache.ts";
import { meaningfulSearch, type PageAddress } from "../cache/page-key.ts";
import { CACHE_CONTROL, pageCacheControl } from "../cache/policies.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { isUnavailable } from "../platform/is-unavailable.ts";
import { readPorts } from "../platform/ports/read-ports.ts";
import { createAudience, forAudience, type RequestAudience } from "../request/audience/create-audience.ts";
import { type Calls, createCalls } from "../request/calls.ts";
import { preferenceCookies } from "../request/cookies/preference-cookies.ts";
import { createVisitor } from "../request/create-visitor.ts";
import { locate } from "../request/locate.ts";
import { searchAlias } from "../request/middleware/csrf.ts";
import {
	contentSecurityPolicy,
	OPENER_POLICY,
	openerPolicy,
	REPORTING_ENDPOINTS,
} from "../request/middleware/security-headers.ts";
import { loadCategories } from "../request/page/categories.ts";
import { createPageContext, type PageRequestContext } from "../request/page/create-page-context.ts";
import type { LoadPrivate } from "../request/page/loader.ts";
import { readViewer } from "../request/page/read-viewer.ts";
import { findSearchShopper } from "../request/page/search-shopper.ts";
import type { RouteTable } from "../request/resolve/route-table.ts";
import { addSessionCookies, createSession } from "../request/session.ts";
import { carryQuery, withoutFirstPage } from "./carry-query.ts";
import type { RenderHere, RenderHtml } from "./html-renderer.ts";
import { namedCategory } from "./named-category.ts";
import {
	type Moved,
	type PageOutcome,
	type PageRequest,
	respondNotFound,
	respondPersonalised,
	respondPrivately,
	respondToOwner,
	respondWithPage,
} from "./respond-with-page.ts";
import { SPECULATION_RULES_PATH } from "./speculation-rules.ts";
import { readStoreAddress } from "./store-address.ts";

type Form = PageAddress["form"];

/** Names the revision of the editors' content that all of the page shows (cache-17). */
const CONTENT_REVISION = "x-content-revision";
/** Names the time from which content on the page is, if the content has outlived a change while the platform fails (cache-11). */
const CONTENT_OUTDATED = "x-content-outdated";

const isLoopbackHttp = (url: string): boolean => new URL(url).protocol === "http:";

export const RETRY_AFTER = "30";

export const toResponse = (c: Context<AppEnv>, page: ServedPage): Response => {
	c.set("cache", page.cache);
	c.get("timing").add("cache", { description: page.cache });
	const headers = new Headers(page.headers);
	headers.set("cache-control", pageCacheControl(page));
	if (page.scope === "shared") headers.set("age", String(page.age));
	if (page.contentRevision) headers.set(CONTENT_REVISION, page.contentRevision);
	if (page.outdatedSince !== undefined)
		headers.set(CONTENT_OUTDATED, new Date(page.outdatedSince).toISOString());
	if (page.status === 503) headers.set("retry-after", RETRY_AFTER);
	if (headers.get("content-type")?.startsWith("text/html")) {
		if (page.scope === "shared") headers.set("speculation-rules", `"${SPECULATION_RULES_PATH}"`);
		const consent = readConsent(c.req.raw.headers);
		const scripts = page.scripts?.filter((script) => !script.consent || mayUse(consent, script.consent));
		headers.set("reporting-endpoints", REPORTING_ENDPOINTS);
		headers.set(OPENER_POLICY, openerPolicy(page.scope, scripts));
		headers.set(
			"content-security-policy",
			contentSecurityPolicy({
				hashes: page.scriptHashes,
				mediaOrigins: readPorts(c.env).pictureOrigins,
				processor: page.processor,
				scripts,
				dev: c.get("development"),
				https: !isLoopbackHttp(c.req.url),
			}),
		);
	} else if (!c.get("development")) headers.set(CLIENT_HEADER, c.get("client"));
	return new Response(c.req.method === "HEAD" ? null : toStream(page.body), { status: page.status, headers });
};

/** Streams blobs, because a response from bytes copies the bytes into the heap. */
const toStream = (body: ServedPage["body"]): ReadableStream => (body instanceof Blob ? body.stream() : body);

/** Marks the page as private: other clients get another page at this address, so only the Worker's own cache may store the page. */
const forThisClientOnly = (page: ServedPage): ServedPage => ({ ...page, scope: "private" });

const move = (form: Form, { redirect, status, document }: Moved, isShared: boolean): Response => {
	const cache = isShared ? CACHE_CONTROL.redirect : NO_STORE;
	if (form === "html")
		return new Response(null, { status, headers: { location: redirect, "cache-control": cache } });
	return Response.json({ redirect, document: document ?? false } satisfies PageResponse, {
		headers: { "cache-control": NO_STORE },
	});
};

const createContextLoader = (calls: Calls, request: PageRequestContext) => (signal: AbortSignal) =>
	createPageContext({ ...calls, platform: { ...calls.platform, deadline: signal } }, request);

/** Adds cookies for the country and language that the resolution says to remember; shared responses have none (locale-10). */
const remember = (
	response: Response,
	c: Context<AppEnv>,
	choice: { country: string; language: SiteLocale["language"] } | undefined,
): Response => {
	if (!choice) return response;
	for (const cookie of preferenceCookies(choice, c.req.url)) response.headers.append("set-cookie", cookie);
	return response;
};

export const handlePage = async (
	c: Context<AppEnv>,
	{ routes, renderHtml }: { routes: RouteTable; renderHtml: RenderHtml },
): Promise<Response> => {
	const url = new URL(c.req.url);
	const dataPath = pageOfDataPath(url.pathname);
	const form: Form = dataPath === null ? "html" : "json";
	const store = readStoreAddress(url.pathname, url.search, routes);
	if (store) return move(form, { redirect: store, status: 301 }, true);
	const calls = createCalls(c);
	const { resolution, impliedSiteId } = await c
		.get("timing")
		.measure("locate", () => locate(c, calls, dataPath ?? url.pathname, url.search));
	if (resolution.kind === "error") throw new Error(resolution.error.message);
	if (resolution.kind === "redirect")
		return remember(
			move(form, { redirect: resolution.location, status: resolution.status }, resolution.isShared),
			c,
			resolution.remember,
		);

	const consent = readConsent(c.req.raw.headers);
	const html: RenderHere = (page, frames) =>
		renderHtml(
			c,
			page,
			frames.flatMap((frame) => (mayUse(consent, frame.consent) ? frame.src : [])),
		);
	const { cache } = calls;
	const preview = c.get("preview");
	const requestClass = preview ? previewClass(preview) : readRequestClass(c.req.raw.headers);
	const device = readDevice(c.req.raw.headers, preview);
	const toPageAddress = (path: string, search: string): PageAddress => ({
		origin: url.origin,
		locale: resolution.locale,
		device,
		requestClass,
		path,
		search: meaningfulSearch(search, path),
		form,
	});
	const viewer: PageRequestContext["viewer"] = (platform) =>
		readViewer(platform, resolution.locale, c.req.raw, new Date(cache.now()));
	const where = {
		locale: resolution.locale,
		origin: url.origin,
		impliedSiteId,
		viewer,
		requestClass,
		device,
	};

	if (resolution.kind === "landing") {
		const cx = await createContextLoader(calls, { ...where, path: "/", search: "" })(c.get("deadline"));
		return toResponse(c, await respondPrivately(cache, await loadLanding(cx), cx, form, html));
	}
	if (resolution.kind === "not-found") {
		const address = toPageAddress(resolution.path, "");
		const { shopper } = createSession(c, calls, resolution.locale);
		const personal = createAudience(c, calls, resolution.locale, shopper);
		const own = forAudience(calls, personal);
		const context = createContextLoader(own, { ...where, path: resolution.path, search: "" });
		const request = { cache: own.cache, address, context, routes, renderHtml: html };
		return addOwnCookies(toResponse(c, await respondNotFound(request)), personal, shopper);
	}
	const first = withoutFirstPage(dataPath ?? url.pathname, url.search);
	if (first !== null) return move(form, { redirect: first, status: 301 }, resolution.isShared);
	return respondLocalised(c, calls, resolution, {
		form,
		address: toPageAddress(resolution.path, resolution.search),
		where,
		routes,
		html,
	});
};

type Localised = Extract<Resolution, { kind: "localised" }>;
type Parts = {
	form: Form;
	address: PageAddress;
	where: Pick<
		PageRequestContext,
		"locale" | "origin" | "impliedSiteId" | "viewer" | "requestClass" | "device"
	>;
	routes: RouteTable;
	html: RenderHere;
};

const respondLocalised = async (
	c: Context<AppEnv>,
	calls: Calls,
	resolution: Localised,
	parts: Parts,
): Promise<Response> => {
	const route = parts.routes.at(resolution.path);
	c.set("route", parts.routes.nameAt(resolution.path) ?? "catalogue");
	return route?.scope === "private" && route.load
		? privatePage(c, calls, resolution, parts, route.load)
		: sharedPage(c, calls, resolution, parts);
};

const privatePage = async (
	c: Context<AppEnv>,
	platformCalls: Calls,
	resolution: Localised,
	{ form, address, where, routes, html }: Parts,
	load: LoadPrivate,
): Promise<Response> => {
	const visitor = createVisitor(c, platformCalls, resolution.locale);
	const personal = createAudience(c, platformCalls, resolution.locale, visitor.shopper);
	const calls = forAudience(platformCalls, personal);
	const { cache } = calls;
	const context = createContextLoader(calls, { ...where, path: resolution.path, search: resolution.search });
	await visitor.context.settle({ trusts: true });
	const outcome = await c
		.get("timing")
		.measure("page", () =>
			respondToOwner({ cache, address, context, routes, renderHtml: html }, load, visitor, c.get("deadline")),
		);
	const response =
		"redirect" in outcome
			? move(form, carrySearch(outcome, resolution.search), false)
			: toResponse(c, outcome.page);
	return addSessionCookies(response, {
		setCookies: () => [...visitor.setCookies(), ...visitor.drafts.setCookies(), ...personal.setCookies()],
	});
};

const sharedPage = async (
	c: Context<AppEnv>,
	platformCalls: Calls,
	resolution: Localised,
	{ form, address, where, routes, html }: Parts,
): Promise<Response> => {
	const { shopper, consent } = createSession(c, platformCalls, resolution.locale);
	const personal = createAudience(c, platformCalls, resolution.locale, shopper);
	const calls = forAudience(platformCalls, personal);
	const { cache } = calls;
	const categoryAddress = await namedCategory(resolution, resolution.locale, () =>
		loadCategories(calls, resolution.locale),
	);
	if (categoryAddress !== null)
		return move(
			form,
			carrySearch({ redirect: categoryAddress, status: 301 }, resolution.search),
			resolution.isShared,
		);
	const request = { calls, cache, address, routes, renderHtml: html };
	const page = { ...where, path: resolution.path, search: address.search };
	const own = await ownList(c, calls, page, { shopper, consent }, request);
	const respondShared = () =>
		c
			.get("timing")
			.measure("page", () => respondWithPage({ ...request, context: createContextLoader(calls, page) }));
	const sharedOr = (failure: PageOutcome) =>
		respondShared().catch((error: unknown) => {
			calls.platform.log("warning", "render/handle-page", "Loading the shared list failed as well", {
				error,
			});
			return failure;
		});
	const outcome = await (own && isFailed(own) ? sharedOr(own) : (own ?? respondShared()));
	const response =
		"redirect" in outcome
			? move(form, carrySearch(outcome, resolution.search), resolution.isShared && outcome !== own)
			: toResponse(c, resolution.isShared ? outcome.page : forThisClientOnly(outcome.page));
	return addOwnCookies(response, personal, shopper);
};

/** Adds the cookies of a request whose session or audience has changed; other responses stay as they are. */
const addOwnCookies = (response: Response, ...owners: Pick<RequestAudience, "setCookies">[]): Response => {
	const cookies = owners.flatMap((owner) => owner.setCookies());
	return cookies.length > 0 ? addSessionCookies(response, { setCookies: () => cookies }) : response;
};

const carrySearch = (redirection: Moved, search: string): Moved =>
	redirection.document ? redirection : { ...redirection, redirect: carryQuery(redirection.redirect, search) };

const isFailed = (outcome: PageOutcome): boolean => "page" in outcome && outcome.page.status >= 500;

const ownList = async (
	c: Context<AppEnv>,
	calls: Calls,
	page: Parts["where"] & { path: string; search: string },
	{ shopper, consent }: Pick<ShopperPorts, "shopper" | "consent">,
	request: Omit<PageRequest, "cache" | "context">,
): Promise<PageOutcome | null> => {
	const userToken = () => searchAlias(c, consent);
	const searchShopper = await findSearchShopper(calls, page.locale, page.path, { shopper, userToken });
	if (!searchShopper) return null;
	try {
		const context = createContextLoader(calls, { ...page, searchShopper });
		return await c
			.get("timing")
			.measure("page", () => respondPersonalised({ ...request, context }, c.get("deadline")));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log(
			"warning",
			"render/handle-page",
			"Loading a personal list failed, the shared list is shown",
			{
				error,
			},
		);
		return null;
	}
};
