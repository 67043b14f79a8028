import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const call = (path: string, init: RequestInit = {}, token = "test-admin") =>
	commerce.fetch(path, {
		...init,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
	});
const put = (entries: unknown) =>
	call("/admin/content/entries", { method: "PUT", body: JSON.stringify({ entries }) });
const badge = (id: string, text = "New") => ({ id, type: "Badge", fields: { text: { en: text } } });
const readRevision = async (since = ""): Promise<{ revision: string; tags: string[] | "all" }> =>
	(await (await commerce.fetch(`/content/v1/vetrina/revision?since=${since}`)).json()) as never;

test("the content of a cloud needs its token", async () => {
	for (const path of ["/admin/content/entries", "/admin/content/content_types"])
		expect((await call(path, { method: path.endsWith("s") ? "PUT" : "GET" }, "other")).status).toBe(401);
	expect((await call("/admin/content/content_types", {}, "")).status).toBe(401);
});

test("content_types describes every type, for an editor's form", async () => {
	const { items } = (await (await call("/admin/content/content_types")).json()) as {
		items: { id: string }[];
	};
	expect(items.map(({ id }) => id)).toEqual(contentTypes.map(({ id }) => id));
});

// proves content-10, content-12
test("an import is announced by the revision, with the entries that changed", async () => {
	expect(await (await put([badge("new"), badge("old")])).json()).toEqual({
		changed: 2,
		removed: 0,
		kept: [],
		replaced: [],
	});
	const { revision } = await readRevision();
	expect(await (await put([badge("new", "Just in"), badge("old")])).json()).toEqual({
		changed: 1,
		removed: 0,
		kept: [],
		replaced: [],
	});
	const later = await readRevision(revision);
	expect(later.tags).toEqual(["entry:new"]);
	expect((await readRevision(later.revision)).tags).toEqual([]);
	expect((await readRevision("unknown")).tags).toBe("all");
});

// proves content-12
test.each([
	["a broken link", [{ id: "x", type: "CardGroup", fields: { cards: [{ link: "none" }] } }], 422],
	[
		"an address that runs a script",
		[{ id: "x", type: "Cta", fields: { title: { en: "x" }, targetUrl: "javascript:1" } }],
		422,
	],
	[
		"a colour of another form",
		[{ id: "x", type: "Badge", fields: { text: { en: "x" }, textColor: "red" } }],
		422,
	],
	["an unknown type", [{ id: "x", type: "Script", fields: {} }], 400],
	["an id with a path", [badge("../x")], 400],
	["an unknown member", [{ ...badge("x"), html: "<b>" }], 400],
	["no list", {}, 400],
])("an import with %s changes nothing", async (_, entries, status) => {
	const { revision } = await readRevision();
	expect((await put(entries)).status).toBe(status);
	expect((await readRevision()).revision).toBe(revision);
});

// proves content-12
test("an import that is larger than 16 MB is refused", async () => {
	const response = await call("/admin/content/entries", {
		method: "PUT",
		body: "x".repeat(17 * 1024 * 1024),
	});
	expect(response.status).toBe(413);
});

describe("files and edits", () => {
	const source = (id: string, text = "{}") => ({ path: `badge/${id}.json`, text });
	const load = async (entries: object[], keepsEdits = true) =>
		(await (
			await call("/admin/content/entries", { method: "PUT", body: JSON.stringify({ entries, keepsEdits }) })
		).json()) as object;
	const send = async (method: string, path: string, body: object) =>
		(await call(`/admin/content/entries${path}`, { method, body: JSON.stringify(body) })).status;
	const readTexts = async () => {
		const { items } = (await (await call("/admin/content/export")).json()) as {
			items: { id: string; fields: { text: { en: string } }; source: { isCurrent: boolean } | null }[];
		};
		return items.map(({ id, fields, source }) => [id, fields.text.en, source?.isCurrent]);
	};
	const FILES = [
		{ ...badge("new"), source: source("new") },
		{ ...badge("old"), source: source("old") },
	];
	beforeEach(() => load([], false));

	// proves content-19
	test("a repeated start keeps what editors changed and made, and loads what changed in files", async () => {
		await load(FILES);
		expect(await send("PATCH", "/new", { version: 1, fields: { text: { en: "Edited" } } })).toBe(200);
		expect(await send("POST", "/new/publish", { version: 2 })).toBe(200);
		expect(await send("POST", "", badge("own"))).toBe(201);
		expect(await send("POST", "/own/publish", { version: 1 })).toBe(200);
		const changed = { ...badge("old", "Changed"), source: source("old", "{ }") };
		expect(await load([FILES[0] as object, changed])).toEqual({
			changed: 1,
			removed: 0,
			kept: ["new"],
			replaced: [],
		});
		expect(await readTexts()).toEqual([
			["new", "Edited", false],
			["old", "Changed", true],
			["own", "New", undefined],
		]);
	});

	// proves content-19
	test("a changed file replaces what an editor changed, and says so; a removed file removes its entry", async () => {
		await load(FILES);
		await send("PATCH", "/new", { version: 1, fields: { text: { en: "Draft" } } });
		const changed = { ...badge("new", "Of the file"), source: source("new", "{ }") };
		expect(await load([changed])).toEqual({ changed: 1, removed: 1, kept: [], replaced: ["new"] });
		expect(await readTexts()).toEqual([["new", "Of the file", true]]);
	});

	// proves content-19
	test("an entry that an editor archived stays so", async () => {
		await load(FILES);
		await send("POST", "/new/archive", { version: 1 });
		expect(await load(FILES)).toMatchObject({ changed: 0, kept: ["new"] });
		expect(await readTexts()).toEqual([["old", "New", true]]);
	});

	// proves content-19
	test("a removed file whose entry an editor's entry links to is refused", async () => {
		const card = { id: "card", type: "Card", fields: { title: { en: "x" } } };
		await load([{ ...card, source: { path: "card/card.json", text: "{}" } }]);
		const group = { id: "group", type: "CardGroup", fields: { cards: [{ link: "card" }] } };
		expect(await send("POST", "", group)).toBe(201);
		expect(await send("POST", "/group/publish", { version: 1 })).toBe(200);
		expect(await load([])).toMatchObject({
			issues: [{ id: "group", issue: "cards: there is no entry card" }],
		});
	});

	// proves content-12
	test("an import that does not keep edits replaces all entries", async () => {
		await load(FILES);
		await send("PATCH", "/new", { version: 1, fields: { text: { en: "Draft" } } });
		await send("POST", "", badge("own"));
		expect(await load(FILES, false)).toMatchObject({ changed: 1, removed: 1 });
		expect(await readTexts()).toEqual([
			["new", "New", true],
			["old", "New", true],
		]);
	});

	test("a file outside of the folder of content is refused", async () => {
		for (const path of ["../x.json", "badge/../../x.json", "/badge/x.json", "x.json"])
			expect(await load([{ ...badge("x"), source: { path, text: "{}" } }])).toMatchObject({
				type: expect.stringMatching(/bad-request$/),
			});
	});
});
