import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { build, buildCommerce } from "../../scripts/build.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { keepFormerFiles } from "../../scripts/lib/deployment/former-files.ts";
import { dist } from "../../scripts/lib/house.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { attempt, root } from "../../scripts/lib/run.ts";
import { copySeed, ensureSeed } from "../../scripts/lib/seed.ts";
import { commerceWorker, startMiniflare, storefrontWorker } from "../../scripts/lib/workers.ts";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { CLIENT_HEADER, pageDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { restock, STAPLE } from "../setup/restock.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { copyTree } from "./copy-tree.ts";
import { openTab, type Tab } from "./open-tab.ts";

/** A second build of the shop, in which two components differ, takes over database, KV and files while shoppers are on the first. */

const COPY = mkdtempSync(join(tmpdir(), "vetrina-deployed-"));
const STATE = resolve(root, `.cache/deployed-${process.pid}`);
/** A copy, because the first deployment writes the list of its files next to them. */
const BEFORE = join(COPY, "before");
const TREE = join(COPY, "tree");
const AFTER = join(TREE, "dist");
/** One part that is only in HTML, and one that is in the scripts of every page as well. */
const CHANGES: Record<string, readonly [string, string]> = {
	"client/features/footer/footer-columns.still.tsx": ["<div ", '<div data-changed="still" '],
	"client/features/footer/footer.tsx": ["<footer ", '<footer data-changed="script" '],
};
const PAGES = ["/en-it", "/en-it/women", "/en-it/about", "/en-it/stores"];
/** Kinds of values that these pages keep in KV. */
const KINDS = ["config", "categories", "routes", "content", "stores"];
/** Values of products and lists are not kept, and a new isolate asks whether catalogue or content have changed. */
const OFTEN =
	/^\w+ \/(?:(?:search|product|shopper)\/|content\/v1\/\w+\/revision\?|on\/demandware\.store\/[\w/-]+\/Catalog-GetGeneration$)/;

/** Counts the calls of the storefront, and hands each to the cloud. */
const WATCH = {
	name: "watch",
	modules: true as const,
	compatibilityDate: "2026-10-01",
	serviceBindings: { COMMERCE: "vetrina-commerce" },
	script: `const asked = [];
export default {
	fetch(request, env) {
		const { hostname, pathname, search } = new URL(request.url);
		if (hostname === "watch.test") return Response.json(asked.splice(0));
		asked.push(request.method + " " + pathname + search);
		return env.COMMERCE.fetch(request);
	},
};`,
};

const secrets = ensureSecrets();
let port: number;
let miniflare: Miniflare;
let shop: string;

async function start(folder: string): Promise<void> {
	const storefront = storefrontWorker(secrets, "production", {}, folder);
	miniflare = await startMiniflare({
		state: STATE,
		onLine: () => undefined,
		workers: [
			{
				...storefront,
				serviceBindings: { ...storefront.serviceBindings, COMMERCE: WATCH.name },
				unsafeDirectSockets: [{ host: "127.0.0.1", port }],
			},
			WATCH,
			commerceWorker(secrets, "production", {}, BEFORE),
		],
	});
	shop = (await miniflare.unsafeGetDirectURL("vetrina")).origin;
}

async function takeCalls(): Promise<string[]> {
	const watch = await miniflare.getWorker(WATCH.name);
	return (await (await watch.fetch("http://watch.test/")).json()) as string[];
}

async function listKept(): Promise<string[]> {
	const kv = await miniflare.getKVNamespace("CACHE", "vetrina");
	return (await kv.list()).keys.map(({ name }) => name);
}

type Read = { status: number; text: string; headers: Headers };
async function read(shopper: Shopper, path: string): Promise<Read> {
	const response = await shopper.fetch(path);
	return { status: response.status, text: await response.text(), headers: response.headers };
}
const readAll = async (shopper: Shopper, paths: readonly string[]): Promise<Read[]> => {
	const pages: Read[] = [];
	for (const path of paths) pages.push(await read(shopper, path));
	return pages;
};

const listFiles = (text: string): string[] => [...new Set(text.match(/\/assets\/[\w./-]+\.(?:js|css)\b/g))];
type Run = { code: number; output: string };
const dryRun = (environment: string, ...options: string[]): Promise<Run> =>
	attempt("node", ["scripts/deploy.ts", "--env", environment, "--dry-run", ...options], {
		cwd: TREE,
		env: { VETRINA_MINIFY: "fast", VITEST: "", CLOUDFLARE_API_TOKEN: "" },
		quiet: true,
	});

let stagingRun: Run;
let productionRun: Run;
let product: string;
let former: { pages: Read[]; data: string; calls: string[]; kept: string[] };
let tab: Shopper;
let csrf: string;
let pages: Read[];
let calls: string[];
let browserTab: Tab;

beforeAll(async () => {
	port = await freePort();
	if (!process.env.VETRINA_BUILT) await build();
	cpSync(resolve(root, dist), BEFORE, { recursive: true });
	await keepFormerFiles(join(BEFORE, "client"), { origin: undefined, now: new Date() });
	copySeed(await ensureSeed({ say: () => undefined, build: buildCommerce }), STATE);
	restock(STATE);
	await start(BEFORE);
	tab = newShopper({}, shop);
	const list = await read(tab, "/en-it/women");
	product = /href="([^"?]+\.html)/.exec(list.text)?.[1] ?? "";
	former = {
		pages: await readAll(tab, [...PAGES, product]),
		data: (await read(tab, pageDataPath("/en-it/women"))).text,
		kept: await vi.waitUntil(
			async () => {
				const names = await listKept();
				return KINDS.every((kind) => names.some((name) => name.includes(`/${kind}/`))) && names;
			},
			{ timeout: 30_000 },
		),
		calls: await takeCalls(),
	};
	({ csrf } = JSON.parse((await read(tab, "/api/en-it/session")).text) as SessionResponse);
	expect(await addToBag()).toBe(200);
	browserTab = await openTab(`${shop}/en-it/women`);

	copyTree(TREE);
	for (const [file, [from, to]] of Object.entries(CHANGES)) {
		const source = readFileSync(join(TREE, file), "utf8");
		expect(source).toContain(from);
		writeFileSync(join(TREE, file), source.replace(from, to));
	}
	stagingRun = await dryRun("staging", "--first", "--storefront-only");
	productionRun = await dryRun("production", "--origin", shop);
	expect(existsSync(join(AFTER, "vetrina/index.js")), productionRun.output).toBe(true);

	await miniflare.dispose();
	await start(AFTER);
	pages = await readAll(newShopper({}, shop), [...PAGES, product]);
	calls = await takeCalls();
}, 900_000);

