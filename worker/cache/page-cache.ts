import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import type { AllowedScript } from "../../shared/contracts/external-script.ts";
import { clock } from "../base/clock.ts";
import { type CacheContext, LOAD_TIMEOUT, RETRY_AFTER } from "./cache-context.ts";
import {
	type ContentJournal,
	isChanged,
	markContent,
	readContentJournal,
} from "./content/content-journal.ts";
import { findNextChange } from "./content/content-reads.ts";
import { readGeneration, readGenerations } from "./generation.ts";
import { createFreshness, findEnd, isOutlived, readFreshness } from "./lifetime.ts";
import { type Purges, readPurges } from "./operations/purges.ts";
import { notFoundAddress, type PageAddress, pageKey } from "./page-key.ts";
import { dropPage, note, type StoredPage } from "./page-store.ts";
import { chooseVariant, findVariant, putVariant, readBlocks } from "./page-variants.ts";
import { PAGES, type PagePolicy, type SharedPolicy } from "./policies.ts";
import { addFlight, runningFlight, within } from "./single-flight.ts";

export type RenderedPage = {
	status: number;
	headers: Record<string, string>;
	body: Blob | ReadableStream<Uint8Array>;
	scriptHashes?: string[];
	policy: PagePolicy;
	processor?: string;
	scripts?: readonly AllowedScript[];
	complete?: Promise<unknown>;
};

export type PageCacheStatus = "hit" | "stale" | "miss" | "bypass" | "private";
export type ServedPage = Omit<RenderedPage, "complete" | "policy" | "scriptHashes"> & {
	scriptHashes: string[];
	cache: PageCacheStatus;
	age: number;
	scope: PagePolicy["scope"];
	fresh: number;
	stale: number;
	contentRevision?: string;
	/** Time at which outdated content on the page was loaded, which stands in while the platform fails. */
	outdatedSince?: number;
	/** The page is no variant for everyone, so only the Worker's own cache may share it (cache-18). */
	isPersonalised?: boolean;
};

const failedAt = new Lru<number>(1000);

const servedFrom = (
	cx: CacheContext,
	page: StoredPage,
	cache: PageCacheStatus,
	journal?: ContentJournal,
): ServedPage => ({
	contentRevision: page.contentRevision,
	outdatedSince:
		page.outdatedSince ??
		(cache === "stale" && (isOutlived(page, cx.now()) || isChanged(page.contentMark, journal))
			? page.storedAt
			: undefined),
	status: page.status,
	headers: page.headers,
	body: page.content,
	scriptHashes: page.scriptHashes,
	scripts: page.scripts,
	cache,
	age: Math.max(0, Math.floor((cx.now() - page.storedAt) / 1000)),
	isPersonalised: page.variant !== "",
	scope: "shared",
	fresh: Math.max(0, Math.floor((page.freshUntil - cx.now()) / 1000)),
	stale: Math.max(0, Math.floor((page.staleUntil - Math.max(page.freshUntil, cx.now())) / 1000)),
});

/** Returns the next planned change of the content that the request has read. */
const findChange = ({ content }: CacheContext): number | undefined =>
	content && findNextChange(content.tags, content.changes);

/** Bounds the lifetime of a page with outdated content to seconds. */
const boundPolicy = <P extends PagePolicy>({ content }: CacheContext, policy: P): P =>
	policy.scope === "shared" && content?.outdatedSince !== undefined
		? { ...policy, fresh: Math.min(policy.fresh, PAGES.incomplete.fresh), stale: 0 }
		: policy;

const serveRendered = (cx: CacheContext, page: RenderedPage, cache: PageCacheStatus): ServedPage => {
	const served = servedDirectly({ ...page, policy: boundPolicy(cx, page.policy) }, cache);
	const seconds = Math.max(0, Math.floor(((findChange(cx) ?? Number.POSITIVE_INFINITY) - cx.now()) / 1000));
	return {
		...served,
		fresh: Math.min(served.fresh, seconds),
		contentRevision: cx.content?.revision,
		outdatedSince: cx.content?.outdatedSince,
		isPersonalised: cx.content?.isPersonalised,
	};
};

const servedDirectly = (
	{ status, headers, body, scriptHashes = [], policy, processor, scripts }: RenderedPage,
	cache: PageCacheStatus,
): ServedPage => ({
	processor,
	scripts,
	status,
	headers,
	body,
	scriptHashes,
	cache,
	age: 0,
	scope: policy.scope,
	fresh: policy.scope === "shared" ? policy.fresh : 0,
	stale: policy.scope === "shared" ? policy.stale : 0,
});

const isStorable = (page: RenderedPage): page is StorablePage =>
	page.policy.scope === "shared" &&
	page.policy.fresh > 0 &&
	(page.status === 200 || page.status === 404) &&
	!Object.keys(page.headers).some((name) => name.toLowerCase() === "set-cookie");

