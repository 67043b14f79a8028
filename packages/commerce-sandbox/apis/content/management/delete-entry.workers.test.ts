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
const { call, publishNew, readShown } = openEntries(() => commerce);
const page = (...sections: string[]) => ({
	slug: "/about",
	title: { en: "About" },
	sections: sections.map((link) => ({ link })),
});
const statement = (text: string) => ({ text: { en: text } });
const remove = (id: string, version: number) =>
	call("DELETE", `/${id}`, undefined, { "if-match": `"${version}"` });

beforeEach(async () => {
	await setAhead(commerce.env.DB, 0);
	await importEntries(commerce.env.DB, [], { by: "test" });
	await publishNew("line", "Statement", statement("First."));
});

// proves content-38, content-14
test("a deleted entry is gone for editors and shoppers, and is announced with its place", async () => {
	await publishNew("about", "Page", page("line"));
	const { revision } = (await (await commerce.fetch("/content/v1/vetrina/revision")).json()) as {
		revision: string;
	};
	expect(await remove("about", 2)).toEqual({ status: 204, body: {}, etag: null });
	expect((await call("GET", "/about")).status).toBe(404);
	expect(await readShown("/about")).toBeUndefined();
	const changes = await (await commerce.fetch(`/content/v1/vetrina/revision?since=${revision}`)).json();
	expect(changes).toMatchObject({ tags: ["entry:about", "place:about", "slug:/about", "type:Page"] });
	expect((await remove("line", 2)).status).toBe(204);
	await publishNew("line", "Statement", statement("Again."));
});

// proves content-38
test("an entry that published entries or planned versions link to is not deleted, and each link is named", async () => {
	await publishNew("about", "Page", page("line"));
	const linked = (id: string) => ({
		status: 422,
		body: {
			type: expect.stringMatching(/entry-linked$/),
			linkedFrom: [{ id, type: "Page", field: "sections" }],
		},
	});
	expect(await remove("line", 2)).toMatchObject(linked("about"));
	expect(await readShown("/about")).toEqual([{ text: "First." }]);
	await call("PATCH", "/about", { version: 2, fields: page() });
	expect((await remove("line", 2)).status).toBe(422);
	await call("POST", "/about/publish", { version: 3 });
	await call("PATCH", "/about", { version: 4, fields: page("line") });
	await call("POST", "/about/schedule", { version: 5, publishAt: nowInSeconds() + 1000 });
	expect(await remove("line", 2)).toMatchObject(linked("about"));
	expect((await call("POST", "/about/archive", { version: 6 })).status).toBe(200);
	expect((await remove("line", 2)).status).toBe(204);
});

// proves content-38, content-11
test("a deletion names the version, as other changes may", async () => {
	expect((await call("GET", "/line")).etag).toBe('"2"');
	expect((await call("DELETE", "/line")).status).toBe(428);
	for (const version of ["2", "*", '"x"'])
		expect((await call("DELETE", "/line", undefined, { "if-match": version })).status).toBe(400);
	expect(await remove("line", 1)).toMatchObject({ status: 409, body: { version: 2 } });
	expect((await remove("other", 1)).status).toBe(404);
	const change = { fields: statement("Second.") };
	expect((await call("PATCH", "/line", change)).status).toBe(428);
	expect(await call("PATCH", "/line", change, { "if-match": '"2"' })).toMatchObject({
		status: 200,
		etag: '"3"',
	});
	expect((await call("POST", "/line/publish", undefined, { "if-match": '"2"' })).status).toBe(409);
	expect((await call("POST", "/line/publish", undefined, { "if-match": '"3"' })).status).toBe(200);
	const both = await Promise.all([remove("line", 4), remove("line", 4)]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
	const other = await call("DELETE", "/line", undefined, { authorization: "Bearer x", "if-match": '"4"' });
	expect(other.status).toBe(401);
});

// proves content-38, content-19
test("a start does not bring a deleted entry back, unless its file has changed", async () => {
	const put = async (text: string, keepsEdits: boolean) => {
		const source = { path: "statement/line.json", text };
		const entry = { id: "line", type: "Statement", fields: statement("Of the file."), source };
		return (await call("PUT", "", { entries: [entry], keepsEdits })).body;
	};
	await put("{}", true);
	expect((await remove("line", 3)).status).toBe(204);
	expect(await put("{}", true)).toEqual({ changed: 0, removed: 0, kept: ["line"], replaced: [] });
	expect((await call("GET", "/line")).status).toBe(404);
	expect(await put("{ }", true)).toMatchObject({ changed: 1, kept: [] });
	await remove("line", 1);
	expect(await put("{ }", false)).toMatchObject({ changed: 1 });
	await remove("line", 1);
	expect((await call("PUT", "", { entries: [], keepsEdits: true })).body).toMatchObject({ removed: 0 });
	expect(await put("{ }", true)).toMatchObject({ changed: 1, kept: [] });
});
