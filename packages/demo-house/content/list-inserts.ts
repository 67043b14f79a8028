import type { InsertEntry } from "@vetrina/commerce-sandbox/house/content.ts";
import { listCards, listLines, rowTitles } from "./list-cards.ts";

const card = (
	name: keyof typeof listCards,
	position: number,
	size: InsertEntry["size"],
	more: Partial<InsertEntry> = {},
): InsertEntry => ({
	id: name,
	position,
	size,
	fakeTile: size !== "row",
	content: { kind: "card", card: listCards[name] },
	...more,
});

/** Positions are chosen so that rows of 6, 4 and 2 are complete. */
export const categoryInserts: Readonly<Record<string, readonly InsertEntry[]>> = {
	"women-coats-jackets": [
		card("coats", 2, "2x2"),
		card("voice", 13, "1x1"),
		card("alterations", 24, "1x1"),
		card("knots", 30, "2x1"),
	],
	bags: [card("evening", 2, "1x2"), card("leather", 10, "2x1"), card("repair", 27, "1x1")],
	"men-coats-jackets": [card("keeper", 2, "2x2")],
	men: [
		{
			id: "shoes",
			position: 12,
			size: "row",
			fakeTile: false,
			content: {
				kind: "carousel",
				title: rowTitles.shoes,
				targetCategory: "shoes-men",
				sortingRule: "new-arrivals",
				limit: 8,
			},
		},
	],
	"new-in": [
		{
			id: "arrivals",
			position: 12,
			size: "row",
			height: 320,
			fakeTile: false,
			content: { kind: "statement", text: listLines.arrivals },
		},
		card("light", 24, "row", { height: 560 }),
	],
	shoes: [
		{
			id: "ways",
			position: 12,
			size: "row",
			fakeTile: false,
			content: { kind: "element", elementId: "subcategories" },
		},
		{
			id: "steps",
			position: 24,
			size: "row",
			fakeTile: false,
			content: { kind: "statement", text: listLines.steps },
		},
	],
	accessories: [card("light", 12, "row", { height: 560 })],
	gifts: [card("wrapped", 5, "1x1")],
};

export const searchInserts: readonly InsertEntry[] = [
	card("leather", 2, "2x1", { searchTerms: ["corvella"] }),
];
