import { parseRichText } from "@vetrina/content-model/rich-text/rich-text-notation.ts";
import { beforeAll, expect, test } from "vitest";
import { importEntries } from "../../../records/content/import-entries.ts";
import type { NewEntry } from "../../../records/content/write-entries.ts";
import { type CommerceUnderTest, loginGuest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { placedOrder, stockUp } from "../../../testing/order-under-test.ts";
import { readLegalDocuments } from "./legal-documents.ts";

let commerce: CommerceUnderTest;
const text = (id: string, lines: string[], countries?: string[]): NewEntry => ({
	id,
	type: "RichTextSection",
	fields: { body: { en: parseRichText(lines) }, ...(countries ? { countries } : {}) },
});
const page = (slug: string, sections: string[]): NewEntry => ({
	id: slug.slice(1),
	type: "Page",
	fields: { slug, title: { en: `Page ${slug}` }, sections: sections.map((link) => ({ link })) },
});
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
	const entries = [
		page("/withdrawal", ["union", "elsewhere"]),
		page("/terms", ["terms-of-all"]),
		text(
			"union",
			["# How", "Within {withdrawalDays} days.", "- **In words**", "| One | Two |", "|---|---|", "| a | b |"],
			["IT", "DE"],
		),
		text("elsewhere", ["Never."], ["US"]),
		text("terms-of-all", ["See [Returns](/returns)."]),
	];
	const result = await importEntries(commerce.env.DB, entries, { by: "test" });
	if ("issues" in result) throw new Error(JSON.stringify(result.issues));
});
const read = (siteId: string, locale: string) => readLegalDocuments(commerce.env.DB, { siteId, locale });

// proves legal-4
test("a confirmation carries the texts for its country as plain lines, filled in", async () => {
	expect(await read("vetrina-eu", "en-IT")).toEqual([
		"Page /withdrawal\n\n\nHow\nWithin 14 days.\n- In words\nOne · Two\na · b",
		"Page /terms\n\nSee Returns.",
	]);
});

// proves legal-4
test("where the law gives no right to withdraw, a confirmation carries nothing", async () => {
	expect(await read("vetrina-us", "en-US")).toEqual([]);
	expect(await read("nowhere", "en-IT")).toEqual([]);
});

// proves legal-4
test("the mail of an order holds the documents, and links to those of the market", async () => {
	const email = "documents@vetrina.example";
	await placedOrder(await loginGuest(commerce), { items: [{ productId: "1001", quantity: 1 }], email });
	const response = await commerce.fetch(`/outbox/messages?to=${email}`);
	const { messages } = (await response.json()) as {
		messages: { text: string; links: { href: string }[] }[];
	};
	expect(messages[0]?.text).toContain("Within 14 days.");
	const paths = messages[0]?.links.map(({ href }) => new URL(href).pathname.split("/").at(-1));
	expect(paths).toEqual(expect.arrayContaining(["terms", "privacy"]));
});
