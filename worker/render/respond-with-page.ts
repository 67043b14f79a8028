import type { PageResponse } from "../../shared/contracts/page.ts";
import { tagFrames, tagScripts } from "../../shared/contracts/tags/tags.ts";
import { inSpan } from "../base/tracing.ts";
import type { CacheContext } from "../cache/cache-context.ts";
import { settleRevision, withOneRevision } from "../cache/content/one-revision.ts";
import {
	NotAPage,
	type RenderedPage,
	type ServedPage,
	storedNotFound,
	throughPageCache,
	toServedPage,
} from "../cache/page-cache.ts";
import type { PageAddress } from "../cache/page-key.ts";
import { asIncomplete, PRIVATE } from "../cache/policies.ts";
import { signInScripts } from "../platform/site-settings.ts";
import type { Calls } from "../request/calls.ts";
import type { LoadedPage, LoadPrivate, PageVisitor } from "../request/page/loader.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { notFoundPage, type ResolvedPage, resolvePage } from "../request/resolve/resolve-page.ts";
import type { RouteTable } from "../request/resolve/route-table.ts";
import type { RenderHere } from "./html-renderer.ts";
import { toPageResponse, toPageView } from "./page-view.ts";
import { scriptsOfAnyPage } from "./scripts-of-any-page.ts";

export type Moved = { redirect: string; status: 301 | 302; document?: true };
export type PageOutcome = { page: ServedPage } | Moved;

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };

const renderAs = (
	form: PageAddress["form"],
	loadedPage: LoadedPage,
	cx: PageContext,
	renderHtml: RenderHere,
): Promise<RenderedPage> =>
	inSpan(`render ${loadedPage.kind}`, { form, status: loadedPage.status }, () =>
		renderInForm(form, loadedPage, cx, renderHtml),
	);

const renderInForm = async (
	form: PageAddress["form"],
	loadedPage: LoadedPage,
	cx: PageContext,
	renderHtml: RenderHere,
): Promise<RenderedPage> => {
	const page = toPageView(loadedPage, cx);
	const policy = cx.isPartial ? asIncomplete(loadedPage.cache) : loadedPage.cache;
	if (form === "html")
		return {
			...(await renderHtml(page, policy.scope === "private" ? tagFrames(cx.settings.analytics) : [])),
			status: loadedPage.status,
			policy,
			processor: loadedPage.processor,
			scripts: [
				...[...(loadedPage.scripts ?? []), ...scriptsOfAnyPage(cx)].map((src) => ({
					src,
					origins: [],
					frames: [],
				})),
				...signInScripts(cx.settings),
				...tagScripts(cx.settings.analytics),
			],
		};
	const result: PageResponse = toPageResponse(page);
	return {
		headers: JSON_HEADERS,
		body: new Blob([JSON.stringify(result)]),
		status: loadedPage.status,
		policy,
	};
};

class Redirected extends NotAPage {
	readonly redirection: Moved;
	constructor(redirection: Moved) {
		super("redirected");
		this.redirection = redirection;
	}
}

/** The page may exist although the platform did not find it: a cached version is served, otherwise an uncached not-found page. */
class Doubtful extends Error {
	readonly loadedPage: LoadedPage;
	readonly cx: PageContext;
	constructor(loadedPage: LoadedPage, cx: PageContext) {
		super(`The platform does not say whether there is ${cx.path}`);
		this.loadedPage = loadedPage;
		this.cx = cx;
	}
}

export type PageRequest = {
	calls: Calls;
	cache: CacheContext;
	address: PageAddress;
	context: (signal: AbortSignal) => Promise<PageContext>;
	routes: RouteTable;
	renderHtml: RenderHere;
};

const isMoved = (resolution: ResolvedPage): resolution is Exclude<ResolvedPage, { page: LoadedPage }> =>
	"redirect" in resolution;

export const respondWithPage = async ({
	calls,
	cache,
	address,
	context,
	routes,
	renderHtml,
}: PageRequest): Promise<PageOutcome> => {
	try {
		const page = await throughPageCache(cache, address, async (signal) => {
			const { cx, resolution } = await withOneRevision(cache, async () => {
				const cx = await context(signal);
				return { cx, resolution: await inSpan("load page", {}, () => resolvePage(calls, cx, routes)) };
			});
			if (isMoved(resolution)) throw new Redirected(resolution);
			if (resolution.unsure) throw new Doubtful(resolution.page, cx);
			if (resolution.page.kind === "not-found" && !cx.isPartial)
				return (
					(await storedNotFound(cache, address)) ?? renderAs(address.form, resolution.page, cx, renderHtml)
				);
			return renderAs(address.form, resolution.page, cx, renderHtml);
		});
		return { page };
	} catch (error) {
		if (error instanceof Redirected) return error.redirection;
		if (error instanceof Doubtful)
			return {
				page: toServedPage(cache, await renderAs(address.form, error.loadedPage, error.cx, renderHtml)),
			};
		throw error;
	}
};

export const respondToOwner = async (
	{ cache, address, context, routes, renderHtml }: Omit<PageRequest, "calls">,
	load: LoadPrivate,
	visitor: PageVisitor,
	signal: AbortSignal,
): Promise<PageOutcome> => {
	const cx = await context(signal);
	const loadedPage = (await inSpan("load page", {}, async () => load(cx, visitor))) ?? {
		page: await notFoundPage(cx, routes),
	};
	return unkept(cache, loadedPage, cx, address, renderHtml);
};

export const respondPersonalised = async (
	{ calls, address, context, routes, renderHtml }: Omit<PageRequest, "cache">,
	signal: AbortSignal,
): Promise<PageOutcome> => {
	const cx = await context(signal);
	return unkept(
		calls.cache,
		await inSpan("load page", {}, () => resolvePage(calls, cx, routes)),
		cx,
		address,
		renderHtml,
	);
};

const unkept = async (
	cache: CacheContext,
	resolution: ResolvedPage,
	cx: PageContext,
	{ form }: PageAddress,
	renderHtml: RenderHere,
): Promise<PageOutcome> =>
	isMoved(resolution)
		? resolution
		: { page: await respondPrivately(cache, { ...resolution.page, cache: PRIVATE }, cx, form, renderHtml) };

export const respondNotFound = async ({
	cache,
	address,
	context,
	routes,
	renderHtml,
}: Omit<PageRequest, "calls">): Promise<ServedPage> =>
	(await storedNotFound(cache, address)) ??
	throughPageCache(cache, { ...address, path: "/404", search: "" }, async (signal) => {
		const { cx, page } = await withOneRevision(cache, async () => {
			const cx = await context(signal);
			return { cx, page: await notFoundPage(cx, routes) };
		});
		return renderAs(address.form, page, cx, renderHtml);
	});

export const respondPrivately = async (
	cache: CacheContext,
	loadedPage: LoadedPage,
	cx: PageContext,
	form: PageAddress["form"],
	renderHtml: RenderHere,
): Promise<ServedPage> => {
	const page = await renderAs(form, loadedPage, cx, renderHtml);
	if (cache.content) await settleRevision(cache, cache.content);
	return toServedPage(cache, { ...page, policy: PRIVATE });
};
