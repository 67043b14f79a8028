import { expect, test } from "vitest";
import { type Badge, badgeColours, listBadges } from "./badges.ts";

const THEME = { ink: "#171411", paper: "#faf8f4" } as const;
const words = { newArrival: "New", madeToOrder: "Made to order" };
const badgesById = new Map<string, Badge>([
	["new", { text: "Just in", colour: "#ffffff", background: "#171411" }],
	["exclusive", { text: "Exclusive" }],
]);
const plain = { badges: [], newArrival: false, madeToOrder: false };

// proves catalogue-6
test.each<[string, Parameters<typeof listBadges>[0], ReadonlyMap<string, Badge>, string[]]>([
	[
		"the editors' in the product's order",
		{ ...plain, badges: ["exclusive", "new"] },
		badgesById,
		["Exclusive", "Just in"],
	],
	["and the tag", { ...plain, badges: ["new"], productTag: "Runway" }, badgesById, ["Just in", "Runway"]],
	[
		"but nothing twice",
		{ ...plain, badges: ["exclusive"], productTag: "exclusive" },
		badgesById,
		["Exclusive"],
	],
	[
		"the editors' instead of the facts",
		{ ...plain, badges: ["new"], newArrival: true },
		badgesById,
		["Just in"],
	],
	[
		"the facts where nothing is written of it",
		{ ...plain, badges: ["else"], newArrival: true, madeToOrder: true },
		badgesById,
		["New", "Made to order"],
	],
	[
		"the facts without the content service",
		{ ...plain, badges: ["new"], newArrival: true, productTag: "New" },
		new Map(),
		["New"],
	],
	["nothing", plain, badgesById, []],
])("%s", (_, product, badges, texts) => {
	expect(listBadges(product, badges, words).map(({ text }) => text)).toEqual(texts);
});

// proves catalogue-7
test.each<[string | undefined, string | undefined, object]>([
	["#FFF", "#171411", { colour: "#fff", background: "#171411" }],
	[undefined, "#e4d9c8", { background: "#e4d9c8" }],
	["#6d1522", undefined, { colour: "#6d1522" }],
	["#ffffff", undefined, {}],
	["#777777", "#888888", {}],
	["red", "url(javascript:alert(1))", {}],
	[undefined, undefined, {}],
])("%s on %s", (colour, background, colours) =>
	expect(badgeColours(colour, background, THEME)).toEqual(colours),
);
