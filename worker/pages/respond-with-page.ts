import type { PageResponse, PageView } from "../../shared/contracts/page.ts";
import type { CacheContext } from "../cache/cache-context.ts";
import {
	NotAPage,
	type RenderedPage,
	type ServedPage,
	served,
	storedNotFound,
	throughPageCache,
} from "../cache/page-cache.ts";
import type { PageAddress } from "../cache/page-key.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import type { Calls } from "./page-context.ts";
import { type CachePolicy, type LoadedPage, type PageContext, PRIVATE } from "./page-loader.ts";
import { toPageResponse, toPageView } from "./page-view.ts";
import { notFoundPage, type ResolvedPage, resolvePage } from "./resolve-page.ts";

/** Renders HTML; given by the composition root, so that pages know nothing of React. */
export type RenderHtml = (
	page: PageView,
) => Promise<Pick<RenderedPage, "headers" | "body" | "complete" | "scriptHashes">>;

export type Moved = { redirect: string; status: 301 | 302; document?: true };
export type Answer = { page: ServedPage } | Moved;

const encoder = new TextEncoder();
const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };

/** Seconds that a page without its header or footer is kept. */
const PARTIAL_TTL = 10;

const toPolicy = (cache: CachePolicy, { isPartial }: PageContext): RenderedPage["policy"] => {
	if (cache.scope === "private") return { scope: "private", ttl: 0, staleFor: 0 };
	return isPartial ? { ...cache, ttl: Math.min(cache.ttl, PARTIAL_TTL), staleFor: PARTIAL_TTL } : cache;
};

const renderAs = async (
	form: PageAddress["form"],
	loaded: LoadedPage,
	cx: PageContext,
	renderHtml: RenderHtml,
): Promise<RenderedPage> => {
	const page = toPageView(loaded, cx);
	const policy = toPolicy(loaded.cache, cx);
	if (form === "html") return { ...(await renderHtml(page)), status: loaded.status, policy };
	const answer: PageResponse = toPageResponse(page);
	return {
		headers: JSON_HEADERS,
		body: encoder.encode(JSON.stringify(answer)) as Uint8Array<ArrayBuffer>,
		status: loaded.status,
		policy,
	};
};

/** A redirect found while rendering for the cache leaves it by this way; it is not stored. */
class Redirected extends NotAPage {
	readonly moved: Moved;
	constructor(moved: Moved) {
		super("redirected");
		this.moved = moved;
	}
}

/** A page that nobody is sure is not there: thrown, so that what is kept of it stands in; else it is said, and kept by nobody here. */
class Doubtful extends Error {
	readonly loaded: LoadedPage;
	readonly cx: PageContext;
	constructor(loaded: LoadedPage, cx: PageContext) {
		super(`Nobody can say whether there is ${cx.path}`);
		this.loaded = loaded;
		this.cx = cx;
	}
}

export type PageRequest = {
	calls: Calls;
	cache: CacheContext;
	address: PageAddress;
	context: (signal: AbortSignal) => Promise<PageContext>;
	visitor: (cx: PageContext) => ShopperPorts;
	renderHtml: RenderHtml;
};

const isMoved = (resolved: ResolvedPage): resolved is Exclude<ResolvedPage, { page: LoadedPage }> =>
	"redirect" in resolved;

/** The page of an address through the edge page cache. Throws what loaders throw where nothing older can stand in. */
export const respondWithPage = async ({
	calls,
	cache,
	address,
	context,
	visitor,
	renderHtml,
}: PageRequest): Promise<Answer> => {
	try {
		const page = await throughPageCache(cache, address, async (signal) => {
			const cx = await context(signal);
			const resolved = await resolvePage(calls, cx, () => visitor(cx));
			if (isMoved(resolved)) throw new Redirected(resolved);
			if (resolved.unsure) throw new Doubtful(resolved.page, cx);
			// One stored not-found page per locale, not one per garbage address.
			if (resolved.page.kind === "not-found" && !cx.isPartial)
				return (
					(await storedNotFound(cache, address)) ?? renderAs(address.form, resolved.page, cx, renderHtml)
				);
			return renderAs(address.form, resolved.page, cx, renderHtml);
		});
		return { page };
	} catch (error) {
		if (error instanceof Redirected) return error.moved;
		if (error instanceof Doubtful)
			return { page: served(await renderAs(address.form, error.loaded, error.cx, renderHtml)) };
		throw error;
	}
};

/** A page that is one shopper's own: rendered for them, past the cache. */
export const respondToOwner = async (
	{ calls, address, context, visitor, renderHtml }: Omit<PageRequest, "cache">,
	signal: AbortSignal,
): Promise<Answer> => {
	const cx = await context(signal);
	const resolved = await resolvePage(calls, cx, () => visitor(cx));
	if (isMoved(resolved)) return resolved;
	return { page: await respondPrivately({ ...resolved.page, cache: PRIVATE }, cx, address.form, renderHtml) };
};

/** The not-found page of a locale for an address that is none of its pages. */
export const respondNotFound = async ({
	cache,
	address,
	context,
	renderHtml,
}: Omit<PageRequest, "calls" | "visitor">): Promise<ServedPage> =>
	(await storedNotFound(cache, address)) ??
	throughPageCache(cache, { ...address, path: "/404", search: "" }, async (signal) => {
		const cx = await context(signal);
		return renderAs(address.form, await notFoundPage(cx), cx, renderHtml);
	});

/** A page that belongs to one request: landing, error. */
export const respondPrivately = async (
	loaded: LoadedPage,
	cx: PageContext,
	form: PageAddress["form"],
	renderHtml: RenderHtml,
): Promise<ServedPage> => {
	const { policy, ...page } = await renderAs(form, loaded, cx, renderHtml);
	return { ...page, scriptHashes: page.scriptHashes ?? [], cache: "private", age: 0, ...policy };
};
