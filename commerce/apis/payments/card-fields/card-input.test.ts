import { expect, test } from "vitest";
import { readCard } from "./card-input.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const card = { number: "4242 4242 4242 4242", holder: "Anna Rossi", expiry: "03/29", securityCode: "123" };

test.each([
	[{}, 3, 2029],
	[{ expiry: "3/2029" }, 3, 2029],
	[{ expiry: "0329" }, 3, 2029],
	[{ expiry: "٠٣/٢٩", number: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", securityCode: "١٢٣" }, 3, 2029],
	[{ expiry: "11/26" }, 11, 2026],
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

test.each([
	[{ number: "4242424242424241" }, ["number"]],
	[{ number: "<script>" }, ["number"]],
	[{ number: "378282246310005" }, ["securityCode"]],
	[{ holder: " " }, ["holder"]],
	[{ expiry: "10/26" }, ["expiry"]],
	[{ expiry: "13/29" }, ["expiry"]],
	[{ expiry: "" }, ["expiry"]],
	[{ securityCode: "12" }, ["securityCode"]],
	[
		{ number: undefined, holder: 1, expiry: [], securityCode: null },
		["number", "holder", "expiry", "securityCode"],
	],
])("a card with %j is not", (change, faults) => {
	expect(readCard({ ...card, ...change }, NOW)).toEqual({ faults });
});
