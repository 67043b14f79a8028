import { house } from "@vetrina/commerce-sandbox/house.ts";
import { type Text, textIn } from "@vetrina/commerce-sandbox/languages.ts";
import { sites } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { nameCollection, writeGraphqlTypes } from "@vetrina/content-model/graphql-types.ts";
import type { EntryFilter, EntrySource, ListArguments } from "@vetrina/content-model/present/list-entries.ts";
import { listEntries } from "@vetrina/content-model/present/list-entries.ts";
import type { MenuCategory } from "@vetrina/content-model/present/navigation.ts";
import { isPlaced } from "@vetrina/shop-rules/content/placed-pages.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { buildSchema, execute, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { exportToSpace } from "../../scripts/contentful/export-entries.ts";
import { migrateModel } from "../../scripts/contentful/migrate-model.ts";
import { type HouseEntry, listSpaceAssets, toSpaceEntry } from "../../scripts/contentful/space-entries.ts";
import { listTextCodes } from "../../scripts/contentful/space-model.ts";
import { readValidContent } from "../../scripts/lib/content/import-content.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import { readTextCode } from "../../shared/i18n/all-texts.ts";
import * as queries from "../../worker/platform/content/content-queries.ts";
import { answerDocument } from "../../worker/platform/content/contentful/answer-document.ts";
import { readSpace } from "../../worker/platform/content/contentful/space-bindings.ts";
import type { PlatformCalls } from "../../worker/platform/load-json.ts";
import { BINDINGS, CODES, serveSpace, startSpace } from "./contentful-space.ts";

/** Milliseconds that a busy machine may take to build the schemas. */
const STARTS_WITHIN = 60_000;
const PUBLISHED_AT = "2026-11-01T00:00:00.000Z";
const NOW = Date.parse("2026-11-28T12:00:00Z");
const SECONDS = NOW / 1000;
const schema = buildSchema(writeGraphqlTypes(contentTypes));

type Place = { siteId: string; country: string; language: Language };

const categories: MenuCategory[] = [
	{ id: "women", parent: null, name: "Women", url: "/women" },
	{ id: "dresses", parent: "women", name: "Dresses", url: "/women/dresses" },
];
const tree = [
	{
		id: "women",
		name: "Women",
		url: "/women",
		showInMenu: true,
		children: [{ id: "dresses", name: "Dresses", url: "/women/dresses", showInMenu: true, children: [] }],
	},
] as unknown as Category[];

const isVisible = ({ sites, publishAt, unpublishAt, status }: HouseEntry, siteId: string): boolean =>
	status === undefined &&
	(sites === null || sites.includes(siteId)) &&
	(publishAt === null || publishAt <= SECONDS) &&
	(unpublishAt === null || unpublishAt > SECONDS);

const byId = (one: HouseEntry, other: HouseEntry): number => (one.id < other.id ? -1 : 1);

/** Reads entries as the embedded service reads them from its database. */
const createFileSource = (entries: readonly HouseEntry[], siteId: string): EntrySource => {
	const shown = entries.filter((entry) => isVisible(entry, siteId));
	const known = new Map(shown.map((entry) => [entry.id, entry]));
	const fits = ({ type, id, fields }: HouseEntry, filter: EntryFilter): boolean => {
		if (type !== filter.type) return false;
		if (filter.ids) return filter.ids.includes(id);
		if (filter.slug !== undefined) return fields.slug === filter.slug;
		if (filter.isForSearches) return fields.isForSearches === true;
		if (filter.productId !== undefined)
			return (
				fields.productId === filter.productId ||
				(filter.categoryIds ?? []).includes(String(fields.categoryId))
			);
		return filter.categoryId === undefined || fields.categoryId === filter.categoryId;
	};
	return {
		entries: async (filter) => ({
			roots: shown.filter((entry) => entry.group === null && fits(entry, filter)).toSorted(byId),
			linked: { get: (id) => known.get(id), some: (isWanted) => shown.some(isWanted) },
		}),
		addresses: async (type) =>
			shown
				.filter(
					({ type: own, fields, group }) => own === type && group === null && !isPlaced(String(fields.slug)),
				)
				.map(({ id, fields }) => ({
					id,
					slug: String(fields.slug),
					robots: (fields.robots as string) ?? null,
					canonical: (fields.canonical as string) ?? null,
					isNoFollow: fields.isNoFollow === true ? true : null,
					modifiedAt: Date.parse(PUBLISHED_AT) / 1000,
				}))
				.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
		categories: async () => categories,
	};
};

const askFiles = async (entries: readonly HouseEntry[], place: Place, query: string, variables: object) => {
	const site = sites.find(({ id }) => id === place.siteId);
	const country = site?.countries.find(({ code }) => code === place.country);
	if (!site || !country) throw new Error(`There is no country ${place.country}`);
	const code = readTextCode({ language: place.language, country: country.code });
	const tags = new Set<string>();
	const listing = {
		source: createFileSource(entries, place.siteId),
		siteId: place.siteId,
		tags,
		reader: {
			countryCode: country.code,
			timeZone: country.timeZone,
			translate: (value: unknown) => textIn(value as Text, code),
			fill: (text: string) => house.content.fill(text, { site, country, language: place.language }),
			measure: house.media.contentSize,
		},
	};
	const rootValue = Object.fromEntries(
		contentTypes.map((type) => [
			nameCollection(type.id),
			(args: ListArguments) => listEntries(type, args, listing),
		]),
	);
	const variableValues = { site: place.siteId, locale: `${place.language}-${place.country}`, ...variables };
	const { data, errors } = await execute({ schema, document: parse(query), rootValue, variableValues });
	if (errors) throw errors[0];
	return { data: JSON.parse(JSON.stringify(data)) as unknown, tags: [...tags].toSorted() };
};

