import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nowInSeconds } from "../../now.ts";
import type { PreviewEntry } from "../../records/content/entry.ts";
import { importEntries } from "../../records/content/import-entries.ts";
import { setAhead } from "../../scheduled/clock.ts";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { openEntries } from "../../testing/entries-api.ts";
import type { EntriesOfState } from "./schema.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
const { call, publishNew, readShown } = openEntries(() => commerce);
const DAY = 86_400;
let now = 0;
const at = (days: number): number => now + days * DAY;
const iso = (days: number): string => new Date(at(days) * 1000).toISOString();

beforeEach(async () => {
	now = nowInSeconds();
	await setAhead(commerce.env.DB, 0);
	await importEntries(commerce.env.DB, [], { by: "test" });
	await publishNew("line", "Statement", { text: { en: "Published." } });
	await publishNew("other", "Statement", { text: { en: "Other." } });
	await publishNew("about", "Page", {
		slug: "/about",
		title: { en: "About" },
		sections: [{ link: "line" }, { link: "other" }],
	});
});

const privateClient = (): string => {
	const client = commerce.env.ORGANIZATION.clients.find(({ isPrivate }) => isPrivate);
	return `Basic ${btoa(`${client?.clientId}:test-secret`)}`;
};
const QUERY = `{ pageCollection(where: { site: "eu", slug: "/about" }) { items {
	sectionsCollection { items { ... on Statement { text } } }
} } }`;
const ask = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
	commerce.fetch(`/content/v1/vetrina/graphql?${new URLSearchParams({ query: QUERY, ...parameters })}`, {
		headers: { "x-preview": "true", authorization: privateClient(), ...headers },
	});
const readPreview = async (parameters: Record<string, string> = {}): Promise<string[]> => {
	const response = await ask(parameters);
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
	const { data } = (await response.json()) as {
		data: { pageCollection: { items: { sectionsCollection: { items: { text: string }[] } }[] } };
	};
	return data.pageCollection.items.flatMap((page) => page.sectionsCollection.items.map(({ text }) => text));
};
const listChanges = async (parameters: Record<string, string>) => {
	const response = await commerce.fetch(
		`/content/v1/vetrina/changes?${new URLSearchParams({ site: "eu", ...parameters })}`,
		{ headers: { authorization: privateClient() } },
	);
	return ((await response.json()) as { pages: unknown[] }).pages;
};

// proves preview-6
test("a preview shows drafts, which shoppers do not see", async () => {
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "Draft." } } });
	expect(await readPreview()).toEqual(["Draft.", "Other."]);
	expect(await readPreview({ drafts: "false" })).toEqual(["Published.", "Other."]);
	expect(await readShown("/about")).toEqual([{ text: "Published." }, { text: "Other." }]);
});

// proves preview-3
test("a preview shows each moment as it will be, and as dates make it", async () => {
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "On the day." } } });
	await call("POST", "/line/schedule", { version: 3, publishAt: at(2), unpublishAt: at(4) });
	await call("PATCH", "/line", { version: 4, fields: { text: { en: "Draft." } } });
	const seen = async (day: number, drafts: boolean) =>
		(await readPreview({ at: iso(day), drafts: String(drafts) }))[0];
	expect([await seen(1, false), await seen(1, true)]).toEqual(["Published.", "Draft."]);
	expect([await seen(2, false), await seen(2, true)]).toEqual(["On the day.", "On the day."]);
	expect([await seen(4, false), await seen(4, true)]).toEqual(["Other.", "Other."]);
});

// proves preview-3
test.each([
	["Everyone", ["", "Unregistered", "Registered", "VIP"]],
	["Unregistered", ["", "Unregistered"]],
	["Registered", ["Registered", "VIP"]],
	["VIP", ["VIP"]],
])(
	"what is for %s is seen in the previews of their members, and a page for them in none",
	async (group, members) => {
		await call("PATCH", "/line", { version: 2, group });
		const seen = async (): Promise<string[]> => {
			const previews = ["", "Unregistered", "Registered", "VIP"].map(async (one) => ({
				one,
				texts: await readPreview(one === "" ? {} : { group: one }),
			}));
			return (await Promise.all(previews)).flatMap(({ one, texts }) =>
				texts.includes("Published.") ? one : [],
			);
		};
		expect(await seen()).toEqual(members);
		await call("PATCH", "/about", { version: 2, group });
		expect(await seen()).toEqual([]);
		expect(await readShown("/about")).toBeUndefined();
	},
);

// proves preview-3
test("a preview shows what a customer group sees", async () => {
	await call("PATCH", "/line", { version: 2, group: "VIP" });
	expect(await readPreview()).toEqual(["Other."]);
	expect(await readPreview({ group: "VIP" })).toEqual(["Published.", "Other."]);
});

// proves preview-6
test("a draft that links to a missing entry, and one that lacks what its type needs, are shown without it", async () => {
	await call("PATCH", "/about", {
		version: 2,
		fields: { slug: "/about", sections: [{ link: "gone" }, { link: "line" }] },
	});
	expect(await readPreview()).toEqual(["Published."]);
});

describe("a preview is refused", () => {
	// proves preview-6
	test.each([
		["without credentials", { authorization: "" }, {}, 401],
		["with a wrong secret", { authorization: `Basic ${btoa("client:wrong")}` }, {}, 401],
		["at a moment that is none", {}, { at: "next Friday" }, 400],
	])("%s", async (_, headers, parameters, status) =>
		expect((await ask(parameters, headers)).status).toBe(status),
	);

	// proves preview-1
	test("in production, with whatever credentials", async () => {
		const production = await startCommerce({ INSTANCE_TYPE: "production" });
		for (const path of [`/graphql?query=${encodeURIComponent(QUERY)}`, "/changes?site=eu"]) {
			const response = await production.fetch(`/content/v1/vetrina${path}`, {
				headers: { "x-preview": "true", authorization: privateClient() },
			});
			expect(response.status).toBe(404);
		}
	});
});

