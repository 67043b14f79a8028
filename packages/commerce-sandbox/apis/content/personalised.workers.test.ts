import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nowInSeconds } from "../../now.ts";
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
type Answer<Data> = { data: Data; extensions: { tags: string[]; changes: Record<string, number> } };
async function ask<Data>(query: string): Promise<Answer<Data>> {
	const response = await commerce.fetch("/content/v1/vetrina/graphql", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query }),
	});
	const answer = (await response.json()) as Answer<Data> & { errors?: unknown };
	expect(answer.errors).toBeUndefined();
	return answer;
}

const links = (...ids: string[]) => ids.map((link) => ({ link }));
const statement = (id: string, more: Partial<NewEntry> = {}): NewEntry => ({
	id,
	type: "Statement",
	fields: { text: { en: id } },
	...more,
});
const item = (id: string, content: string, fields: object = {}): NewEntry => ({
	id,
	type: "PersonalizedItem",
	fields: { item: { link: content }, ...fields },
});
const block = (id: string, ...items: string[]): NewEntry => ({
	id,
	type: "PersonalizedBlock",
	fields: { items: links(...items) },
});
const page = (...sections: string[]): NewEntry => ({
	id: "page",
	type: "Page",
	fields: { slug: "/page", title: { en: "Page" }, sections: links(...sections) },
});
const campaign = (more: Partial<NewEntry> = {}): NewEntry => ({
	id: "summer",
	type: "Campaign",
	fields: { name: "Summer" },
	...more,
});

type Shown = { id: string; shownTo: object | null };
type Sections = { pageCollection: { items: { sectionsCollection: { items: Shown[] } }[] } };
const readPage = async (locale = "en-IT") => {
	const { data, extensions } = await ask<Sections>(
		`{ pageCollection(locale: "${locale}", where: { site: "eu", slug: "/page" }) { items {
			sectionsCollection { items { ... on Entry { id shownTo } } }
		} } }`,
	);
	return { sections: data.pageCollection.items[0]?.sectionsCollection.items ?? [], ...extensions };
};
const readIds = async (locale?: string) => (await readPage(locale)).sections.map(({ id }) => id);

