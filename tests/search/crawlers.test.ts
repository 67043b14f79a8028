import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildCommerce } from "../../scripts/build.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { copySeed, ensureSeed } from "../../scripts/lib/seed.ts";
import { workerLog } from "../../scripts/lib/worker-log.ts";
import { type Local, startLocal } from "../../scripts/lib/workers.ts";
import { type RawResponse, rawRequest } from "../setup/raw-request.ts";

/** Search engines see a shop of type production; the shop of the other tests is of type staging. */
const state = mkdtempSync(join(tmpdir(), "crawlers-"));
let production: Local;

beforeAll(async () => {
	copySeed(await ensureSeed({ say: console.log, build: buildCommerce }), state);
	production = await startLocal({
		secrets: ensureSecrets(),
		state,
		instanceType: "production",
		storefrontPort: 0,
		commercePort: 0,
		log: workerLog("crawlers"),
	});
}, 60_000);
afterAll(async () => {
	await production?.stop();
	rmSync(state, { recursive: true, force: true });
});

/** Milliseconds: sitemaps read the addresses of all products, site by site and language by language. */
const ALL_ADDRESSES = 120_000;

const askBoth = async (path: string): Promise<{ shop: RawResponse; staging: RawResponse }> => {
	const [shop, staging] = await Promise.all([
		rawRequest(path, { origin: production.storefront }),
		rawRequest(path),
	]);
	expect([path, staging.status]).toEqual([path, shop.status]);
	return { shop, staging };
};

const robotsIn = ({ text }: RawResponse): string | undefined =>
	/<meta name="robots" content="([^"]*)/.exec(text)?.[1];
const alternatesIn = ({ text }: RawResponse, origin: string): string[] =>
	[...text.matchAll(/<link [^>]*\bhreflang="([^"]*)"[^>]* href="([^"]*)"/gi)].map(
		([, tag, href = ""]) => `${tag} ${href.replace(origin, "")}`,
	);

const INDEXED = [
	"/",
	"/en-it/",
	"/ar-sa/",
	"/en-it/women",
	"/en-it/women/dresses",
	"/en-it/beauty",
	"/en-it/stores",
	"/en-it/about",
	"/en-it/sitemap",
];
const NOT_INDEXED = ["/en-it/search?q=silk", "/en-it/nosuch", "/en-it/sign-in", "/en-it/track-order"];

// proves shell-16, locale-9
test.each(INDEXED)("%s may be indexed in production alone, with the same alternates", async (path) => {
	const { shop, staging } = await askBoth(path);
	expect(shop.status).toBe(200);
	expect(robotsIn(shop)).toBeUndefined();
	expect(shop.headers.get("x-robots-tag")).toBeNull();
	expect(robotsIn(staging)).toBe("noindex");
	expect(staging.headers.get("x-robots-tag")).toBe("noindex");
	expect(alternatesIn(staging, inject("storefront"))).toEqual(alternatesIn(shop, production.storefront));
	if (path !== "/") expect(alternatesIn(shop, production.storefront).length).toBeGreaterThan(5);
});

// proves shell-16
test.each(NOT_INDEXED)("%s has the same robots directive everywhere", async (path) => {
	const { shop, staging } = await askBoth(path);
	expect(robotsIn(shop)).toMatch(/^noindex/);
	expect(robotsIn(staging)).toBe(robotsIn(shop));
	expect(staging.headers.get("x-robots-tag")).toBe("noindex");
});

// proves shell-16
test.each([
	"/favicon.svg",
	"/robots.txt",
	"/sitemap-nosuch.xml",
	"/api/en-it/session",
	"/_page/en-it/women",
	"/women",
	"/%00",
	"/icons/nosuch.png",
])("%s carries the header outside production", async (path) => {
	const { shop, staging } = await askBoth(path);
	expect(staging.headers.get("x-robots-tag")).toBe("noindex");
	expect(shop.headers.get("x-robots-tag")).toBeNull();
});

const filesIn = ({ text }: RawResponse): string[] => [
	...new Set([...text.matchAll(/"(\/assets\/[^"]*[^"/])"/g)].map(([, path = ""]) => path)),
];

// proves shell-16
test("scripts, styles and fonts are never indexed", async () => {
	const paths = filesIn(await rawRequest("/en-it/"));
	expect(paths.map((path) => path.slice(path.lastIndexOf(".")))).toEqual(
		expect.arrayContaining([".js", ".css", ".woff2"]),
	);
	for (const path of paths) {
		const { shop, staging } = await askBoth(path);
		expect([path, shop.status, shop.headers.get("x-robots-tag")]).toEqual([path, 200, "noindex"]);
		expect([path, staging.status, staging.headers.get("x-robots-tag")]).toEqual([path, 200, "noindex"]);
	}
});

// proves shell-16
test("the client's data has the same directive as a document", async () => {
	const { shop, staging } = await askBoth("/_page/en-it/women");
	const robots = ({ text }: RawResponse) =>
		(JSON.parse(text) as { page: { head: { robots?: string } } }).page.head.robots;
	expect([robots(shop), robots(staging)]).toEqual([undefined, "noindex"]);
});

// proves shell-16
test(
	"robots.txt names the sitemaps in production and closes everything elsewhere",
	async () => {
		const { shop, staging } = await askBoth("/robots.txt");
		expect(staging.text).toBe("User-agent: *\nDisallow: /\n");
		const sitemaps = [...shop.text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = ""]) => address);
		expect(sitemaps).toHaveLength(4);
		for (const address of sitemaps) {
			const index = await rawRequest(new URL(address).pathname, { origin: production.storefront });
			expect([address, index.status]).toEqual([address, 200]);
			const [page = ""] = /(?<=<loc>)[^<]+/.exec(index.text) ?? [];
			expect(page).toContain(production.storefront);
		}
	},
	ALL_ADDRESSES,
);

// proves catalogue-13
test(
	"noindex is on the page, and both exclusions from the sitemap work",
	async () => {
		const { storefront: origin } = production;
		expect(robotsIn(await rawRequest("/en-it/children/boys/trousers", { origin }))).toBe("noindex, follow");
		expect(robotsIn(await rawRequest("/en-it/children/boys/tops", { origin }))).toBeUndefined();
		// The site has two languages, and the addresses of all products are read in each.
		const { text } = await rawRequest("/sitemap-me-en-sa-1.xml", { origin });
		const places = [...text.matchAll(/<loc>[^<]*(\/children\/(?:boys|girls)[^<]*)/g)].map(
			([, place]) => place,
		);
		expect(places).toEqual(["/children/girls", "/children/girls/dresses", "/children/boys"]);
	},
	ALL_ADDRESSES,
);

// proves content-18, content-34, content-44
test(
	"the sitemap lists editors' pages, articles and followed brands with the time of their publication, and no placed ones",
	async () => {
		const { storefront: origin } = production;
		const pages = await Promise.all(
			[1, 2, 3].map(async (number) => (await rawRequest(`/sitemap-me-en-sa-${number}.xml`, { origin })).text),
		);
		const text = pages.join("");
		for (const slug of ["/about", "/shipping", "/journal/wool", "/brands/corvella"])
			expect(text).toMatch(new RegExp(`<loc>[^<]*/en-sa${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
		for (const slug of ["/404", "/splash", "/error", "/account", "/landing/beauty", "/brands/lumarea"])
			expect(text).not.toMatch(new RegExp(`<loc>[^<]*/en-sa${slug}</loc>`));
	},
	ALL_ADDRESSES,
);
