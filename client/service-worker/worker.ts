import {
	CacheFirst,
	NetworkFirst,
	type RouteHandlerCallback,
	type RouteMatchCallback,
	Serwist,
	type SerwistPlugin,
} from "serwist";
import { pageOfDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import {
	CACHE_NAMES,
	chooseOfflinePage,
	isRecent,
	KEPT_FILES,
	KEPT_OFFLINE_PAGES,
	KEPT_PAGES,
	MOST_FILES,
	MOST_PAGES,
	mayKeepPage,
} from "../../shared/domain/offline/kept-responses.ts";
import type { SeenMessage } from "../../shared/domain/offline/worker-messages.ts";
import { keepSeen, listOwnAddresses, renewOfflinePages, trim, withTime } from "./kept-files.ts";

/**
 * The shop's service worker (decision 192). The network answers whenever there is one, so that a page is never older than without a service
 * worker; files with a hash in their names never change.
 */
declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a kept page is shown although the network may still answer. */
const NETWORK_SECONDS = 10;

const limit = (most: number): SerwistPlugin => ({
	cacheDidUpdate: ({ cacheName }) => trim(cacheName, most),
});

const files = new CacheFirst({
	cacheName: KEPT_FILES,
	matchOptions: { ignoreVary: true },
	plugins: [limit(MOST_FILES)],
});

const pages = new NetworkFirst({
	cacheName: KEPT_PAGES,
	networkTimeoutSeconds: NETWORK_SECONDS,
	matchOptions: { ignoreVary: true },
	plugins: [
		{
			cacheWillUpdate: async ({ response }) => (mayKeepPage(response) ? withTime(response) : null),
			cachedResponseWillBeUsed: async ({ cachedResponse }) =>
				cachedResponse && isRecent(cachedResponse, Date.now()) ? cachedResponse : null,
		},
		limit(MOST_PAGES),
	],
});

async function findOfflinePage({ pathname }: URL): Promise<Response> {
	const cache = await caches.open(KEPT_OFFLINE_PAGES);
	const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
	const chosenPath = chooseOfflinePage(pathname, paths);
	const page = chosenPath && (await cache.match(chosenPath, { ignoreVary: true, ignoreSearch: true }));
	return page || Response.error();
}

const openDocument: RouteHandlerCallback = (options) =>
	pages.handle(options).catch(() => findOfflinePage(options.url));

/**
 * Answers a request for a page's data. Without a network, an address whose document can be shown redirects to it. Any other request fails,
 * and the page that is on screen stays (shell-13).
 */
const openData: RouteHandlerCallback = (options) =>
	pages.handle(options).catch(async () => {
		const path = pageOfDataPath(options.url.pathname) ?? "/";
		const href = path + options.url.search;
		const isKept = await caches.match(href, { cacheName: KEPT_PAGES, ignoreVary: true });
		if (!isKept && !(await listOwnAddresses()).includes(path)) return Response.error();
		return Response.json({ redirect: href, document: true });
	});

const isOwn =
	(isWanted: (request: Request, path: string) => boolean): RouteMatchCallback =>
	({ sameOrigin, request, url }) =>
		sameOrigin && isWanted(request, url.pathname);

const serwist = new Serwist({
	skipWaiting: true,
	clientsClaim: true,
	navigationPreload: true,
	disableDevLogs: true,
	runtimeCaching: [
		{ matcher: isOwn((_, path) => path.startsWith("/assets/")), handler: files },
		{ matcher: isOwn((_, path) => pageOfDataPath(path) !== null), handler: openData },
		{ matcher: isOwn(({ mode }) => mode === "navigate"), handler: openDocument },
	],
});

self.addEventListener("install", (event) => event.waitUntil(renewOfflinePages()));

self.addEventListener("activate", (event) =>
	event.waitUntil(
		caches
			.keys()
			.then((names) =>
				Promise.all(
					names.filter((name) => !CACHE_NAMES.some((one) => one === name)).map((name) => caches.delete(name)),
				),
			),
	),
);

self.addEventListener("message", (event) => {
	if (event.origin !== self.location.origin || !event.source) return;
	event.waitUntil(keepSeen(event.data as SeenMessage).catch(() => {}));
});

// The other listeners of serwist are about its list of files to precache, which is empty here.
self.addEventListener("fetch", serwist.handleFetch);
