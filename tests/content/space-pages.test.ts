import { house } from "@vetrina/commerce-sandbox/house.ts";
import { isPlaced } from "@vetrina/shop-rules/content/placed-pages.ts";
import type { EntryProps } from "contentful-management";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { checkSpace } from "../../scripts/contentful/check-space.ts";
import { connectSpace, type SpaceAccess, type SpaceClient } from "../../scripts/contentful/connect-space.ts";
import { exportToSpace } from "../../scripts/contentful/export-entries.ts";
import { migrateModel } from "../../scripts/contentful/migrate-model.ts";
import { setWebhook } from "../../scripts/contentful/set-webhook.ts";
import { type HouseEntry, listSpaceAssets, toSpaceEntry } from "../../scripts/contentful/space-entries.ts";
import { listTextCodes } from "../../scripts/contentful/space-model.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { fetchExport } from "../../scripts/lib/content/content-service.ts";
import { pageDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { siteConfig } from "../../worker/base/sites.ts";
import { BROWSER_USER_AGENT } from "../setup/shopper.ts";
import { startWatchedStorefront, type WatchedStorefront } from "../setup/watched-storefront.ts";

/** Every space begins with the locale en-US, so that American English has another one. */
const CODES = new Map([
	["en", "en-US"],
	["en-US", "en-US-own"],
]);
/** Milliseconds for the move of all content on a busy machine; the limit only ends what hangs. */
const MOVED_WITHIN = 400_000;
const LONG = 400_000;

let client: SpaceClient;
let access: SpaceAccess;
let shop: WatchedStorefront;
let entries: HouseEntry[] = [];
const mediaIds = new Map<string, string>();
const languages = listTextCodes(house.countries);

beforeAll(async () => {
	const commerce = inject("commerce");
	const token = inject("adminToken");
	access = { space: house.id, environment: "master", host: commerce, token };
	client = connectSpace(access);
	entries = await fetchExport({ baseUrl: commerce, token });
	const settings = { removes: false, say: () => {} };
	await migrateModel(client, { codes: CODES, languages, ...settings });
	const assets = listSpaceAssets(entries, CODES, (mediaId) => `${commerce}/default/${mediaId}`);
	for (const { id, mediaId } of assets) mediaIds.set(id, mediaId);
	await exportToSpace(
		client,
		{ entries: entries.map((entry) => toSpaceEntry(entry, CODES, languages)), assets },
		settings,
	);
	shop = await startWatchedStorefront({
		CONTENTFUL_SPACE: house.id,
		CONTENTFUL_LOCALES: "en=en-US,en-US=en-US-own",
		CONTENT_URL: commerce,
		CONTENTFUL_IMAGES_URL: `${commerce}/contentful-images`,
	});
	const secret = ensureSecrets().storefront.CONTENTFUL_WEBHOOK_SECRET ?? "";
	await setWebhook(client, { shop: shop.origin, secret, environment: "master" });
}, MOVED_WITHIN);
afterAll(() => shop?.stop());

const request = (origin: string, path: string): Promise<Response> =>
	fetch(origin + path, {
		redirect: "manual",
		headers: { "user-agent": BROWSER_USER_AGENT, accept: "text/html" },
	});

/** A picture of a space has the path of its asset; the house's own have their names. */
const PICTURE = /contentful\/[\w-]+\/([\w.-]+)\/[\w-]+\/[\w.-]+/g;
const nameParts = (text: string): string =>
	text.replace(PICTURE, (_, asset: string) => mediaIds.get(asset) ?? asset);

/** Recommendations have an id for each response. */
const sameRecommendations = (text: string): string => text.replace(/("recoId":)"[\w-]+"/g, "$1null");

/** A date is the same moment in both, and Contentful writes it in another way. */
const sameDates = (text: string): string =>
	text.replace(/"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"/g, (_, date: string) =>
		JSON.stringify(new Date(date).toISOString()),
	);

/** Returns a page's data, with addresses of the shop as paths: the two storefronts have origins of their own. */
const readData = async (origin: string, path: string): Promise<unknown> => {
	const response = await request(origin, pageDataPath(path));
	expect([path, response.status]).toEqual([path, 200]);
	const text = sameRecommendations(sameDates(nameParts(await response.text())));
	return JSON.parse(text.replaceAll(origin, "")) as unknown;
};

const PAGES = ["Page", "JournalArticle", "BrandPage"];
const listPaths = (language: string): string[] => [
	...new Set(
		entries.flatMap(({ type, group, fields, sites }) => {
			const slug = String(fields.slug);
			if (!PAGES.includes(type) || group !== null || isPlaced(slug)) return [];
			return siteConfig.sites.flatMap(({ id, defaultCountry }) => {
				const country = house.countries.find(({ code }) => code === defaultCountry);
				const isShown = (sites ?? [id]).includes(id) && country?.languages.some((one) => one === language);
				const prefix = `/${language}-${defaultCountry.toLowerCase()}`;
				return isShown ? [slug === "/home" ? prefix : prefix + slug] : [];
			});
		}),
	),
];

// proves content-60
describe("the built shop shows the same from a space as from the embedded cloud", () => {
	test.each(["en", "ar", "ja"])(
		"on every page that editors compose, in %s",
		async (language) => {
			const paths = listPaths(language);
			expect(paths.length).toBeGreaterThan(5);
			for (const path of paths) {
				const expected = await readData(inject("storefront"), path);
				expect(await readData(shop.origin, path), path).toEqual(expected);
			}
		},
		LONG,
	);

	test(
		"on lists and products",
		async () => {
			const html = await (await request(inject("storefront"), "/en-it")).text();
			const links = [...html.matchAll(/href="(\/en-it\/[^"?#]+)"/g)].flatMap(([, path]) => path ?? []);
			const paths = [...new Set(links)].slice(0, 20);
			expect(paths.length).toBeGreaterThan(5);
			for (const path of paths) {
				const { status } = await request(inject("storefront"), pageDataPath(path));
				if (status !== 200) continue;
				const expected = await readData(inject("storefront"), path);
				expect(await readData(shop.origin, path), path).toEqual(expected);
			}
		},
		LONG,
	);

	test(
		"as HTML, with pictures that are there",
		async () => {
			const [own, other] = await Promise.all(
				[shop.origin, inject("storefront")].map(async (origin) => (await request(origin, "/ar-ae")).text()),
			);
			const readMain = (html = ""): string =>
				nameParts(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).replace(/nonce="[^"]*"/g, "");
			expect(readMain(own)).toBe(readMain(other));
			const [, picture = ""] = /"(\/dw\/image\/[^"]*\/contentful\/[^"?]*\?[^" ]*)"/.exec(own ?? "") ?? [];
			await expect
				.poll(async () =>
					(await fetch(shop.origin + picture.replaceAll("&amp;", "&"))).headers.get("content-type"),
				)
				.toMatch(/^image\//);
		},
		LONG,
	);
});

// proves content-65
test("a check of the space finds nothing to mend", async () => {
	const { storefront } = ensureSecrets();
	const findings = await checkSpace(client, {
		access,
		codes: CODES,
		languages,
		delivery: {
			url: access.host,
			token: storefront.CONTENTFUL_DELIVERY_TOKEN,
			previewToken: storefront.CONTENTFUL_PREVIEW_TOKEN,
		},
	});
	expect(findings.flatMap(({ isFine, text }) => (isFine ? [] : [text]))).toEqual([]);
});

const wait = { timeout: 20_000, interval: 100 };
const ABOUT = "/en-it/about";
const look = async (query = ""): Promise<string> => (await request(shop.origin, ABOUT + query)).text();
const isHit = async () => (await request(shop.origin, ABOUT)).headers.get("server-timing")?.includes("hit");

const purgeAll = async (): Promise<void> => {
	const { status } = await fetch(`${shop.origin}/ops/purge`, {
		method: "POST",
		headers: { authorization: `Bearer ${ensureSecrets().storefront.OPS_TOKEN}` },
		body: JSON.stringify({ all: true }),
	});
	expect(status).toBe(200);
};

const TEXT = "about-text";
/** The webhook tells of the whole entry, in all languages, which may be longer than any form of a shopper. */
const GERMAN = "Im Raum. ".repeat(10_000);
const writeText = (value: string) => {
	const text = { nodeType: "text", value, marks: [], data: {} };
	const paragraph = { nodeType: "paragraph", data: {}, content: [text] };
	return { nodeType: "document", data: {}, content: [paragraph] };
};
const saveText = async (value: string): Promise<EntryProps> => {
	const entry = await client.entry.get({ entryId: TEXT });
	const body = { "en-US": writeText(value), de: writeText(GERMAN) };
	const changed = { ...entry, fields: { ...entry.fields, body } } as EntryProps;
	return client.entry.update({ entryId: TEXT }, changed);
};

// proves preview-17
test(
	"a draft of the space shows in previews, and never in what shoppers get, whether that is cached or not",
	async () => {
		const draft = "A draft of the space.";
		await saveText(draft);
		for (const mode of ["live", "true"]) {
			const response = await request(shop.origin, `${ABOUT}?preview=${mode}`);
			expect(response.headers.get("cache-control")).toContain("no-store");
			expect(await response.text()).toContain(draft);
			expect(await look()).not.toContain(draft);
			const data = await request(shop.origin, pageDataPath(ABOUT));
			expect(await data.text()).not.toContain(draft);
			await purgeAll();
			expect(await look()).not.toContain(draft);
		}
	},
	LONG,
);

// proves content-66
test(
	"what an editor publishes in the space shows on a page that is cached, by the signed webhook",
	async () => {
		await expect.poll(isHit, wait).toBe(true);
		const text = "Published in the space.";
		const saved = await saveText(text);
		expect(await look()).not.toContain(text);
		await client.entry.publish({ entryId: TEXT }, saved);
		await expect.poll(() => look(), wait).toContain(text);
	},
	LONG,
);
