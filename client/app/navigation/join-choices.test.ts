import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PageView } from "../../../shared/contracts/page.ts";
import { buildPage, list } from "../../fixtures/views.ts";
import { joinChoices } from "./join-choices.ts";

const LIST = "/en-it/women";
const REFINEMENTS = [
	{ id: "c_color", label: "Colour", values: [] },
	{ id: "price", label: "Price", values: [], single: true as const },
];

const join = (shown: string, ...pressed: string[]): string => {
	const spans = [{ href: LIST + shown, tiles: 24 }];
	const page: PageView = {
		...buildPage("nothing", "en"),
		kind: "list",
		data: { ...list, spans, refinements: REFINEMENTS },
	};
	const addresses = pressed.map((query) => `https://vetrina.example${LIST}${query}`);
	return joinChoices(page, addresses)?.replace(LIST, "") ?? "none";
};

const colours = (...values: string[]) => `?prefn1=c_color&prefv1=${values.join("%7C")}`;
const price = (value: string) => `?prefn1=price&prefv1=${value}`;

// proves list-23
describe("presses on one list before it has changed", () => {
	test.each<[string, string, string[], string]>([
		["two values", "", [colours("red"), colours("black")], colours("black", "red")],
		["three values", "", ["a", "b", "c"].map((one) => colours(one)), colours("a", "b", "c")],
		[
			"values of two questions",
			"",
			[colours("red"), price("50")],
			`${colours("red")}&prefn2=price&prefv2=50`,
		],
		[
			"a value next to one",
			colours("red"),
			[colours("black", "red"), colours("red", "teal")],
			colours("black", "red", "teal"),
		],
		["a value instead of one", colours("red"), [colours("black", "red"), ""], colours("black")],
		["two taken back", colours("black", "red"), [colours("red"), colours("black")], ""],
		["one of a single selection", "", [price("50"), price("90")], price("90")],
		["none of a single selection", price("50"), [price("90"), ""], ""],
		["all, then one", "", [colours("all"), colours("red")], colours("red")],
		["one, then all", "", [colours("red"), colours("all")], colours("all")],
		["a value, then none at all", colours("black", "red"), [colours("black", "red", "teal"), ""], ""],
		[
			"an order and a value",
			"?srule=new",
			["?srule=price", `${colours("red")}&srule=new`],
			`${colours("red")}&srule=price`,
		],
		["another order", "", ["?srule=price", "?srule=new"], "?srule=new"],
		["a category and a tab", "?q=silk", ["?q=silk&cgid=men", "?q=silk&tabId=men"], "?q=silk&tabId=men"],
		[
			"a tab and a category",
			"?q=silk",
			["?q=silk&tabId=men", "?q=silk&cgid=coats"],
			"?q=silk&cgid=coats&tabId=men",
		],
		[
			"a category let go of",
			"?q=silk&cgid=men",
			[`?q=silk&cgid=men&${colours("red").slice(1)}`, "?q=silk"],
			`?q=silk&${colours("red").slice(1)}`,
		],
		["the same once more", "", [colours("red"), colours("red")], colours("red")],
		[
			"from its third page",
			`${colours("red")}&page=3`,
			[colours("black", "red"), `${colours("red")}&srule=new`],
			`${colours("black", "red")}&srule=new`,
		],
	])("%s", (_, shown, pressed, expected) => {
		expect(join(shown, ...pressed)).toBe(expected);
	});

	test("have the same result as presses one by one", () => {
		const query = fc
			.record({
				colours: fc.subarray(["black", "red", "teal"]),
				prices: fc.subarray(["50", "90"], { maxLength: 1 }),
				others: fc.subarray(["tabId=men", "cgid=coats", "srule=new"]),
			})
			.map(
				({ colours, prices, others }) =>
					`?${[`prefn1=c_color&prefv1=${colours.join("|")}`, `prefn2=price&prefv2=${prices.join("|")}`, ...others].join("&")}`,
			);
		fc.assert(
			fc.property(query, query, query, query, (shown, first, second, third) => {
				expect(join(shown, join(shown, first, second), third)).toBe(join(shown, first, second, third));
			}),
		);
	});
});
