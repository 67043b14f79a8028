import { expect, test } from "vitest";
import { readStructuredData } from "./structured-data.ts";

const faq = { "@context": "https://schema.org", "@type": "FAQPage", mainEntity: [] };
const site = { "@context": "https://schema.org", "@type": "WebSite", name: "Vetrina" };

// proves content-18
test("structured data of editors is a list of objects without entries of the type WebSite", () => {
	expect(readStructuredData(faq)).toEqual([faq]);
	expect(readStructuredData([site, faq])).toEqual([faq]);
	expect(readStructuredData({ ...site, "@type": ["WebSite", "Store"] })).toEqual([]);
	expect(readStructuredData({ "@context": "https://schema.org", "@graph": [site, faq] })).toEqual([
		{ "@context": "https://schema.org", "@graph": [faq] },
	]);
	expect(readStructuredData({ "@graph": [site] })).toEqual([]);
});

test.each([null, undefined, "text", 1, [["nested"]], [null]])("%j is no structured data", (value) => {
	expect(readStructuredData(value)).toEqual([]);
});
