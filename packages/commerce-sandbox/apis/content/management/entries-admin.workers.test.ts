import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nowInSeconds } from "../../../now.ts";
import { importEntries } from "../../../records/content/import-entries.ts";
import { setAhead } from "../../../scheduled/clock.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	await setAhead(commerce.env.DB, 0);
	await importEntries(commerce.env.DB, [], { by: "test" });
});

type Reply = { status: number; body: Record<string, unknown> };
const call = async (method: string, path: string, body?: unknown, token = "test-admin"): Promise<Reply> => {
	const response = await commerce.fetch(`/admin/content/entries${path}`, {
		method,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const statement = (id: string, text = "Slowly made.") => ({
	id,
	type: "Statement",
	fields: { text: { en: text } },
});
const page = (id: string, ...sections: string[]) => ({
	id,
	type: "Page",
	fields: { slug: `/${id}`, title: { en: id }, sections: sections.map((link) => ({ link })) },
});
const publish = (id: string, version: number) => call("POST", `/${id}/publish`, { version });
const readShown = async (slug: string): Promise<unknown> => {
	const query = `{ pageCollection(where: { site: "eu", slug: "${slug}" }) { items {
		title sectionsCollection { items { ... on Statement { text } } }
	} } }`;
	const response = await commerce.fetch(`/content/v1/vetrina/graphql?query=${encodeURIComponent(query)}`);
	const { data } = (await response.json()) as {
		data: { pageCollection: { items: { sectionsCollection: { items: unknown[] } }[] } };
	};
	return data.pageCollection.items[0]?.sectionsCollection.items;
};

// proves content-15
test("every call needs the token", async () => {
	const calls = [
		["GET", ""],
		["GET", "/x"],
		["POST", ""],
		["PATCH", "/x"],
		["POST", "/x/publish"],
		["POST", "/x/archive"],
	] as const;
	for (const [method, path] of calls)
		expect([
			method,
			path,
			(await call(method, path, method === "GET" ? undefined : {}, "other")).status,
		]).toEqual([method, path, 401]);
});

// proves content-15
test("an editor creates, changes, publishes and unpublishes an entry, each with the version of before", async () => {
	expect(await call("POST", "", { ...statement("line"), by: "anna" })).toMatchObject({
		status: 201,
		body: { id: "line", version: 1, status: "draft", updatedBy: "anna", sites: null, publishAt: null },
	});
	await call("POST", "", page("about", "line"));
	expect((await publish("about", 1)).body).toMatchObject({ status: "published", version: 2 });
	expect(await readShown("/about")).toEqual([]);
	await publish("line", 1);
	expect(await readShown("/about")).toEqual([{ text: "Slowly made." }]);
	const change = { version: 2, by: "ben", fields: { text: { en: "Made twice." } } };
	expect((await call("PATCH", "/line", change)).body).toMatchObject({
		status: "changed",
		version: 3,
		updatedBy: "ben",
	});
	expect(await readShown("/about")).toEqual([{ text: "Slowly made." }]);
	expect((await call("GET", "/line")).body).toMatchObject({ fields: { text: { en: "Made twice." } } });
	await publish("line", 3);
	expect(await readShown("/about")).toEqual([{ text: "Made twice." }]);
	expect((await call("POST", "/line/unpublish", { version: 4 })).body).toMatchObject({ status: "draft" });
	expect((await call("POST", "/line/archive", { version: 5 })).body).toMatchObject({ status: "archived" });
	expect(await readShown("/about")).toEqual([]);
});

// proves content-11, content-15
test("of two editors of one version, the second is told the present one", async () => {
	await call("POST", "", statement("line"));
	const change = { version: 1, fields: { text: { en: "Anna’s." } } };
	expect((await call("PATCH", "/line", change)).status).toBe(200);
	const conflict = { status: 409, body: { type: expect.stringMatching(/version-conflict$/), version: 2 } };
	expect(await call("PATCH", "/line", { ...change, by: "ben" })).toMatchObject(conflict);
	for (const step of ["publish", "unpublish", "archive"])
		expect(await call("POST", `/line/${step}`, { version: 1 })).toMatchObject(conflict);
	expect(await call("POST", "/line/schedule", { version: 1, publishAt: 1 })).toMatchObject(conflict);
	expect(await call("POST", "", statement("line"))).toMatchObject(conflict);
	const both = await Promise.all(
		["a", "b"].map((en) => call("PATCH", "/line", { version: 2, fields: { text: { en } } })),
	);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

// proves content-10, content-15
test("a scheduled entry is shown between its dates, and one that is shown now is not hidden by a later date", async () => {
	const now = nowInSeconds();
	await call("POST", "", page("sale"));
	const dates = { publishAt: now + 1000, unpublishAt: now + 2000 };
	expect((await call("POST", "/sale/schedule", { version: 1, ...dates })).body).toMatchObject({
		status: "published",
		...dates,
	});
	expect(await readShown("/sale")).toBeUndefined();
	await setAhead(commerce.env.DB, 1500);
	expect(await readShown("/sale")).toEqual([]);
	await setAhead(commerce.env.DB, 2500);
	expect(await readShown("/sale")).toBeUndefined();
	await setAhead(commerce.env.DB, 0);
	const forever = { version: 2, publishAt: null, unpublishAt: null };
	expect((await call("POST", "/sale/schedule", forever)).body).toMatchObject({ publishAt: null });
	expect(await readShown("/sale")).toEqual([]);
	const later = { version: 3, publishAt: now + 1000 };
	expect((await call("POST", "/sale/schedule", later)).body).toMatchObject({
		publishAt: null,
		planned: [{ publishAt: now + 1000 }],
	});
	expect(await readShown("/sale")).toEqual([]);
});

// proves content-15
test("entries are listed by id, in parts, and filtered by type and status", async () => {
	for (const id of ["a", "b", "c"]) await call("POST", "", statement(id));
	await call("POST", "", page("d"));
	await publish("b", 1);
	const list = async (query: string): Promise<[unknown[], unknown]> => {
		const { items, next } = (await call("GET", query)).body as { items: { id: string }[]; next: unknown };
		return [items.map(({ id }) => id), next];
	};
	expect(await list("?limit=3")).toEqual([["a", "b", "c"], "c"]);
	expect(await list("?limit=3&after=c")).toEqual([["d"], null]);
	expect(await list("?type=Statement&status=draft")).toEqual([["a", "c"], null]);
	for (const query of ["?limit=0", "?limit=x", "?status=lost", "?colour=red"])
		expect((await call("GET", query)).status).toBe(400);
});

describe("bad input", () => {
	const nodes = (count: number) => ({
		nodeType: "document",
		data: {},
		content: Array.from({ length: count }, () => ({
			nodeType: "paragraph",
			data: {},
			content: [{ nodeType: "text", value: "x".repeat(1000), marks: [], data: {} }],
		})),
	});
	const cta = (targetUrl: string) => ({ id: "x", type: "Cta", fields: { title: { en: "x" }, targetUrl } });

	// proves content-8, content-15
	test.each([
		["500 sections", page("x", ...Array.from({ length: 500 }, (_, at) => `s${at}`)), /^sections: /],
		[
			"2 MB of rich text",
			{ id: "x", type: "RichTextSection", fields: { body: { en: nodes(2000) } } },
			/^body\.en: /,
		],
		["a script as an address", cta("javascript:alert(1)"), /^targetUrl: /],
		["another scheme", cta("data:text/html,x"), /^targetUrl: /],
		["an unknown field", { ...statement("x"), fields: { html: "<script>" } }, /html/],
		[
			"a colour that is a style",
			{ id: "x", type: "Badge", fields: { textColor: "red;x:url(y)" } },
			/^textColor: /,
		],
		["a picture outside of the media", { id: "x", type: "Image", fields: { mediaId: "../x" } }, /^mediaId: /],
		["an unknown language", { ...statement("x"), fields: { text: { xx: "x" } } }, /^text: /],
		["an unknown site", { ...statement("x"), sites: ["moon"] }, /^sites: /],
		["dates in the wrong order", { ...statement("x"), publishAt: 2, unpublishAt: 1 }, /^unpublishAt: /],
	])("%s is refused with the field, and nothing is stored", async (_, entry, issue) => {
		expect(await call("POST", "", entry)).toMatchObject({
			status: 422,
			body: { issues: expect.arrayContaining([expect.stringMatching(issue)]) },
		});
		expect((await call("GET", "/x")).status).toBe(404);
	});

	// proves content-15
	test.each([
		["an id with a path", { ...statement("../x") }],
		["an unknown type", { ...statement("x"), type: "Script" }],
		["an unknown member", { ...statement("x"), html: "<b>" }],
		["a version that is no number", { ...statement("x"), version: "1" }],
		["no fields", { id: "x", type: "Statement" }],
		["a list", []],
	])("%s is no entry at all", async (_, entry) => {
		expect((await call("POST", "", entry)).status).toBe(400);
	});

	// proves content-15
	test("a draft may name what is yet to be written, a published entry may not, and neither another type", async () => {
		await call("POST", "", page("about", "line"));
		expect(await publish("about", 1)).toMatchObject({
			status: 422,
			body: { issues: ["sections: there is no entry line"] },
		});
		await call("POST", "", { id: "badge", type: "Badge", fields: { text: { en: "New" } } });
		expect(await call("POST", "", page("other", "badge"))).toMatchObject({
			status: 422,
			body: { issues: [expect.stringMatching(/^sections: badge is a Badge, expected /)] },
		});
		await call("POST", "", statement("line"));
		expect((await publish("about", 1)).status).toBe(200);
	});

	// proves content-15
	test("entries cannot contain each other", async () => {
		const item = (id: string, ...to: string[]) => ({
			id,
			type: "NavigationItem",
			fields: { title: { en: id }, subItems: to.map((link) => ({ link })) },
		});
		await call("POST", "", item("a", "b"));
		await call("POST", "", item("b", "c"));
		for (const to of ["a", "b", "c"])
			expect(await call("POST", "", item("c", to))).toMatchObject({
				status: 422,
				body: { issues: [expect.stringMatching(/^subItems: the entries contain each other: c → /)] },
			});
	});

	test("an unknown id is not found", async () => {
		expect((await publish("nothing", 1)).status).toBe(404);
		expect((await call("PATCH", "/nothing", { version: 1 })).status).toBe(404);
		expect((await call("POST", "/nothing/burn", { version: 1 })).status).toBe(404);
	});
});