// proves content-57
describe("a personalised block", () => {
	test("gives its contents in its place, with the block and the conditions of each", async () => {
		await load(
			page("before", "block", "after"),
			...["before", "a", "b", "c", "after"].map((id) => statement(id)),
			block("block", "for-a", "for-b", "for-c"),
			item("for-a", "a", { customerGroups: ["VIP"], newsletter: "subscribed", orders: "notOrdered" }),
			item("for-b", "b", { campaign: { link: "summer" } }),
			item("for-c", "c"),
			campaign({ fields: { name: "Summer", sourceCodes: ["sun"] } }),
		);
		const { sections, tags } = await readPage();
		expect(sections).toEqual([
			{ id: "before", shownTo: null },
			{ id: "a", shownTo: { block: "block", groups: ["VIP"], newsletter: true, hasOrders: false } },
			{ id: "b", shownTo: { block: "block", sourceCodes: ["sun"] } },
			{ id: "c", shownTo: { block: "block" } },
			{ id: "after", shownTo: null },
		]);
		expect(tags).toEqual(
			expect.arrayContaining(["block", "for-a", "for-b", "summer"].map((id) => `entry:${id}`)),
		);
	});

	test("leaves out contents that its place cannot hold", async () => {
		await load(
			page("block"),
			block("block", "for-a", "for-line"),
			item("for-a", "a"),
			item("for-line", "a", { item: undefined, line: { link: "line" } }),
			statement("a"),
			{
				id: "line",
				type: "Banner",
				fields: { text: { en: { nodeType: "document", data: {}, content: [] } } },
			},
		);
		expect(await readIds()).toEqual(["a"]);
	});

	test("gives lines of the header before the others, and items of the menu", async () => {
		const line = (id: string): NewEntry => ({
			id,
			type: "Banner",
			fields: {
				text: {
					en: {
						nodeType: "document",
						data: {},
						content: [
							{
								nodeType: "paragraph",
								data: {},
								content: [{ nodeType: "text", value: id, marks: [], data: {} }],
							},
						],
					},
				},
			},
		});
		const menuItem = (id: string, subItems: string[] = []): NewEntry => ({
			id,
			type: "NavigationItem",
			fields: { title: { en: id }, targetUrl: "/about", subItems: links(...subItems) },
		});
		await load(
			{
				id: "header",
				type: "Header",
				fields: {
					navigation: links("menu", "menu-block"),
					rotatingBanner: links("for-everyone"),
					personalizedBanner: { link: "line-block" },
				},
			},
			line("for-everyone"),
			line("for-vip"),
			block("line-block", "line-item"),
			item("line-item", "a", { item: undefined, line: { link: "for-vip" }, customerGroups: ["VIP"] }),
			menuItem("menu", ["menu-block"]),
			menuItem("private"),
			block("menu-block", "menu-item"),
			item("menu-item", "private", { customerGroups: ["VIP"] }),
		);
		type Header = {
			navigationCollection: { items: (Shown & { subItemsCollection: { items: Shown[] } })[] };
			rotatingBannerCollection: { items: Shown[] };
		};
		const { data } = await ask<{ headerCollection: { items: Header[] } }>(
			`{ headerCollection(locale: "en-IT", where: { site: "eu", id: "header" }) { items {
				navigationCollection { items { id shownTo subItemsCollection { items { id shownTo } } } }
				rotatingBannerCollection { items { id shownTo } }
			} } }`,
		);
		const shownTo = { block: "menu-block", groups: ["VIP"] };
		expect(data.headerCollection.items[0]).toEqual({
			navigationCollection: {
				items: [
					{ id: "menu", shownTo: null, subItemsCollection: { items: [{ id: "private", shownTo }] } },
					{ id: "private", shownTo, subItemsCollection: { items: [] } },
				],
			},
			rotatingBannerCollection: {
				items: [
					{ id: "for-vip", shownTo: { block: "line-block", groups: ["VIP"] } },
					{ id: "for-everyone", shownTo: null },
				],
			},
		});
	});

	test("an entry for a customer group is one of its own, and no other place shows it", async () => {
		await load(
			page("vip", "cards", "all"),
			statement("vip", { group: "VIP" }),
			statement("all"),
			{
				id: "cards",
				type: "CardGroup",
				fields: { title: { en: "Cards" }, cards: links("card", "card-vip") },
			},
			...["card", "card-vip"].map(
				(id): NewEntry => ({
					id,
					type: "Card",
					group: id === "card" ? null : "VIP",
					fields: { title: { en: id }, productId: "VT10001" },
				}),
			),
		);
		expect((await readPage()).sections).toEqual([
			{ id: "vip", shownTo: { block: "vip", groups: ["VIP"] } },
			{ id: "cards", shownTo: null },
			{ id: "all", shownTo: null },
		]);
		const { data } = await ask<{ pageCollection: object }>(
			`{ pageCollection(locale: "en-IT", where: { site: "eu", slug: "/page" }) { items {
				sectionsCollection { items { ... on CardGroup { cardsCollection { items { id } } } } }
			} } }`,
		);
		expect(JSON.stringify(data)).toContain('"cardsCollection":{"items":[{"id":"card"}]}');
	});
});

// proves content-58
describe("a campaign", () => {
	const loadCampaign = (more: Partial<NewEntry> = {}) =>
		load(
			page("block"),
			block("block", "for-a", "for-b"),
			item("for-a", "a", { campaign: { link: "summer" } }),
			item("for-b", "b"),
			statement("a"),
			statement("b"),
			campaign(more),
		);

	test("starts and ends at the dates of its entry, which end the lifetime of what shows it", async () => {
		const now = nowInSeconds();
		const [publishAt, unpublishAt] = [now + 100, now + 200];
		await loadCampaign({ publishAt, unpublishAt });
		const before = await readPage();
		expect(before.sections.map(({ id }) => id)).toEqual(["b"]);
		expect(before.changes["place:summer"]).toBe(publishAt);
		await setAhead(commerce.env.DB, 150);
		const during = await readPage();
		expect(during.sections.map(({ id }) => id)).toEqual(["a", "b"]);
		expect(during.changes["entry:summer"]).toBe(unpublishAt - 150);
		await setAhead(commerce.env.DB, 250);
		expect(await readIds()).toEqual(["b"]);
	});

	test("runs in its countries alone", async () => {
		await loadCampaign({ fields: { name: "Summer", countries: ["IT"] } });
		expect(await readIds("en-IT")).toEqual(["a", "b"]);
		expect(await readIds("en-DE")).toEqual(["b"]);
	});
});
