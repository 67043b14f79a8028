import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { readCard } from "./card-input.ts";
import { GROUP_DIGITS } from "./group-digits.ts";

type Groups = {
	groupNumber: (text: string, brand?: string) => string;
	groupExpiry: (text: string) => string;
};
const { groupNumber, groupExpiry } = new Function(
	`${GROUP_DIGITS}\nreturn { groupNumber, groupExpiry };`,
)() as Groups;

// proves checkout-31
test.each([
	["4242", "4242"],
	["42424", "4242 4"],
	["4242424242424242", "4242 4242 4242 4242"],
	["4242-4242 4242.4242", "4242 4242 4242 4242"],
	["6200000000000000005", "6200 0000 0000 0000 005"],
	["٤٢٤٢٤٢", "٤٢٤٢ ٤٢"],
	["4242x", "4242x"],
	["", ""],
])("the card number %s shows as %s", (typed, shown) => {
	expect(groupNumber(typed)).toBe(shown);
	expect(groupNumber(shown)).toBe(shown);
});

// proves checkout-31
test("the groups of a number are those of its brand", () => {
	expect(groupNumber("378282246310005", "American Express")).toBe("3782 822463 10005");
});

// proves checkout-31
test.each([
	["1", "1"],
	["4", "04 / "],
	["12", "12 / "],
	["1229", "12 / 29"],
	["3/2029", "03 / 2029"],
	["03 / 29", "03 / 29"],
	["٤", "٠٤ / "],
	["2029-03", "2029-03"],
	["March", "March"],
	["", ""],
])("the expiry %s shows as %s", (typed, shown) => {
	expect(groupExpiry(typed)).toBe(shown);
});

// proves checkout-31, typed-1
test.each(Object.entries(SPELLINGS))("a card with its figures %s is read as it was before", (_, spell) => {
	const now = { now: new Date("2026-11-23T12:00:00Z"), yearsAhead: 10 };
	const typed = {
		number: spell("4242424242424242"),
		expiry: spell("0329"),
		holder: "A",
		securityCode: "123",
	};
	const shown = { ...typed, number: groupNumber(typed.number), expiry: groupExpiry(typed.expiry) };
	expect(readCard(shown, now)).toEqual(readCard(typed, now));
});