type StorablePage = RenderedPage & { policy: SharedPolicy };

const readContent = async (body: RenderedPage["body"]): Promise<Blob> =>
	body instanceof Blob ? body : new Response(body).blob();

/** Renderings that a request waits for in turn, before it renders the page itself. */
const MOST_FLIGHTS = 2;

export class NotAPage extends Error {}

type Place = {
	key: string;
	address: PageAddress;
	generation: string;
	purges: Purges;
	isStored: boolean;
	/** The variants of the page that are stored already. */
	variants: readonly string[] | undefined;
	journal: ContentJournal | undefined;
};
/** Returns the key of a rendering. One that began before a change of content or a purge may be outdated, so later requests do not wait for it. */
const flightKey = (cx: CacheContext, { key, journal, purges }: Place): string =>
	`page ${key}|${cx.fault ?? ""}|${journal?.revision ?? ""}|${purges.number}`;

const store = async (
	cx: CacheContext,
	place: Place,
	page: StorablePage,
	beganAt: number,
): Promise<StoredPage> => {
	const content = await readContent(page.body);
	await page.complete;
	const { status, headers, scriptHashes = [], scripts } = page;
	const policy = boundPolicy(cx, page.policy);
	const now = cx.now();
	const blocks = readBlocks(cx);
	const storedPage: StoredPage = {
		...createFreshness(now, policy.fresh, policy.stale, findEnd(findChange(cx), { beganAt, now })),
		status,
		headers,
		scriptHashes,
		scripts,
		tags: [...policy.tags],
		purge: place.purges.number,
		contentMark: markContent(cx.content?.tags ?? new Set(), cx.content?.revision ?? place.journal?.revision),
		contentRevision: cx.content?.revision,
		outdatedSince: cx.content?.outdatedSince,
		blocks,
		variant: await chooseVariant(cx, blocks),
		content,
	};
	const address = status === 404 ? notFoundAddress(place.address) : place.address;
	const key = await putVariant(cx, address, place, storedPage, place.variants);
	if (key !== undefined) note(key, address, place.generation, storedPage);
	return storedPage;
};

type Render = (signal: AbortSignal) => Promise<RenderedPage | ServedPage>;
const isServed = (page: RenderedPage | ServedPage): page is ServedPage => "cache" in page;
export const toServedPage = (cx: CacheContext, page: RenderedPage | ServedPage): ServedPage =>
	isServed(page) ? page : serveRendered(cx, page, page.policy.scope === "private" ? "private" : "miss");

const renderAndStore = async (
	cx: CacheContext,
	place: Place,
	render: Render,
	signal: AbortSignal,
): Promise<ServedPage> => {
	const { promise, resolve, reject } = Promise.withResolvers<StoredPage | null>();
	const beganAt = cx.now();
	cx.waitUntil(addFlight(flightKey(cx, place), promise).catch(() => {}));
	try {
		const page = await render(signal);
		// `complete` is awaited only if the page is stored, so its rejection would otherwise be unhandled.
		if (!isServed(page)) page.complete?.catch(() => {});
		if (page.status >= 500) failedAt.set(place.key, cx.now());
		else failedAt.delete(place.key);
		if (
			page.status < 500 &&
			!cx.fault &&
			(page.status !== 200 || isServed(page) || !isStorable(page)) &&
			place.isStored
		)
			dropPage(cx, place.key);
		if (isServed(page) || !isStorable(page) || cx.fault || cx.content?.isMixed) {
			resolve(null);
			return toServedPage(cx, page);
		}
		if (page.body instanceof Blob) {
			const storedPage = await store(cx, place, page, beganAt);
			resolve(storedPage);
			return servedFrom(cx, storedPage, "miss");
		}
		const [mine, copy] = page.body.tee();
		store(cx, place, { ...page, body: copy }, beganAt).then(resolve, (error: unknown) => {
			cx.log("warning", "cache/page-cache", "Rendering of a page broke off, the page is not stored", {
				error,
			});
			resolve(null);
		});
		return serveRendered(cx, { ...page, body: mine }, "miss");
	} catch (error) {
		if (error instanceof NotAPage) {
			if (place.isStored) dropPage(cx, place.key);
		} else if (!cx.fault) failedAt.set(place.key, cx.now());
		reject(error);
		throw error;
	}
};

const renewBehind = (cx: CacheContext, place: Place, render: Render): void => {
	if (runningFlight(flightKey(cx, place))) return;
	const renewal = renderAndStore(cx, place, render, clock.timeout(LOAD_TIMEOUT)).then(
		// An unread branch of a teed stream would block the other branch.
		({ body }) => (body instanceof Blob ? undefined : body.cancel()),
		(error: unknown) => {
			if (!(error instanceof NotAPage))
				cx.log(
					"warning",
					"cache/page-cache",
					"Rendering a page again failed, the outdated one stays in use",
					{ path: place.address.path, error },
				);
		},
	);
	cx.waitUntil(renewal);
};