const PICTURE = /"contentful\/vetrina\/([^/"]+)\/[^/"]+\/[^"]+"/g;

const entries: HouseEntry[] = await readValidContent();
let space: ReturnType<typeof serveSpace>;
const mediaIds = new Map<string, string>();
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(PUBLISHED_AT) });
	const standIn = await startSpace();
	const languages = listTextCodes(house.countries);
	await migrateModel(standIn.client, { codes: CODES, languages, removes: false, say: () => {} });
	const moved = {
		entries: entries.map((entry) => toSpaceEntry(entry, CODES, languages)),
		assets: listSpaceAssets(entries, CODES, (mediaId) => `https://shop.example/default/${mediaId}`),
	};
	await exportToSpace(standIn.client, moved, { removes: false, say: () => {} });
	const data = await standIn.readData();
	standIn.stop();
	vi.useRealTimers();
	for (const { id, body } of data.assets.values()) mediaIds.set(id, String(body.fields.title?.["en-US"]));
	space = serveSpace(data);
	vi.stubGlobal("fetch", space.serve);
	// The first query builds both schemas.
	await compare(ITALY, queries.HEADER_QUERY);
}, STARTS_WITHIN);
afterAll(() => vi.unstubAllGlobals());

const askSpace = async (place: Place, query: string, variables: object) => {
	const chosen = readSpace(BINDINGS);
	if (!chosen) throw new Error("The bindings name no space.");
	const calls = {
		platform: { env: BINDINGS, deadline: AbortSignal.timeout(20_000), log: () => {} },
		cache: { now: () => NOW },
	} as unknown as PlatformCalls;
	const answer = (await answerDocument(
		calls,
		chosen,
		{ ...place, categories: async () => tree },
		{ query, variables: { site: place.siteId, locale: `${place.language}-${place.country}`, ...variables } },
	)) as { data: unknown; extensions: { tags: string[] } };
	const text = JSON.stringify(answer.data).replace(PICTURE, (_, id: string) =>
		JSON.stringify(mediaIds.get(id)),
	);
	return {
		data: JSON.parse(text) as unknown,
		tags: answer.extensions.tags.filter((tag) => !tag.startsWith("asset:")),
	};
};

const ITALY: Place = { siteId: "vetrina-eu", country: "IT", language: "en" };
const PLACES: Place[] = [
	ITALY,
	{ siteId: "vetrina-me", country: "AE", language: "ar" },
	{ siteId: "vetrina-us", country: "CA", language: "fr" },
	{ siteId: "vetrina-ap", country: "JP", language: "ja" },
];

/** A date is the same moment in both, and Contentful writes it in another way. */
const sameDates = (value: unknown): unknown =>
	JSON.parse(
		JSON.stringify(value).replace(/"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"/g, (_, date: string) =>
			JSON.stringify(new Date(date).toISOString()),
		),
	);

const compare = async (place: Place, query: string, variables: object = {}): Promise<void> => {
	const expected = await askFiles(entries, place, query, variables);
	const answer = await askSpace(place, query, variables);
	expect(sameDates(answer.data)).toEqual(sameDates(expected.data));
	expect(answer.tags).toEqual(expected.tags);
};

const listValues = (field: string): string[] => [
	...new Set(entries.flatMap(({ fields }) => (typeof fields[field] === "string" ? [fields[field]] : []))),
];

/** Each place is compared for all values, or for its share of them. */
const share = (field: string, place: Place): string[] => {
	const values = listValues(field);
	if (place === ITALY) return values;
	const at = PLACES.indexOf(place);
	return values.filter((_, index) => index % PLACES.length === at);
};
const listIds = (type: string): string[] =>
	entries.filter((entry) => entry.type === type).map(({ id }) => id);

// proves content-60
describe.each(PLACES)("in $country in $language, a space gives what the files hold", (place) => {
	test.each([
		["header", queries.HEADER_QUERY, {}],
		["footer", queries.FOOTER_QUERY, {}],
		["country offer", queries.COUNTRY_OFFER_QUERY, {}],
		["brands", queries.BRANDS_QUERY, { skip: 0 }],
		["addresses", queries.ADDRESSES_QUERY, { skip: 0 }],
		["lists of searches", queries.LIST_QUERY, { search: true }],
		["badges", queries.BADGES_QUERY, { ids: listIds("Badge") }],
	])("for the %s", async (_, query, variables) => {
		await compare(place, query, variables);
	});

	test.each(share("slug", place))("for the page at %s", async (slug) => {
		await compare(place, queries.PAGE_QUERY, { slug });
	});

	test.each(share("categoryId", place))("for the category %s and its products", async (categoryId) => {
		await compare(place, queries.LIST_QUERY, { categoryId });
		const product = { productId: "VT100", categoryIds: [categoryId], textId: "none" };
		await compare(place, queries.PRODUCT_QUERY, product);
	});

	test.each(share("productId", place))("for the product %s", async (productId) => {
		await compare(place, queries.PRODUCT_QUERY, { productId, categoryIds: [], textId: "none" });
	});

	test("for popups and long contents", async () => {
		for (const id of listIds("BannerPopup")) await compare(place, queries.POPUP_QUERY, { id });
		for (const id of listIds("PaginatedContent"))
			await compare(place, queries.BATCH_QUERY, { ids: [id], contentSkip: 2, include: 1 });
	});
});

// proves content-61
test("no document is refused for its complexity or length, and the home page takes few", async () => {
	const before = space.asked.length;
	await askSpace(ITALY, queries.PAGE_QUERY, { slug: "/home" });
	const documents = space.asked.slice(before);
	expect(documents.length).toBeLessThanOrEqual(12);
	expect(documents.every((document) => encodeURIComponent(document).length <= 7100)).toBe(true);
});