afterAll(async () => {
	await browserTab?.browser.close();
	await miniflare?.dispose();
	for (const folder of [COPY, STATE]) rmSync(folder, { recursive: true, force: true });
}, 60_000);

const addToBag = async (): Promise<number> => {
	const response = await tab.fetch("/api/en-it/basket/items", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify({ productId: STAPLE, quantity: 1 }),
	});
	await response.arrayBuffer();
	return response.status;
};

const UPLOAD = /Total Upload: [\d.]+ KiB \/ gzip: [\d.]+ KiB/g;
const STOREFRONT_BINDINGS = [
	"CACHE",
	"EVENTS",
	"FACTS",
	"SITE_OPERATIONS",
	"COMMERCE",
	"OPERATIONS",
	"ASSETS",
];
const COMMERCE_BINDINGS = ["DB", "MEDIA", "MAILS", "BASKET_TURNS"];
const listBindings = ({ output }: Run): string[] =>
	[...output.matchAll(/^env\.(\w+)/gm)].map(([, name = ""]) => name);
const readRefusals = ({ output }: Run): string => output.slice(output.indexOf("Not deployed."));

// proves ops-19
test("a dry run in a fresh clone prints sizes and bindings of all Workers, and what stands in the way", () => {
	expect(productionRun.code, productionRun.output).toBe(1);
	expect(productionRun.output.match(UPLOAD)).toHaveLength(3);
	expect(listBindings(productionRun)).toEqual(
		expect.arrayContaining([...STOREFRONT_BINDINGS, ...COMMERCE_BINDINGS]),
	);
	const refused = readRefusals(productionRun);
	for (const line of [
		/wrangler login/,
		/KV namespace/,
		/D1 database/,
		/STOREFRONT_ORIGIN/,
		/PUBLIC_ORIGIN/,
		/names for documents/,
	])
		expect(refused).toMatch(line);
	expect(productionRun.output).toMatch(/[1-9]\d* files of 1 earlier builds stay in the upload/);
	expect(productionRun.output).not.toContain("is lost");
});

