import { beforeAll, beforeEach, expect, test } from "vitest";
import { importEntries } from "../../records/content/import-entries.ts";
import { type CommerceUnderTest, ORIGIN, startCommerce } from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

let staging: CommerceUnderTest;
let cookie = "";
beforeAll(async () => {
	staging = await startCommerce({ INSTANCE_TYPE: "staging" });
	await importLines(staging, smallCatalogue, { replace: true });
	const body = new URLSearchParams({ name: "Anna", token: "test-admin" });
	const opened = await staging.fetch("/studio/session", { method: "POST", body });
	cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});
beforeEach(() => importEntries(staging.env.DB, [], { by: "test" }));

const send = async (method: string, path: string, body?: object) => {
	const response = await staging.fetch(`/studio/api${path}`, {
		method,
		headers: { "x-vetrina-studio": "1", cookie, origin: ORIGIN },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const place = (id: string, query: Record<string, string> = {}) =>
	send("GET", `/places/${id}?${new URLSearchParams({ country: "IT", language: "en", ...query })}`);
const create = (id: string, type: string, fields: object) =>
	send("POST", "/content/entries", { id, type, fields });

const CONTENTS: [string, string, object, Record<string, string>, string | null][] = [
	["a page", "Page", { slug: "/about" }, {}, "/about"],
	["the home page", "Page", { slug: "/home" }, {}, "/"],
	["a page of the account", "Page", { slug: "/account/orders" }, {}, "/orders"],
	["the page before a category's list", "Page", { slug: "/landing/women-coats" }, {}, "/women/coats"],
	["a category", "CategoryContent", { categoryId: "women-dresses" }, {}, "/women/dresses"],
	["a category's list", "ListContent", { categoryId: "men" }, {}, "/men"],
	["lists of searches", "ListContent", { isForSearches: true }, {}, "/search?q=Women"],
	[
		"lists of searches",
		"ListContent",
		{ isForSearches: true },
		{ country: "DE", language: "de" },
		"/search?q=Damen",
	],
	[
		"a product",
		"ProductContent",
		{ productId: "VT102" },
		{},
		expect.stringMatching(/^\/wrap-.*vt102-.*\.html$/i),
	],
	[
		"a product in another language",
		"ProductContent",
		{ productId: "VT102" },
		{ country: "DE", language: "de" },
		expect.stringMatching(/^\/wrap-mantel-.*vt102-.*\.html$/i),
	],
	[
		"the products of a category",
		"ProductContent",
		{ categoryId: "men" },
		{},
		expect.stringMatching(/vt103-/i),
	],
	["the header", "Header", {}, {}, "/"],
	["the footer", "Footer", {}, {}, "/"],
	["a zone of every page", "MarketingZone", { zone: "top-banner" }, {}, "/"],
	["the offer of another country", "CountryRedirectPopup", {}, {}, "/"],
	["an unknown category", "CategoryContent", { categoryId: "gone" }, {}, null],
	["an unknown product", "ProductContent", { productId: "gone" }, {}, null],
	["a section", "Statement", { text: { en: "A line." } }, {}, null],
	["a page that stands in others", "Page", { slug: "/confirmation" }, {}, null],
];

// proves studio-12
test.each(CONTENTS)(
	"content for %s is seen at its place (%s %j %j)",
	async (_, type, fields, query, path) => {
		await create("content", type, fields);
		const { body } = await place("content", query);
		expect(body).toMatchObject({ path, isShown: true });
		expect(body.pdToken !== null).toBe(type === "Page" && path !== null);
	},
);

// proves studio-12
test("a page is not shown before its time and on other sites, and one for a group to no one", async () => {
	const { body } = await create("content", "Page", { slug: "/about" });
	const changed = await send("PATCH", "/content/entries/content", {
		version: body.version,
		sites: ["vetrina-eu"],
		publishAt: Date.parse("2040-01-01T00:00:00Z") / 1000,
	});
	const isShown = async (query: Record<string, string>) => {
		const { path, ...shown } = (await place("content", query)).body;
		expect([path, shown.pdToken !== null]).toEqual(["/about", shown.isShown]);
		return shown.isShown;
	};
	const then = { at: "2040-01-02T00:00:00Z", group: "VIP" };
	expect(await isShown(then)).toBe(true);
	expect(await isShown({ ...then, at: "2039-12-31T00:00:00Z" })).toBe(false);
	expect(await isShown({ at: then.at })).toBe(true);
	expect(await isShown({ ...then, country: "SA" })).toBe(false);
	await send("PATCH", "/content/entries/content", { version: changed.body.version, group: "VIP" });
	expect([await isShown(then), await isShown({ at: then.at })]).toEqual([false, false]);
});

// proves studio-12
test("a place that cannot be asked for is refused", async () => {
	await create("content", "Page", { slug: "/about" });
	expect((await place("content", { country: "XX" })).status).toBe(400);
	expect((await place("content", { at: "Friday" })).status).toBe(400);
	expect((await place("nothing")).status).toBe(404);
});
