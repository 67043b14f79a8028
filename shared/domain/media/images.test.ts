import { expect, test } from "vitest";
import { contentPlaceholderUrl, highestRatio, imageSrcSet, placeholderUrl, plainImageUrl } from "./images.ts";

const widths = (srcSet: string): number[] =>
	srcSet.split(", ").map((part) => Number(/sw=(\d+) \1w$/.exec(part)?.[1]));

test.each<[readonly number[], number]>([
	[[1, 2], 2],
	[[1], 1],
	[[1, 2, 3], 3],
	[[], 1],
	[[Number.NaN, -3], 1],
	[[40], 4],
])("the highest of the ratios %j is %s", (ratios, highest) => expect(highestRatio(ratios)).toBe(highest));

// proves media-1
test("pictures are as wide as the densest screen needs, and no wider than the originals", () => {
	expect(widths(imageSrcSet("/a.jpg", 960))).toEqual([240, 400, 560, 720, 960]);
	expect(widths(imageSrcSet("/a.jpg", 960, 1))).toEqual([240, 400, 560]);
	expect(widths(imageSrcSet("/a.jpg", 960, 3)).at(-1)).toBe(1600);
	expect(widths(imageSrcSet("/a.jpg?v=1", 180, 1))).toEqual([240]);
});

// proves media-2
test("a placeholder is a tenth of the size", () => {
	expect(placeholderUrl("/a.jpg", 390)).toBe("/a.jpg?sw=39");
	expect(placeholderUrl("/a.jpg?v=1", 3)).toBe("/a.jpg?v=1&sw=1");
});

// proves content-32
test("a placeholder of editors' pictures is a fifteenth of the size", () => {
	expect(contentPlaceholderUrl("/a.jpg", 1600)).toBe("/a.jpg?sw=107");
	expect(contentPlaceholderUrl("/a.jpg?q=100", 720)).toBe("/a.jpg?q=100&sw=48");
});

// proves platform-24
test("the link to a picture on another host stays as it is", () => {
	const link = "https://images.example/a.jpg?v=1";
	expect(plainImageUrl(link, 240)).toBe(link);
	expect(placeholderUrl(link, 240)).toBe(link);
	expect(imageSrcSet(link, 240)).toBe(`${link} 240w`);
});

test("a picture of one width is WebP, whatever else its address asks for", () => {
	expect(plainImageUrl("/a.png", 240)).toBe("/a.png?sw=240&sfrm=webp");
	expect(plainImageUrl("/a.png?v=1", 240)).toBe("/a.png?v=1&sw=240&sfrm=webp");
});
