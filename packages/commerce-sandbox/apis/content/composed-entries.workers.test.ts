import { presentEntry } from "@vetrina/content-model/present/present-entries.ts";
import { parseRichText } from "@vetrina/content-model/rich-text/rich-text-notation.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { nowInSeconds } from "../../now.ts";
import type { DraftEntry } from "../../records/content/entry.ts";
import { importEntries } from "../../records/content/import-entries.ts";
import type { NewEntry } from "../../records/content/write-entries.ts";
import { setAhead } from "../../scheduled/clock.ts";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await importLines(commerce, smallCatalogue, { replace: true });
});
beforeEach(() => setAhead(commerce.env.DB, 0));

async function load(...entries: NewEntry[]): Promise<void> {
	const result = await importEntries(commerce.env.DB, entries, { by: "test" });
	if ("issues" in result) throw new Error(JSON.stringify(result.issues));
}
const ask = (query: string) =>
	commerce.fetch("/content/v1/vetrina/graphql", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query }),
	});
async function read<T>(query: string): Promise<T> {
	const { data, errors } = (await (await ask(query)).json()) as { data: T; errors?: unknown };
	expect(errors).toBeUndefined();
	return data;
}

const links = (...ids: string[]) => ids.map((link) => ({ link }));
const statement = (id: string, more: Partial<NewEntry> = {}): NewEntry => ({
	id,
	type: "Statement",
	fields: { text: { en: id } },
	...more,
});
const page = (id: string, slug: string, sections: string[], more: Partial<NewEntry> = {}): NewEntry => ({
	id,
	type: "Page",
	fields: { slug, title: { en: id }, sections: links(...sections) },
	...more,
});
type Pages = {
	pageCollection: {
		total: number;
		items: { id: string; title: string; sectionsCollection: { total: number; items: { id: string }[] } }[];
	};
};
const readPage = (slug: string, site = "eu"): Promise<Pages> =>
	read(`{ pageCollection(where: { site: "${site}", slug: "${slug}" }) { total items {
		id title sectionsCollection { total items { __typename ... on Statement { id } ... on Quote { id } } }
	} } }`);

// proves content-9
test("no draft can be presented in a response, which is cached", () => {
	const view = {} as Parameters<typeof presentEntry>[1];
	// @ts-expect-error a draft is no published entry
	const present = (draft: DraftEntry) => presentEntry(draft, view);
	expect(present).toBeTypeOf("function");
});

test("a page has its sections in the editors' order, also twice, and of any number", async () => {
	const quote: NewEntry = { id: "quote", type: "Quote", fields: { text: { en: "Well made." } } };
	await load(page("page", "/page", ["quote", "b", "a", "b"]), statement("a"), statement("b"), quote);
	const { items } = (await readPage("/page")).pageCollection;
	expect(items[0]?.sectionsCollection.items.map(({ id }) => id)).toEqual(["quote", "b", "a", "b"]);
});

// proves content-14
test("a response names what it was made from, and what may yet appear in it", async () => {
	const readTags = async (query: string): Promise<string[]> => {
		const { extensions } = (await (await ask(query)).json()) as { extensions: { tags: string[] } };
		return extensions.tags;
	};
	await load(
		page("page", "/page", ["a", "planned"]),
		statement("a"),
		statement("planned", { publishAt: nowInSeconds() + 1000 }),
		statement("other"),
	);
	const sections = "sectionsCollection { items { ... on Statement { text } } }";
	expect(
		await readTags(`{ pageCollection(where: { site: "eu", slug: "/page" }) { items { ${sections} } } }`),
	).toEqual(["entry:a", "entry:page", "place:planned", "slug:/page"]);
	expect(
		await readTags(`{ pageCollection(where: { site: "eu", slug: "/page" }) { items { title } } }`),
	).toEqual(["entry:page", "slug:/page"]);
	expect(
		await readTags(`{ badgeCollection(where: { site: "eu", ids: ["new"] }) { items { text } } }`),
	).toEqual(["place:new"]);
	expect(await readTags(`{ footerCollection(where: { site: "eu" }) { items { copyright } } }`)).toEqual([
		"type:Footer",
	]);
});

