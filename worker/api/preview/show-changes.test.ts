import { expect, test } from "vitest";
import type { ContentDifference } from "../../platform/content/page-changes.ts";
import { showChanges } from "./show-changes.ts";

type Changed = ContentDifference["pages"][number];

const FROM = "2026-11-30T11:18:45Z";
const page = (slug: string, more: Partial<Changed> = {}): Changed => ({
	id: "one",
	type: "Page",
	title: "One",
	change: "changed",
	sections: [],
	slug,
	...more,
});
const show = (pages: Changed[], to = "2026-12-04T09:00:00Z") =>
	showChanges({ from: FROM, to, pages }, "/ar-sa").text();

// proves preview-7
test.each([
	["an address of its own", page("/winter"), "/ar-sa/winter"],
	["home", page("/home"), "/ar-sa/"],
	["a place on another page", page("/landing/women"), undefined],
	["no address", page("", { type: "Header" }), undefined],
])("a changed page with %s links to it there alone", async (_, changed, href) => {
	const link = /<h2><a href="([^"]*)"/.exec(await show([changed]))?.[1];
	expect(link).toBe(href);
});

// proves preview-7
test("moments, pages and sections are named as people write them", async () => {
	const sections = [{ id: "row", type: "ProductCarousel", change: "moved" as const }];
	const text = await show([page("/winter", { title: "<Winter>", sections })]);
	for (const words of ["30 November 2026 at 11:18 UTC", "4 December 2026 at 09:00 UTC", "&lt;Winter&gt;"])
		expect(text).toContain(words);
	expect(text).toContain("<li><small>moved</small>Product carousel <small>row</small></li>");
	expect(await show([], FROM)).toMatch(/now, with drafts.*Nothing changes/s);
});