// proves preview-6
test("the compiler refuses entries of a preview where a cacheable response is made", () => {
	const source = {} as EntriesOfState<PreviewEntry>;
	// @ts-expect-error drafts are no published entries
	const published: EntriesOfState<import("../../records/content/entry.ts").PublishedEntry> = source;
	expect(published).toBe(source);
});

// proves preview-7
test("changes between now and then are pages with the sections that differ", async () => {
	expect(await listChanges({ at: iso(1), drafts: "false" })).toEqual([]);
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "On the day." } } });
	await call("POST", "/line/schedule", { version: 3, publishAt: at(2) });
	await call("PATCH", "/other", { version: 2, unpublishAt: at(3) });
	const changed = { id: "line", type: "Statement", change: "changed" };
	const page = { id: "about", type: "Page", title: "About", slug: "/about", change: "changed" };
	expect(await listChanges({ at: iso(1), drafts: "false" })).toEqual([]);
	expect(await listChanges({ at: iso(2), drafts: "false" })).toEqual([{ ...page, sections: [changed] }]);
	expect(await listChanges({ at: iso(3), drafts: "false" })).toEqual([
		{ ...page, sections: [changed, { id: "other", type: "Statement", change: "removed" }] },
	]);
	await call("POST", "", {
		id: "soon",
		type: "Page",
		fields: { slug: "/soon", title: { en: "Soon" }, sections: [{ link: "other" }] },
	});
	expect(await listChanges({ at: iso(1), drafts: "true" })).toMatchObject([
		{ slug: "/soon", change: "added", sections: [{ id: "other", change: "added" }] },
	]);
});

// proves preview-7
test("changes have the contents outside pages, too: what stands around lists and products, the footer, the zones", async () => {
	const line = [{ link: "line" }];
	await publishNew("around", "CategoryContent", {
		categoryId: "women",
		aboveList: line,
		belowList: [{ link: "other" }],
	});
	await publishNew("below", "ProductContent", { productId: "VT1", belowProduct: line });
	await publishNew("zone", "MarketingZone", {
		internalTitle: "Zone",
		zone: "top-banner",
		content: { link: "line" },
	});
	await publishNew("terms", "Cta", { title: { en: "Terms" }, targetUrl: "/terms" });
	await publishNew("foot", "Footer", { internalTitle: "Foot", legalLinks: [{ link: "terms" }] });
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "On the day." } } });
	await call("PATCH", "/foot", { version: 2, fields: { internalTitle: "Foot", legalLinks: [] } });
	const changed = [{ id: "line", type: "Statement", change: "changed" }];
	const other = { slug: "", change: "changed", sections: changed };
	expect(await listChanges({ at: iso(1) })).toEqual([
		{ id: "about", type: "Page", title: "About", slug: "/about", change: "changed", sections: changed },
		{ ...other, id: "around", type: "CategoryContent", title: "women" },
		{
			...other,
			id: "foot",
			type: "Footer",
			title: "Foot",
			sections: [{ id: "terms", type: "Cta", change: "removed" }],
		},
		{ ...other, id: "zone", type: "MarketingZone", title: "Zone" },
		{ ...other, id: "below", type: "ProductContent", title: "VT1" },
	]);
});

// proves preview-9
test("a moment in the past shows what shoppers saw then, whatever has become of it since", async () => {
	const { DB } = commerce.env;
	await DB.exec("DELETE FROM content_version WHERE entry_id NOT IN (SELECT id FROM content_entry)");
	// The entries may have been published in two seconds, but are to be the first ones together.
	await DB.exec(`UPDATE content_version SET changed_at = ${now}`);
	const day = async (days: number): Promise<void> => setAhead(DB, days * DAY);
	await day(2);
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "Second." } } });
	await call("POST", "/line/publish", { version: 3 });
	await day(4);
	await call("PATCH", "/line", { version: 4, fields: { text: { en: "Draft." } } });
	await call("PATCH", "/other", { version: 2, group: "VIP" });
	await day(6);
	await call("PATCH", "/about", {
		version: 2,
		fields: { slug: "/about", title: { en: "About" }, sections: [{ link: "line" }] },
	});
	await call("POST", "/about/publish", { version: 3 });
	await call("DELETE", "/other", { version: 3 });
	const seen = (days: number, more: object = {}) => readPreview({ at: iso(days), ...more });
	expect(await readPreview()).toEqual(["Draft."]);
	expect(await seen(5)).toEqual(["Second."]);
	expect(await seen(5, { group: "VIP" })).toEqual(["Second.", "Other."]);
	expect(await seen(3)).toEqual(["Second.", "Other."]);
	expect(await seen(1)).toEqual(["Published.", "Other."]);
	// Content from before versions were kept is not known: the first version stands in.
	expect(await seen(-30)).toEqual(["Published.", "Other."]);
});

// proves preview-9
test("a planned version belongs to the past from its time on, not from the request that published it", async () => {
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "On the day." } } });
	await call("POST", "/line/schedule", { version: 3, publishAt: at(2) });
	await setAhead(commerce.env.DB, 5 * DAY);
	expect(await readPreview({ drafts: "false" })).toEqual(["On the day.", "Other."]);
	await readShown("/about");
	expect([await readPreview({ at: iso(3) }), await readPreview({ at: iso(1) })]).toEqual([
		["On the day.", "Other."],
		["Published.", "Other."],
	]);
});
