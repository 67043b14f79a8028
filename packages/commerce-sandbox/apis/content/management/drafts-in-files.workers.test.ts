import { beforeAll, beforeEach, expect, test } from "vitest";
import { nowInSeconds } from "../../../now.ts";
import { importEntries } from "../../../records/content/import-entries.ts";
import { setAhead } from "../../../scheduled/clock.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { openEntries } from "../../../testing/entries-api.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	await setAhead(commerce.env.DB, 0);
	await importEntries(commerce.env.DB, [], { by: "test" });
});
const { call, publishNew } = openEntries(() => commerce);
type Item = { id: string; source: object | null };
const readExport = async (query = "?drafts=true"): Promise<Item[]> => {
	const response = await commerce.fetch(`/admin/content/export${query}`, {
		headers: { authorization: "Bearer test-admin" },
	});
	return ((await response.json()) as { items: Item[] }).items;
};
const text = (en: string) => ({ text: { en } });
const statement = (id: string, en: string) => ({ id, type: "Statement", fields: text(en) });
const put = (entries: readonly object[], keepsEdits = false) => call("PUT", "", { entries, keepsEdits });
const readRevision = async (): Promise<string> =>
	((await (await commerce.fetch("/content/v1/vetrina/revision")).json()) as { revision: string }).revision;

// proves content-39
test("an export with drafts holds all of the editors' work, and an import brings it back", async () => {
	const publishAt = nowInSeconds() + 1000;
	await call("POST", "", { id: "draft", type: "Statement", fields: {} });
	await publishNew("archived", "Statement", text("Old."));
	await call("POST", "/archived/archive", { version: 2 });
	await publishNew("changed", "Statement", text("Shown."));
	await call("PATCH", "/changed", { version: 2, fields: text("Planned.") });
	await call("POST", "/changed/schedule", { version: 3, publishAt });
	await call("PATCH", "/changed", { version: 4, fields: text("Draft.") });
	await publishNew("published", "Statement", text("Shown."));
	const exported = await readExport();
	expect(exported).toMatchObject([
		{ id: "archived", status: "archived", fields: text("Old.") },
		{
			id: "changed",
			fields: text("Shown."),
			draft: text("Draft."),
			planned: [{ publishAt, unpublishAt: null, fields: text("Planned.") }],
		},
		{ id: "draft", status: "draft", fields: {} },
		{ id: "published", fields: text("Shown.") },
	]);
	expect((await readExport("")).map(({ id }) => id)).toEqual(["changed", "published"]);

	const before = await call("GET", "");
	await put([]);
	expect(await readExport()).toEqual([]);
	const entries = exported.map(({ source: _, ...entry }) => entry);
	expect(await put(entries)).toMatchObject({ status: 200, body: { changed: 4 } });
	expect(await readExport()).toEqual(exported);
	const states = (reply: typeof before) =>
		(reply.body.items as Record<string, unknown>[]).map(({ id, status, fields }) => [id, status, fields]);
	expect(states(await call("GET", ""))).toEqual(states(before));
	const revision = await readRevision();
	expect((await put(entries)).body).toMatchObject({ changed: 0, removed: 0 });
	expect(await readRevision()).toBe(revision);
});

// proves content-39, content-14
test("a draft that an import changes is not announced", async () => {
	await put([statement("line", "Shown.")]);
	const revision = await readRevision();
	const changed = { ...statement("line", "Shown."), draft: text("Draft.") };
	expect((await put([changed])).body).toMatchObject({ changed: 1 });
	expect(await readRevision()).toBe(revision);
	expect((await call("GET", "/line")).body).toMatchObject({ status: "changed", fields: text("Draft.") });
	expect((await put([{ ...statement("line", "Draft."), status: "draft" }])).body).toMatchObject({
		changed: 1,
	});
	expect(await readRevision()).not.toBe(revision);
});

// proves content-39, content-19
test("a start keeps what editors changed of drafts that came from files", async () => {
	const source = { path: "statement/line.json", text: "{}" };
	const file = { ...statement("line", "Of the file."), status: "draft", source };
	await put([file], true);
	expect(await readExport()).toMatchObject([{ id: "line", status: "draft", source: { isCurrent: true } }]);
	expect((await put([file], true)).body).toMatchObject({ changed: 0, kept: [] });
	await call("PATCH", "/line", { version: 1, fields: text("Edited.") });
	expect((await put([file], true)).body).toMatchObject({ changed: 0, kept: ["line"] });
	expect(await readExport()).toMatchObject([{ fields: text("Edited."), source: { isCurrent: false } }]);
});

// proves content-12, content-39
test.each([
	["an incomplete version", { planned: [{ publishAt: 2, fields: {} }] }, /^planned\.0\.fields\.text: /],
	[
		"versions in the wrong order",
		{ planned: [2, 1].map((publishAt) => ({ publishAt, fields: text("x") })) },
		/^planned\.1\.publishAt: must be later/,
	],
	[
		"an end before the beginning",
		{ planned: [{ publishAt: 2, unpublishAt: 1, fields: text("x") }] },
		/^planned\.0\.unpublishAt: /,
	],
	["a draft of a draft", { status: "draft", draft: {} }, /^draft: is for published entries/],
	["a faulty draft", { draft: { html: "<b>" } }, /^draft\..*html/],
])("an import of an entry with %s changes nothing", async (_, parts, issue) => {
	const source = { path: "statement/line.json", text: "{}" };
	expect(await put([{ ...statement("line", "x"), ...parts, source }])).toMatchObject({
		status: 422,
		body: { issues: [{ id: "line", issue: expect.stringMatching(issue), path: source.path }] },
	});
	expect(await readExport()).toEqual([]);
});

// proves content-12, content-39
test("an import checks the links of drafts and of planned versions by their types", async () => {
	const group = (cards: string) => ({ cards: [{ link: cards }] });
	const entry = { id: "group", type: "CardGroup", fields: group("card") };
	const card = { id: "card", type: "Card", fields: { title: { en: "x" } } };
	const line = statement("line", "x");
	expect((await put([card, line, { ...entry, draft: group("none") }])).status).toBe(200);
	const readIssues = async (parts: object) => (await put([card, line, { ...entry, ...parts }])).body.issues;
	expect(await readIssues({ draft: group("line") })).toMatchObject([
		{ issue: "draft.cards: line is a Statement, expected Card" },
	]);
	expect(await readIssues({ planned: [{ publishAt: 1, fields: group("none") }] })).toMatchObject([
		{ issue: "planned.0.fields.cards: there is no entry none" },
	]);
});
