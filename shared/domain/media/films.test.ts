import { describe, expect, test } from "vitest";
import { amongPictures, type Film, filmProvider, isFilmInView, parseFilms, shouldPlay } from "./films.ts";

const THRON = "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10";
const VIMEO = "912345678";

// proves media-3
describe("a list of films", () => {
	test.each<[string | undefined, Film[]]>([
		[undefined, []],
		["", []],
		[" , ,:,::", []],
		["<script>alert(1)</script>", []],
		["../../etc/passwd:1", []],
		["https://evil.example/film.mp4", []],
		["12345", []],
		[VIMEO, [{ provider: "vimeo", id: VIMEO }]],
		[
			`${THRON}:2, ${VIMEO}`,
			[
				{ provider: "thron", id: THRON, position: 2 },
				{ provider: "vimeo", id: VIMEO },
			],
		],
		[`${THRON}:0`, [{ provider: "thron", id: THRON }]],
		[`${THRON}:two`, [{ provider: "thron", id: THRON }]],
		[`${THRON}:-1`, [{ provider: "thron", id: THRON }]],
		[`${THRON}:1,${THRON}:4`, [{ provider: "thron", id: THRON, position: 1 }]],
	])("%j", (text, films) => {
		expect(parseFilms(text)).toEqual(films);
	});

	test("has a limited length", () => {
		const many = Array.from({ length: 50 }, (_, index) => 1_000_000 + index).join(",");
		expect(parseFilms(many)).toHaveLength(6);
	});
});

test("ids tell whose film it is", () => {
	expect(["912345678", THRON, "-rf--------", "a b", ""].map(filmProvider)).toEqual([
		"vimeo",
		"thron",
		undefined,
		undefined,
		undefined,
	]);
});

test.each<[string, { id: string; position?: number }[], string]>([
	["no film", [], "abc"],
	["first", [{ id: "1", position: 1 }], "1abc"],
	["second", [{ id: "1", position: 2 }], "a1bc"],
	["beyond the last picture", [{ id: "1", position: 99 }], "abc1"],
	["without a place", [{ id: "1" }], "abc1"],
	[
		"two at one place",
		[
			{ id: "1", position: 2 },
			{ id: "2", position: 2 },
		],
		"a12bc",
	],
	[
		"the later place named first",
		[
			{ id: "1", position: 4 },
			{ id: "2", position: 1 },
		],
		"2ab1c",
	],
	["with and without", [{ id: "1" }, { id: "2", position: 9 }], "abc21"],
])("among pictures: %s", (_, films, line) => {
	const pictures = [..."abc"].map((id) => ({ id }));
	expect(
		amongPictures(pictures, films)
			.map(({ id }) => id)
			.join(""),
	).toBe(line);
});

test("a product without pictures has its films", () => {
	expect(amongPictures([], [{ position: 3 }])).toHaveLength(1);
});

// proves media-4
test("a film comes into view at a tenth and leaves below a hundredth", () => {
	expect([0, 0.05, 0.1, 1].map((share) => isFilmInView(share, false))).toEqual([false, false, true, true]);
	expect([0, 0.01, 0.05, 1].map((share) => isFilmInView(share, true))).toEqual([false, false, true, true]);
});

// proves media-4
describe("a film", () => {
	const usual = { inView: true, tabShown: true, isWanted: undefined, autoplay: true, still: false };
	test("plays automatically", () => expect(shouldPlay(usual)).toBe(true));
	test.each([
		{ inView: false },
		{ tabShown: false },
		{ isWanted: false },
		{ autoplay: false },
		{ still: true },
	])("does not play automatically with %j", (other) =>
		expect(shouldPlay({ ...usual, ...other })).toBe(false),
	);
	test("plays in reduced motion if the shopper wants it, but never out of view", () => {
		expect(shouldPlay({ ...usual, still: true, isWanted: true })).toBe(true);
		expect(shouldPlay({ ...usual, inView: false, isWanted: true })).toBe(false);
	});
});
