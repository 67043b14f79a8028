import { expect, test } from "vitest";
import { compareSections, isChangedBetween } from "./page-changes.ts";

const compare = (before: string, after: string, changed = "") =>
	compareSections([[...before], [...after]], (id) => changed.includes(id))
		.map(({ id, change }) => `${id} ${change}`)
		.join(", ");

// proves preview-7
test.each([
	["abc", "abc", "", ""],
	["abc", "abcd", "", "d added"],
	["abc", "ac", "", "b removed"],
	["abc", "abc", "b", "b changed"],
	["abcd", "bcda", "", "a moved"],
	["abcd", "dabc", "", "d moved"],
	["ab", "ba", "a", "a changed"],
	["", "a", "", "a added"],
	["a", "", "a", "a removed"],
	["aba", "ab", "", ""],
])("sections %j become %j, with other contents in %j: %s", (before, after, changed, expected) =>
	expect(compare(before, after, changed)).toBe(expected),
);

const carousel = (...slides: string[]) => ({
	type: "Carousel",
	fields: { slides: slides.map((link) => ({ link })) },
});
const line = (text: string) => ({ type: "Statement", fields: { text: { en: text } } });

// proves preview-7
test("an entry has changed if anything that it shows has, at any depth and in circles", () => {
	/** Each level shows the next one twice, and the last one the first. */
	const levels = (text: string) =>
		new Map<string, ReturnType<typeof carousel> | ReturnType<typeof line>>([
			...Array.from(
				{ length: 40 },
				(_, at) => [`level-${at}`, carousel(`level-${at + 1}`, `level-${at + 1}`, "level-0")] as const,
			),
			["level-40", line(text)],
		]);
	expect(isChangedBetween("level-0", levels("A"), levels("A"))).toBe(false);
	expect(isChangedBetween("level-0", levels("A"), levels("B"))).toBe(true);
});

// proves preview-7
test("a linked page counts by its address alone", () => {
	const site = (slug: string, title: string) =>
		new Map([
			["row", { type: "Carousel", fields: { slides: [{ link: "about" }] } }],
			["about", { type: "Page", fields: { slug, title: { en: title } } }],
		]);
	expect(isChangedBetween("row", site("/about", "One"), site("/about", "Two"))).toBe(false);
	expect(isChangedBetween("row", site("/about", "One"), site("/us", "One"))).toBe(true);
	expect(isChangedBetween("about", site("/about", "One"), site("/about", "Two"))).toBe(true);
});
