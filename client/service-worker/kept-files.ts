import {
	findTextsFolder,
	KEPT_AT,
	KEPT_FILES,
	KEPT_OFFLINE_PAGES,
	KEPT_PAGES,
	listExcess,
	listFiles,
	MOST_FILES,
	MOST_PAGES,
	mayKeepPage,
} from "../../shared/domain/offline/kept-responses.ts";
import type { SeenMessage } from "../../shared/domain/offline/worker-messages.ts";

/** The header in which a kept offline page names the addresses that it stands for. */
const OWN = "x-stands-for";
const AT_ONCE = 6;

export async function trim(cacheName: string, most: number): Promise<void> {
	const cache = await caches.open(cacheName);
	await Promise.all(listExcess(await cache.keys(), most).map((request) => cache.delete(request)));
}

/** Stores a response. Without room nothing is stored, and everything else goes on (shell-43). */
const store = (cache: Cache, href: string, response: Response): Promise<void> =>
	cache.put(href, response).catch(() => {});

/** Returns a copy of a response with a further header. */
const withHeader = ({ body, status, headers }: Response, name: string, value: string): Response => {
	const copy = new Headers(headers);
	copy.set(name, value);
	return new Response(body, { status, headers: copy });
};

export const withTime = (response: Response): Response => withHeader(response, KEPT_AT, String(Date.now()));

/** Keeps files that are not kept yet. A file that cannot be had is left out. */
async function keepFiles(paths: readonly string[]): Promise<void> {
	const cache = await caches.open(KEPT_FILES);
	const keep = async (path: string): Promise<void> => {
		if (await cache.match(path)) return;
		const response = await fetch(path).catch(() => undefined);
		if (response?.ok) await store(cache, path, response);
	};
	for (let at = 0; at < paths.length; at += AT_ONCE)
		await Promise.all(paths.slice(at, at + AT_ONCE).map(keep));
	await trim(KEPT_FILES, MOST_FILES);
}

/** Returns the files with which a bag is read and filled while there is no network. */
const listEssentials = (html: string): string[] => {
	const { files, texts } = import.meta.env.OFFLINE_FILES;
	const folder = findTextsFolder(html);
	return [...files, ...(folder ? texts.map((name) => `${folder}${name}.js`) : [])];
};

const savesData = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function keepOfflinePage(href: string, own: string): Promise<void> {
	let response = await fetch(href);
	// A personalised variant would not fit the pages that are kept, which are everyone's.
	if (!mayKeepPage(response)) response = await fetch(href, { credentials: "omit" });
	if (!response.ok || response.redirected) return;
	const copy = withHeader(response.clone(), OWN, own);
	const [html] = await Promise.all([
		response.text(),
		store(await caches.open(KEPT_OFFLINE_PAGES), href, copy),
	]);
	await keepFiles([...listFiles(html), ...(savesData() ? [] : listEssentials(html))]);
}

/** Loads the kept offline pages again, whose files differ from build to build (cache-21). */
export async function renewOfflinePages(): Promise<void> {
	const cache = await caches.open(KEPT_OFFLINE_PAGES);
	for (const request of await cache.keys()) {
		const own = (await cache.match(request))?.headers.get(OWN);
		const { pathname, search } = new URL(request.url);
		await keepOfflinePage(pathname + search, own ?? "").catch(() => {});
	}
}

export async function listOwnAddresses(): Promise<string[]> {
	const cache = await caches.open(KEPT_OFFLINE_PAGES);
	const pages = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
	return pages.flatMap((page) => page?.headers.get(OWN)?.split(" ") ?? []);
}

/** Keeps a page that was shown before the service worker saw its request. The browser still has it, so no request is sent. */
async function keepPage(href: string): Promise<void> {
	const cache = await caches.open(KEPT_PAGES);
	if (await cache.match(href, { ignoreVary: true })) return;
	const response = await fetch(href, { cache: "force-cache", headers: { accept: "text/html" } });
	if (!mayKeepPage(response)) return;
	await store(cache, href, withTime(response));
	await trim(KEPT_PAGES, MOST_PAGES);
}

export async function keepSeen({ offline, own, page, files }: SeenMessage): Promise<void> {
	if (!(await caches.match(offline, { cacheName: KEPT_OFFLINE_PAGES, ignoreVary: true })))
		await keepOfflinePage(offline, own.join(" "));
	await keepFiles(files);
	await keepPage(page);
}
