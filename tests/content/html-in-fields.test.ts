import { isLocalised } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { MAX_LINE } from "@vetrina/content-model/limits.ts";
import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { expect, test } from "vitest";
import { readContent } from "../../scripts/lib/content/import-content.ts";
import type { ContentEntry } from "../../scripts/lib/content/read-house-content.ts";
import { everywhere, link, listExamples, openEditorsPages } from "../setup/editors-page.ts";
import { expectNothingLive } from "../setup/live-html.ts";
import { startOwnShop } from "../setup/own-shop.ts";

/** Editors may write anything into any text; pages show it as text. */
const HTML = `</script><script>steal()</script><img src=x onerror=steal()>"q'`;
const JSON_LD = { "@type": "Thing", name: HTML };

/** Fits a field for 20 characters. */
const SHORT = "<b onclick=steal()>";

const taint = (value: unknown, isShort: boolean): unknown => {
	if (typeof value === "string") return isShort ? SHORT : `${value} ${HTML}`;
	if (Array.isArray(value)) return value.map((one) => taint(one, isShort));
	const node = value as RichTextNode;
	if (node.nodeType === "text") return { ...node, value: `${node.value} ${HTML}` };
	return node.content ? { ...node, content: node.content.map((one) => taint(one, isShort)) } : value;
};

/** Adds HTML to each text of an entry that is shown in a language. */
function taintEntry({ source: _, ...entry }: ContentEntry): object {
	const declared = findContentType(entry.type)?.fields ?? {};
	const fields = Object.entries(entry.fields).map(([name, value]) => {
		const field = declared[name];
		if (!field || !isLocalised(field)) return [name, value];
		if (field.kind === "json") return [name, everywhere(JSON_LD)];
		const isShort = field.kind === "text" && (field.maximum ?? MAX_LINE) < MAX_LINE;
		const texts = Object.entries(value as Record<string, unknown>);
		return [name, Object.fromEntries(texts.map(([code, text]) => [code, taint(text, isShort)]))];
	});
	return { ...entry, fields: Object.fromEntries(fields) };
}

const shop = startOwnShop("html-in-fields", async ({ commerce, token }) => {
	const { entries } = await readContent();
	const examples = listExamples(entries).map(
		({ id, type, fields }) => ({ id, type, fields }) as ContentEntry,
	);
	const landing = {
		id: "all",
		type: "Page",
		fields: {
			slug: "/all",
			title: everywhere("Everything"),
			description: everywhere("All"),
			keywords: everywhere("all"),
			jsonLd: everywhere({}),
			sections: examples.map(({ id }) => link(id)),
		},
	} as unknown as ContentEntry;
	const response = await fetch(new URL("/admin/content/entries", commerce), {
		method: "PUT",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ entries: [...entries, ...examples, landing].map(taintEntry) }),
	});
	expect([response.status, response.ok ? "" : await response.text()]).toEqual([200, ""]);
});
const { request } = openEditorsPages(() => shop().storefront);

// proves content-8, security-6
test.each(["/en-it/all", "/ar-sa/all", "/en-it/", "/en-it/shipping", "/en-it/lamps/desk"])(
	"%s shows editors' HTML as text",
	async (path) => {
		const html = await request(path);
		expect(html).toContain("steal()");
		expectNothingLive(html);
	},
);
