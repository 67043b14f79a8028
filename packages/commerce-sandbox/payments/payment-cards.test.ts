import { expect, test } from "vitest";
import { brandOfNumber, cardsOfCountry, isExpired, maskNumber, takenNetworks } from "./payment-cards.ts";

test.each([
	["4111 1111 1111 1111", "Visa"],
	["5555-5555-5555-4444", "Master Card"],
	["2223003122003222", "Master Card"],
	["378282246310005", "Amex"],
	["3530111333300000", "JCB"],
	["6200000000000005", "UnionPay"],
	["4111111111111112", undefined],
	["411111111111", undefined],
	["9999999999999995", undefined],
	["4111x11111111111", undefined],
])("%s is of %s", (number, brand) => {
	expect(brandOfNumber(number)?.cardType).toBe(brand);
});

test("a masked number keeps its last four digits", () => {
	expect(maskNumber("4111 1111 1111 1234")).toBe("************1234");
	expect(maskNumber("123")).toBe("123");
});

test("brands differ by country", () => {
	const brands = (country: string) => cardsOfCountry(country).map(({ cardType }) => cardType);
	expect(brands("IT")).toEqual(["Visa", "Master Card", "Amex"]);
	expect(brands("JP")).toContain("JCB");
	expect(brands("HK")).toContain("UnionPay");
});

test("a wallet offers the networks whose cards are taken", () => {
	const apple = ["visa", "masterCard", "amex", "jcb", "chinaUnionPay"];
	expect(takenNetworks(apple, "IT")).toEqual(["visa", "masterCard", "amex"]);
	expect(takenNetworks(apple, "JP")).toEqual(["visa", "masterCard", "amex", "jcb"]);
	expect(takenNetworks(["VISA", "MASTERCARD", "JCB"], "US")).toEqual(["VISA", "MASTERCARD"]);
	expect(takenNetworks([...apple, "discover"], "HK")).toEqual([
		"visa",
		"masterCard",
		"amex",
		"chinaUnionPay",
	]);
});

test("a card is good to the last day of its month", () => {
	expect(isExpired(11, 2026, new Date("2026-11-30T23:59:59Z"))).toBe(false);
	// It is still the last day in New York, at 20:04.
	expect(isExpired(11, 2026, new Date("2026-12-01T01:04:00Z"))).toBe(false);
	expect(isExpired(11, 2026, new Date("2026-12-01T12:00:00Z"))).toBe(true);
	expect(isExpired(12, 2025, new Date("2026-01-01T12:00:00Z"))).toBe(true);
});