test("each site has its own page at one address, if editors wrote several", async () => {
	await load(
		page("europe", "/home", [], { sites: ["vetrina-eu"] }),
		page("america", "/home", [], { sites: ["vetrina-us"] }),
	);
	expect((await readPage("/home", "eu")).pageCollection.items.map(({ id }) => id)).toEqual(["europe"]);
	expect((await readPage("/home", "us")).pageCollection.items.map(({ id }) => id)).toEqual(["america"]);
	expect((await readPage("/home", "ap")).pageCollection.total).toBe(0);
});

// proves content-7
test("a link has the present address of its category or page, or the one that editors wrote", async () => {
	const cta = (id: string, target: object): NewEntry => ({
		id,
		type: "Cta",
		fields: { title: { en: id }, ...target },
	});
	await load(
		page("about", "/about-us", []),
		page("later", "/later", [], { publishAt: 4_000_000_000 }),
		cta("category", { targetCategory: "women", targetUrl: "/former" }),
		cta("gone", { targetCategory: "gone", targetUrl: "/former" }),
		cta("page", { targetPage: { link: "about" } }),
		cta("long", { longTargetUrl: "https://a.example/long", targetUrl: "/short" }),
		cta("unpublished", { targetPage: { link: "later" } }),
	);
	const { ctaCollection } = await read<{ ctaCollection: { items: object[] } }>(
		`{ ctaCollection(where: { ids: ["category", "gone", "page", "long", "unpublished"] }) { items { id targetUrl } } }`,
	);
	expect(ctaCollection.items).toEqual([
		{ id: "category", targetUrl: "/women" },
		{ id: "gone", targetUrl: "/former" },
		{ id: "page", targetUrl: "/about-us" },
		{ id: "long", targetUrl: "https://a.example/long" },
		{ id: "unpublished", targetUrl: null },
	]);
});

test("editors compose the menu: items of their own with colours, and items filled from the category tree", async () => {
	const sale = { title: { en: "Sale" }, targetUrl: "/sale", color: "#c00" };
	const women = { targetCategory: "women", subItemsFrom: "categories" };
	await load(
		{ id: "header", type: "Header", fields: { navigation: links("sale", "women") } },
		{ id: "sale", type: "NavigationItem", fields: sale },
		{ id: "women", type: "NavigationItem", fields: women },
	);
	const NAVIGATION = "navigationCollection { items { title targetUrl color subItemsCollection { total } } }";
	type Headers = { headerCollection: { items: { navigationCollection: { items: unknown[] } }[] } };
	const readItems = async () =>
		(
			await read<Headers>(
				`{ headerCollection(where: { site: "eu" }, locale: "en") { items { ${NAVIGATION} } } }`,
			)
		).headerCollection.items[0]?.navigationCollection.items;
	expect(await readItems()).toEqual([
		{ title: "Sale", targetUrl: "/sale", color: "#c00", subItemsCollection: { total: 0 } },
		{ title: "Women", targetUrl: "/women", color: null, subItemsCollection: { total: expect.any(Number) } },
	]);
	await load({ id: "header", type: "Header", fields: { navigationFrom: "categories" } });
	expect(await readItems()).toContainEqual(expect.objectContaining({ title: "Women", targetUrl: "/women" }));
});

test("entries that a text embeds come along, in any language, with placeholders filled in", async () => {
	const body = { en: parseRichText(["Back within {returnDays} days.", "{{line}}"]) };
	await load(
		{ id: "text", type: "RichTextSection", fields: { body } },
		{
			id: "line",
			type: "Quote",
			fields: { text: { en: "line" } },
		},
	);
	const data = await read<object>(`{ richTextSectionCollection(where: { id: "text" }, locale: "de") { items {
		body { json } bodyEntriesCollection { items { __typename ... on Quote { id } } }
	} } }`);
	expect(data).toMatchObject({
		richTextSectionCollection: {
			items: [{ bodyEntriesCollection: { items: [{ __typename: "Quote", id: "line" }] } }],
		},
	});
	expect(JSON.stringify(data)).toContain("Back within 30 days.");
});

