import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";

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
	expect(await (await put([badge("new"), badge("old")])).json()).toEqual({ changed: 2, removed: 0 });
	const { revision } = await readRevision();
	expect(await (await put([badge("new", "Just in"), badge("old")])).json()).toEqual({
		changed: 1,
		removed: 0,
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