/**
 * Returns a page from the cache or renders it. A stale page is served while a new page is rendered, and any older page if rendering fails.
 * Throws if there is no older page, and NotAPage for redirects.
 */
export const throughPageCache = async (
	cx: CacheContext,
	address: PageAddress,
	render: Render,
): Promise<ServedPage> => {
	if (cx.bypass) return { ...toServedPage(cx, await render(cx.deadline)), cache: "bypass" };
	const startedAt = cx.now();
	const { siteId } = address.locale;
	const [{ current: generation, previous }, journal, purges] = await Promise.all([
		readGenerations(cx, siteId),
		readContentJournal(cx),
		readPurges(cx, siteId),
	]);
	const {
		page: storedPage,
		first,
		variant,
		variants,
	} = await findVariant(cx, address, { generation, purges });
	const placeAt = (variant: string): Place => ({
		address,
		generation,
		purges,
		key: pageKey({ ...address, variant }, generation, cx.build),
		isStored: storedPage !== null,
		variants,
		journal,
	});
	let place = placeAt(variant);
	const hasJustFailed = cx.now() - (failedAt.get(place.key) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER;
	const standIn = async (): Promise<StoredPage | null> =>
		storedPage ??
		first ??
		(previous === undefined
			? null
			: findVariant(cx, address, { generation: previous, purges }).then(
					(older) => older.page ?? older.first,
				));
	if (storedPage) {
		note(place.key, address, generation, storedPage);
		const state = isChanged(storedPage.contentMark, journal)
			? "expired"
			: readFreshness(storedPage, cx.now());
		if (state === "fresh") return servedFrom(cx, storedPage, "hit");
		if (hasJustFailed) return servedFrom(cx, storedPage, "stale", journal);
		if (state === "stale") {
			renewBehind(cx, place, render);
			return servedFrom(cx, storedPage, "stale");
		}
	} else if (hasJustFailed) {
		const older = await standIn();
		if (older) return servedFrom(cx, older, "stale", journal);
	}
	try {
		let sharedPage: StoredPage | null | undefined;
		for (let count = 0; count < MOST_FLIGHTS; count++) {
			const flight = runningFlight<StoredPage | null>(flightKey(cx, place));
			sharedPage = flight && (await within(flight, cx.deadline));
			if (!sharedPage) break;
			// A rendering that began before a planned change is not for requests that came after it. They share the next one.
			if (isOutlived(sharedPage, startedAt)) continue;
			const own = await chooseVariant(cx, sharedPage.blocks);
			if (own === sharedPage.variant) return servedFrom(cx, sharedPage, "hit");
			place = placeAt(own);
		}
		const page = await (sharedPage === null
			? render(cx.deadline).then((rendered) => toServedPage(cx, rendered))
			: renderAndStore(cx, place, render, cx.deadline));
		const older = page.status >= 500 ? await standIn() : null;
		return older ? servedFrom(cx, older, "stale", journal) : page;
	} catch (error) {
		const older = error instanceof NotAPage ? null : await standIn();
		if (!older) throw error;
		cx.log("warning", "cache/page-cache", "Rendering a page failed, an outdated one is served", {
			path: address.path,
			error,
		});
		return servedFrom(cx, older, "stale", journal);
	}
};

export const storedNotFound = async (cx: CacheContext, address: PageAddress): Promise<ServedPage | null> => {
	if (cx.bypass) return null;
	const { siteId } = address.locale;
	const [generation, journal, purges] = await Promise.all([
		readGeneration(cx, siteId),
		readContentJournal(cx),
		readPurges(cx, siteId),
	]);
	const { page: storedPage } = await findVariant(cx, notFoundAddress(address), { generation, purges });
	if (!storedPage || isChanged(storedPage.contentMark, journal)) return null;
	if (readFreshness(storedPage, cx.now()) !== "fresh") return null;
	// Age is 0 even if the stored body is older, because this address was only now found not to exist.
	const change = Math.min(
		storedPage.changesAt ?? Number.POSITIVE_INFINITY,
		findChange(cx) ?? Number.POSITIVE_INFINITY,
	);
	const lifetime = Math.min(storedPage.freshUntil - storedPage.storedAt, change - cx.now());
	const fresh = Math.max(0, Math.floor(lifetime / 1000));
	return { ...servedFrom(cx, storedPage, "hit"), age: 0, fresh };
};

export const forgetPageFailures = (): void => failedAt.clear();
