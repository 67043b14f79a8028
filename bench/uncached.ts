import react from "@vitejs/plugin-react";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { houseFonts } from "../scripts/vite/house-theme.ts";
import { texts } from "../scripts/vite/texts.ts";
import type { PageView } from "../shared/contracts/page.ts";
import { buildForWorkerd } from "./lib/bare/build-for-workerd.ts";
import { readPage, startPageData } from "./lib/bare/page-data.ts";
import { listLocales, lists, SITE } from "./lib/lists.ts";
import { HEADERS, load, perRequest } from "./lib/load.ts";
import { type PlainWorker, startPlain } from "./lib/plain-workerd.ts";
import { startReplay } from "./lib/replay.ts";
import { type Running, startPlainStorefront, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

const ROUNDS = 3;
const TILES = 24;
const LOCALES = 6;

/**
 * Measures the storefront's CPU for uncached lists, compared with a bare Worker that renders the same pages from memory. This process
 * replays the platform's responses.
 */
export async function measureUncached(cloud: Running): Promise<Figure[]> {
	const replay = await startReplay(cloud.origin);
	const pages = await recordPages(replay);
	const paths = [...pages.keys()];

	const storefront = await startPlainStorefront(replay);
	const withSandboxProviders = await startStorefront(replay);
	const bare = await startBareRender(Object.fromEntries(pages));
	const workers = [storefront, withSandboxProviders, bare];
	try {
		await isSamePage(storefront, bare, paths[0] ?? "");
		const durations = workers.map((): number[] => []);
		for (let round = 0; round <= ROUNDS; round++) {
			for (const [index, worker] of workers.entries()) {
				const isOurs = worker === storefront || worker === withSandboxProviders;
				if (isOurs) await forgetPages(worker);
				const cpu = await perRequest(worker, paths, isOurs ? "miss" : undefined);
				if (round > 0) durations[index]?.push(cpu);
			}
		}
		const [ours = 0, oursWithSandboxProviders = 0, bares = 0] = durations.map(median);
		return [
			{ figure: `bare renderToString of a ${TILES}-tile list`, measured: milliseconds(bares) },
			{ figure: "list page, uncached, the platform replayed", measured: milliseconds(ours) },
			atMost("list page, uncached, against the bare renderToString", ours / bares, 2.5, times),
			{
				figure: "  with Miniflare's imitations of the edge's cache, KV and static files",
				measured: `${times(oursWithSandboxProviders / bares)} ${milliseconds(oursWithSandboxProviders)}`,
			},
		];
	} finally {
		await Promise.all([...workers, replay].map((one) => one.stop()));
	}
}

async function recordPages(replay: { origin: string }): Promise<Map<string, PageView>> {
	const storefront = await startPageData(replay);
	const pages = new Map<string, PageView>();
	try {
		await load(
			storefront,
			listLocales(LOCALES).map((locale) => `/${locale}/`),
		);
		const queue = lists(LOCALES);
		await Promise.all(
			Array.from({ length: 4 }, async () => {
				for (let path = queue.pop(); path; path = queue.pop()) {
					const page = await readPage(storefront, path);
					if (page?.kind === "list" && page.data.tiles.length === TILES) pages.set(path, page);
				}
			}),
		);
	} finally {
		await storefront.stop();
	}
	return pages;
}

/** Purges all pages, then requests one page of each locale, which restores the locale's shared data. */
export async function forgetPages(worker: Running): Promise<void> {
	const response = await fetch(`${worker.origin}/ops/cache/purge`, {
		method: "POST",
		headers: {
			authorization: `Bearer ${ensureSecrets().storefront.OPS_TOKEN}`,
			"content-type": "application/json",
		},
		body: JSON.stringify({ site: SITE }),
	});
	if (!response.ok) throw new Error(`The purge responded ${response.status}`);
	await load(
		worker,
		listLocales(LOCALES).map((locale) => `/${locale}/`),
	);
}

const withoutHost = (html: string): string => html.replace(/http:\/\/127\.0\.0\.1:\d+/g, "");

/** Throws unless both return the same document, because the comparison would be meaningless. */
export async function isSamePage(
	storefront: Running,
	bare: Running,
	path: string,
	headers: Record<string, string> = HEADERS,
): Promise<void> {
	const [ours, theirs] = await Promise.all(
		[storefront, bare].map(async ({ origin }) =>
			withoutHost(await (await fetch(origin + path, { headers })).text()),
		),
	);
	if (ours === theirs) return;
	const at = [...(ours ?? "")].findIndex((letter, index) => letter !== theirs?.[index]);
	const excerpt = (html = ""): string => html.slice(Math.max(0, at - 60), at + 100);
	throw new Error(`The bare Worker renders another page at ${path}: ${excerpt(ours)} is ${excerpt(theirs)}`);
}

export async function startBareRender(
	pages: Record<string, PageView>,
	calling?: { cloud: { origin: string }; calls: Record<string, string[]> },
): Promise<Running> {
	const name = calling ? "bare-calling" : "bare";
	const script = await buildForWorkerd(name, {
		entry: "bench/lib/bare/bare-render.tsx",
		plugins: [react(), houseFonts(), texts({ inScript: true })],
		external: ["pages", "calls"],
	});
	const worker: PlainWorker = {
		name,
		compatibilityDate: "2026-10-01",
		compatibilityFlags: ["nodejs_compat"],
		modules: [
			script,
			{ type: "Text", path: "pages", contents: JSON.stringify(pages) },
			{ type: "Text", path: "calls", contents: JSON.stringify(calling?.calls ?? {}) },
		],
	};
	return startPlain(worker, calling?.cloud);
}