// proves ops-19
test("a dry run of staging alone names resources of staging, and no refusal of the cloud", () => {
	expect(stagingRun.code, stagingRun.output).toBe(1);
	expect(stagingRun.output.match(UPLOAD)).toHaveLength(2);
	expect(listBindings(stagingRun)).toEqual(expect.arrayContaining(STOREFRONT_BINDINGS));
	expect(listBindings(stagingRun)).not.toEqual(expect.arrayContaining(COMMERCE_BINDINGS));
	for (const name of ["vetrina-staging-cache", "vetrina-staging-events", "vetrina-staging-commerce"])
		expect(stagingRun.output).toContain(name);
	expect(readRefusals(stagingRun)).toMatch(/KV namespace/);
	expect(readRefusals(stagingRun)).not.toMatch(/commerce-sandbox|PUBLIC_ORIGIN/);
});

// proves cache-19
test("each page is rendered again by the new build", () => {
	for (const [at, page] of pages.entries()) {
		expect([page.status, page.headers.get("server-timing")]).toEqual([
			200,
			expect.stringContaining('cache;desc="miss'),
		]);
		for (const change of ["still", "script"]) {
			expect(former.pages[at]?.text).not.toContain(`data-changed="${change}"`);
			expect(page.text).toContain(`data-changed="${change}"`);
		}
		expect(listFiles(page.text)).not.toEqual(listFiles(former.pages[at]?.text ?? ""));
	}
});

// proves cache-19
test("the new build asks the platform for products and lists alone, and stores no kept value again", async () => {
	const isOften = (call: string): boolean => OFTEN.test(call);
	expect(former.calls.filter((call) => !isOften(call)).length).toBeGreaterThan(KINDS.length);
	expect(calls.filter((call) => !isOften(call))).toEqual([]);
	const readShape = (name: string): string => name.split("/").slice(1, 5).join("/");
	expect(new Set((await listKept()).map(readShape))).toEqual(new Set(former.kept.map(readShape)));
});

// proves cache-20
test("each script and style that a tab of the former build may load is still served, as it was", async () => {
	const [, before] = JSON.parse((await read(tab, "/builds.json")).text) as {
		files: Record<string, string>;
	}[];
	const files = Object.entries(before?.files ?? {}).filter(([path]) => /\.(?:js|css)$/.test(path));
	const named = new Set(former.pages.flatMap(({ text }) => listFiles(text)));
	expect(files.length).toBeGreaterThan(named.size);
	for (const path of named) expect((await read(tab, path)).status, path).toBe(200);
	for (const [path, expected] of files) {
		const content = readFileSync(join(AFTER, "client", path));
		expect([path, createHash("sha256").update(content).digest("hex")]).toEqual([path, expected]);
	}
});

// proves cache-20
test("a tab of the former build keeps its bag and its token, and learns that it has to load the document", async () => {
	expect(await addToBag()).toBe(200);
	const session = JSON.parse((await read(tab, "/api/en-it/session")).text) as SessionResponse;
	expect(session.basket?.count).toBe(2);
	const form = await tab.fetch("/en-it/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: STAPLE }),
	});
	expect([form.status, form.headers.get("location")]).toEqual([303, "/en-it/cart?notice=added"]);
	const data = await read(tab, pageDataPath("/en-it/women"));
	expect(data.status).toBe(200);
	const entry = data.headers.get(CLIENT_HEADER) ?? "";
	expect(entry).toMatch(/^\/assets\/entry-/);
	expect(former.pages[0]?.text).not.toContain(entry);
	expect(pages[0]?.text).toContain(entry);
});

// proves cache-21
test("a browser's tab of the former build goes on with its files, and its next document is of the new build, offline as well", async () => {
	const { page, failedFiles } = browserTab;
	// The tab has not loaded the code of the quick search yet.
	await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
	await page.getByRole("dialog", { name: "Search" }).waitFor();
	await page.keyboard.press("Escape");
	expect(await page.locator("[data-changed]").count()).toBe(0);
	await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
	await page.locator('[data-changed="script"]').waitFor();
	await vi.waitUntil(
		() =>
			page.evaluate(async () => {
				const cache = await caches.open("shop-offline");
				const offlinePage = await cache.match("/en-it/offline", { ignoreVary: true });
				return (await offlinePage?.text())?.includes('data-changed="script"') ?? false;
			}),
		{ timeout: 30_000 },
	);
	expect(failedFiles).toEqual([]);
	// Code for later presses is missing without a network, unless it was loaded before.
	await page.context().setOffline(true);
	await page.goto(`${shop}/en-it/stores`);
	await page.getByRole("heading", { name: "You’re offline" }).waitFor();
	expect(await page.locator('[data-changed="script"]').count()).toBe(1);
});
