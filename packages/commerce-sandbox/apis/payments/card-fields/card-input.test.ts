import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { readCard } from "./card-input.ts";

const NOW = { now: new Date("2026-11-23T12:00:00Z"), yearsAhead: 10 };
const card = { number: "4242 4242 4242 4242", holder: "Anna Rossi", expiry: "03/29", securityCode: "123" };

// proves checkout-3
test.each([
	[{}, 3, 2029],
	[{ expiry: "3/2029" }, 3, 2029],
	[{ expiry: "0329" }, 3, 2029],
	[{ expiry: "٠٣/٢٩", number: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", securityCode: "١٢٣" }, 3, 2029],
	[{ expiry: "11/26" }, 11, 2026],
	[{ expiry: "12/36" }, 12, 2036],
])("a card with %j is taken, masked", (change, expirationMonth, expirationYear) => {
	expect(readCard({ ...card, ...change }, NOW)).toEqual({
		ok: {
			cardType: "Visa",
			maskedNumber: "************4242",
			holder: "Anna Rossi",
			expirationMonth,
			expirationYear,
		},
	});
});

// proves checkout-3, typed-1
test.each(Object.entries(SPELLINGS))("a card is the same with its figures %s", (_, spell) => {
	const typed = { number: spell("4242-4242 4242 4242"), expiry: spell("03/29"), securityCode: spell("123") };
	expect(readCard({ ...card, ...typed }, NOW)).toEqual(readCard(card, NOW));
});

// proves checkout-3
test.each([
	[{ number: "4242424242424241" }, ["number"]],
	[{ number: "<script>" }, ["number"]],
	[{ number: "378282246310005" }, ["securityCode"]],
	[{ number: "30569309025904" }, ["brand"]],
	[{ number: "6011111111111117", holder: " " }, ["brand", "holder"]],
	[{ number: "6759649826438453" }, ["brand"]],
	[{ number: "6011111111111118" }, ["number"]],
	[{ holder: " " }, ["holder"]],
	[{ expiry: "10/26" }, ["expiry"]],
	[{ expiry: "13/29" }, ["expiry"]],
	[{ expiry: "01/37" }, ["expiry"]],
	[{ expiry: "03/99" }, ["expiry"]],
	[{ expiry: "" }, ["expiry"]],
	[{ securityCode: "12" }, ["securityCode"]],
	[
		{ number: undefined, holder: 1, expiry: [], securityCode: null },
		["number", "holder", "expiry", "securityCode"],
	],
])("a card with %j is not", (change, faults) => {
	expect(readCard({ ...card, ...change }, NOW)).toEqual({ faults });
});
