import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import type { AllowedScript } from "../../shared/contracts/external-script.ts";
import type { Blocks } from "../../shared/domain/content/personalised.ts";
import { type CacheContext, ERROR_GRACE } from "./cache-context.ts";
import type { ContentMark } from "./content/content-reads.ts";
import type { Freshness } from "./lifetime.ts";
import { writePageTag } from "./operations/purges.ts";
import type { PageAddress } from "./page-key.ts";

export type PageMeta = Freshness & {
	status: number;
	headers: Record<string, string>;
	scriptHashes: string[];
	scripts?: readonly AllowedScript[];
	tags: string[];
	/** The last purge that was known when the page began to be rendered (ops-3). */
	purge?: number;
	contentMark?: ContentMark;
	/** The revision of the editors' content that the page shows. */
	contentRevision?: string;
	/** Time at which outdated content on the page was loaded. */
	outdatedSince?: number;
	/** The personalised blocks of the page, and which of their contents it shows (cache-18). */
	blocks?: Blocks;
	variant: string;
	/** Names the page's other variants; only the first variant has it. */
	variants?: readonly string[];
	/** An entry without contents, which only names the blocks, because no one else has asked for the page. */
	isIndex?: true;
};
export type StoredPage = PageMeta & { content: Blob };

const MEMORY_BYTES = 24 * 1024 * 1024;
const ARRIVING_BYTES = 2 * 1024 * 1024;
const countPageBytes = ({ content, contentMark, blocks }: StoredPage): number =>
	content.size + 500 + 60 * (contentMark?.tags.length ?? 0) + (blocks ? 1000 : 0);
const memory = new Lru<StoredPage>(MEMORY_BYTES, countPageBytes);
const arriving = new Lru<StoredPage>(ARRIVING_BYTES, countPageBytes);

export type KnownPage = Freshness & {
	site: string;
	locale: string;
	path: string;
	form: string;
	device: string;
	variant: string;
	status: number;
	bytes: number;
	generation: string;
	/** Tags by which the page can be purged (ops-3). */
	tags: readonly string[];
};
const pagesByKey = new Lru<KnownPage>(2000);
export const knownPages = (site: string, generation: string): KnownPage[] =>
	pagesByKey
		.entries()
		.map(([, page]) => page)
		.filter((page) => page.site === site && page.generation === generation);

/** Lists the tags by which a page can be purged: its own, its content's, and that of its address. */
export const listTags = (address: PageAddress, { tags, contentMark }: PageMeta): string[] => [
	writePageTag(address),
	...tags,
	...(contentMark?.tags ?? []),
];

const remember = (key: string, page: StoredPage): StoredPage => {
	memory.set(key, page);
	return page;
};

export const note = (key: string, address: PageAddress, generation: string, page: StoredPage): void => {
	const { locale, path, search, form, device } = address;
	pagesByKey.set(key, {
		site: locale.siteId,
		locale: `${locale.language}-${locale.country.toLowerCase()}`,
		path: path + search,
		form,
		device,
		variant: page.variant,
		generation,
		tags: listTags(address, page),
		status: page.status,
		bytes: page.content.size,
		storedAt: page.storedAt,
		freshUntil: page.freshUntil,
		staleUntil: page.staleUntil,
	});
};

/** Returns a page that this isolate holds, without waiting. */
export const peekPage = (key: string): StoredPage | undefined => memory.get(key) ?? arriving.get(key);

/** Reads what is stored of a page, without taking it into memory. Throws if the cache cannot be read. */
export const inspectPage = async (
	key: string,
): Promise<{ where: "memory" | "location"; meta: PageMeta; bytes?: number } | undefined> => {
	const page = peekPage(key);
	if (page) return { where: "memory", meta: page, bytes: page.content.size };
	const response = await (await openCache()).match(toCacheAddress(key));
	await response?.body?.cancel();
	const meta = response && readMeta(response.headers.get(META));
	return meta ? { where: "location", meta } : undefined;
};

const META = "x-page-meta";
const toCacheAddress = (key: string): string => `https://pages.internal/${key}`;
const openCache = (): Promise<Cache> => caches.open("pages");

const readMeta = (header: string | null): PageMeta | null =>
	header === null ? null : (JSON.parse(header) as PageMeta);

export const matchPage = async (cx: CacheContext, key: string): Promise<StoredPage | null> => {
	const inMemory = (): StoredPage | undefined => {
		const arrival = arriving.get(key);
		return memory.get(key) ?? (arrival && remember(key, arrival));
	};
	const page = inMemory();
	if (page) return page;
	try {
		const response = await (await openCache()).match(toCacheAddress(key));
		const meta = response && readMeta(response.headers.get(META));
		// Another request in this isolate may have rendered the page while the cache was read.
		if (!response || !meta) return inMemory() ?? null;
		return remember(key, { ...meta, content: await response.blob() });
	} catch (error) {
		cx.log("warning", "cache/page-store", "Reading the page cache failed", { error });
		return null;
	}
};

/**
 * Stores a page at the edge, and in memory once the page is requested again: most pages are requested once while they are fresh, and would
 * push popular pages out of memory.
 */
export const putPage = (cx: CacheContext, key: string, page: StoredPage): void => {
	if (memory.get(key) ?? pagesByKey.get(key)) remember(key, page);
	else arriving.set(key, page);
	const { content, ...meta } = page;
	const seconds = Math.ceil((page.staleUntil - cx.now()) / 1000) + ERROR_GRACE;
	const response = new Response(content, {
		headers: {
			"cache-control": `public, max-age=${seconds}`,
			"content-type": "application/octet-stream",
			[META]: JSON.stringify(meta),
		},
	});
	cx.waitUntil(
		openCache()
			.then((cache) => cache.put(toCacheAddress(key), response))
			.catch((error: unknown) =>
				cx.log("warning", "cache/page-store", "Writing the page cache failed", { error }),
			)
			.finally(() => arriving.delete(key)),
	);
};

export const dropPage = (cx: CacheContext, key: string): void => {
	memory.delete(key);
	arriving.delete(key);
	pagesByKey.delete(key);
	cx.waitUntil(
		openCache()
			.then((cache) => cache.delete(toCacheAddress(key)))
			.catch((error: unknown) =>
				cx.log("warning", "cache/page-store", "Removing a page from the cache failed", { error }),
			),
	);
};

/** Pages that one purge removes from the Cache API; more are not served any more, and expire there. */
const MOST_REMOVED = 200;

/** Removes the pages that this isolate knows from its memory, and from the cache of its location. Returns how many were removed where. */
export const removePages = async (
	isGone: (page: KnownPage) => boolean,
): Promise<{ memory: number; edge: number }> => {
	const keys = pagesByKey.entries().flatMap(([key, page]) => (isGone(page) ? [key] : []));
	let memoryPages = 0;
	for (const key of keys) {
		if (peekPage(key)) memoryPages++;
		memory.delete(key);
		arriving.delete(key);
		pagesByKey.delete(key);
	}
	const cache = await openCache();
	const removed = await Promise.all(
		keys.slice(0, MOST_REMOVED).map((key) => cache.delete(toCacheAddress(key)).catch(() => false)),
	);
	return { memory: memoryPages, edge: removed.filter(Boolean).length };
};

export const forgetPages = (): void => {
	memory.clear();
	arriving.clear();
	pagesByKey.clear();
};
