import { expect, test } from "vitest";
import { type LinkedEntry, listLinkFaults } from "./link-faults.ts";

const item = (id: string, ...to: string[]): LinkedEntry => ({
	id,
	type: "NavigationItem",
	fields: { subItems: to.map((link) => ({ link })) },
});
const cta = (id: string, targetPage: string): LinkedEntry => ({
	id,
	type: "Cta",
	fields: { title: { en: id }, targetPage: { link: targetPage } },
});
const page = (id: string, ...to: string[]): LinkedEntry => ({
	id,
	type: "Page",
	fields: { slug: `/${id}`, title: { en: id }, sections: to.map((link) => ({ link })) },
});

// proves content-12
test.each([
	[
		"a missing entry",
		[item("a", "none")],
		{ id: "a", field: "subItems", to: "none", message: "there is no entry none" },
	],
	[
		"an entry of another type",
		[item("a", "b"), page("b")],
		{
			id: "a",
			field: "subItems",
			to: "b",
			message: "b is a Page, expected NavigationItem or PersonalizedBlock",
		},
	],
	[
		"itself",
		[item("a", "a")],
		{ id: "a", field: "subItems", to: "a", message: "the entries contain each other: a → a" },
	],
	[
		"a circle",
		[item("a", "b", "d"), item("b", "c"), item("c", "b"), item("d")],
		{ id: "b", field: "subItems", to: "c", message: "the entries contain each other: b → c → b" },
	],
])("a link to %s is a fault of its field", (_, entries, fault) => {
	expect(listLinkFaults(entries)).toEqual([fault]);
});

// proves content-12
test("pages may link to each other, and an entry may be in several places", () => {
	const quote: LinkedEntry = { id: "quote", type: "Quote", fields: { text: { en: "Well made." } } };
	expect(listLinkFaults([page("a", "quote"), page("b", "quote"), quote, cta("to-a", "a")])).toEqual([]);
	const hero = (id: string, link: string): LinkedEntry => ({ id, type: "Hero", fields: { link: { link } } });
	const pages = [page("a", "hero-a"), hero("hero-a", "to-b"), cta("to-b", "b")];
	const others = [page("b", "hero-b"), hero("hero-b", "to-a"), cta("to-a", "a")];
	expect(listLinkFaults([...pages, ...others])).toEqual([]);
});

test("a long chain of entries exhausts no stack", () => {
	const chain = Array.from({ length: 5000 }, (_, at) => item(`i${at}`, ...(at > 0 ? [`i${at - 1}`] : [])));
	expect(listLinkFaults(chain)).toEqual([]);
});

// proves content-39
test("a draft may name what is missing, a planned version may not, and neither another type or a circle", () => {
	const pickFields = (entry: LinkedEntry) => entry.fields;
	const planned = (...to: string[]) => [
		{ publishAt: 1, unpublishAt: null, fields: pickFields(item("a", ...to)) },
	];
	expect(listLinkFaults([{ ...item("a"), draft: pickFields(item("a", "none")) }])).toEqual([]);
	expect(listLinkFaults([{ ...item("a", "none"), status: "draft" }, item("b", "a")])).toEqual([]);
	expect(listLinkFaults([{ ...item("a"), planned: planned("none") }])).toMatchObject([
		{ id: "a", place: ["planned", "0", "fields"], message: "there is no entry none" },
	]);
	expect(listLinkFaults([{ ...item("a"), draft: pickFields(item("a", "b")) }, page("b")])).toMatchObject([
		{ id: "a", place: ["draft"], message: "b is a Page, expected NavigationItem or PersonalizedBlock" },
	]);
	expect(listLinkFaults([{ ...item("a"), draft: pickFields(item("a", "b")) }, item("b", "a")])).toMatchObject(
		[{ message: expect.stringMatching(/^the entries contain each other: /) }],
	);
});