// proves content-9
test("a query that would show too many entries is refused, however few they are", async () => {
	const LEVELS = 5;
	const ids = (level: number) =>
		level < LEVELS ? Array.from({ length: 20 }, (_, index) => `item-${20 * level + index}`) : [];
	const item = (id: string, level: number): NewEntry => ({
		id,
		type: "NavigationItem",
		fields: { title: { en: id }, subItems: links(...ids(level + 1)) },
	});
	const levels = Array.from({ length: LEVELS }, (_, level) => ids(level).map((id) => item(id, level)));
	await load(...levels.flat());
	const nest = (depth: number): string =>
		depth === 0 ? "title" : `subItemsCollection { items { ${nest(depth - 1)} } }`;
	const query = (depth: number) =>
		`{ navigationItemCollection(where: { id: "item-0" }) { items { ${nest(depth)} } } }`;
	expect(await read(query(2))).toHaveProperty("navigationItemCollection");
	const { errors } = (await (await ask(query(4))).json()) as { errors: { message: string }[] };
	expect(errors[0]?.message).toContain("more than 2000 entries");
});

// proves content-10
test("a planned date ends the lifetime of a response before it", async () => {
	const now = nowInSeconds();
	const lifetime = async () =>
		Number(
			(await ask(`{ pageCollection(where: { slug: "/page" }) { total } }`)).headers.get(
				"x-sf-cc-expiration-time",
			),
		);
	await load(page("page", "/page", []));
	expect(await lifetime()).toBe(3600);
	await load(page("page", "/page", [], { publishAt: now + 600 }));
	expect(await lifetime()).toBeLessThanOrEqual(600);
	expect((await readPage("/page")).pageCollection.total).toBe(0);
	await setAhead(commerce.env.DB, 700);
	expect((await readPage("/page")).pageCollection.total).toBe(1);
	expect(await lifetime()).toBe(3600);
});

test("no query reads a whole type", async () => {
	await load(statement("a"), page("page", "/page", []));
	const data = await read<object>(
		"{ statementCollection { total } pageCollection { total } textCollection { total } listContentCollection { total } }",
	);
	expect(Object.values(data)).toEqual(Array(4).fill({ total: 0 }));
});

// proves content-13
test("without a header of the editors, the menu has the categories of the catalogue", async () => {
	const menu = async () => {
		const { headerCollection } = await read<{
			headerCollection: { items: { navigationCollection: { items: { targetCategory: string }[] } }[] };
		}>(
			'{ headerCollection(where: { site: "eu" }) { items { navigationCollection { items { targetCategory } } } } }',
		);
		return headerCollection.items.map(({ navigationCollection }) =>
			navigationCollection.items.map(({ targetCategory }) => targetCategory),
		);
	};
	await load(statement("a"));
	const [departments = []] = await menu();
	expect(departments).toContain("women");
	await load({ id: "header", type: "Header", fields: {} });
	expect(await menu()).toEqual([[]]);
});

// proves content-12
test("a category can have the slug of a page that stands elsewhere", async () => {
	await load(page("home", "/home", []), page("missing", "/404", []));
	// The catalogue has a category "/home".
	expect((await importLines(commerce, smallCatalogue, { replace: true })).status).toBe(200);
});

// proves content-12
test("a category cannot take the address of a page", async () => {
	await load(page("page", "/page", []));
	const line = { kind: "category", id: "page", name: { en: "Page" }, url: "/page" };
	const refused = await importLines(commerce, [...smallCatalogue, line], { replace: true });
	expect(refused.status).toBe(422);
	expect(JSON.stringify(refused)).toContain("belongs to a page of the editors");
});

// proves content-18
test("pages with an address of their own say when what they show was published last", async () => {
	await load(
		page("about", "/about", ["text"]),
		page("splash", "/splash", ["text"]),
		page("other", "/other", [], { sites: ["vetrina-us"] }),
		page("planned", "/planned", [], { publishAt: nowInSeconds() + 1000 }),
		statement("text"),
	);
	const publish = (id: string, at: number) =>
		commerce.env.DB.prepare("UPDATE content_entry SET published_at = ?2 WHERE id = ?1").bind(id, at).run();
	const list = async () => {
		const { pageCollection } = await read<{ pageCollection: { total: number; items: object[] } }>(
			'{ pageCollection(where: { site: "vetrina-eu", hasAddress: true }) { total items { slug sys { publishedAt } } } }',
		);
		return pageCollection;
	};
	await publish("about", 1_000_000);
	await publish("text", 2_000_000);
	const publishedAt = new Date(2_000_000_000).toISOString();
	expect(await list()).toEqual({ total: 1, items: [{ slug: "/about", sys: { publishedAt } }] });
	await load(page("about", "/about", ["text"]), statement("text", { fields: { text: { en: "New." } } }));
	const [about] = (await list()).items as { sys: { publishedAt: string } }[];
	expect(Date.parse(about?.sys.publishedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});
