import { expect, test } from "vitest";
import { saysPayLater } from "./pay-later.ts";

const messages = {
	product: true,
	cart: true,
	countries: ["IT", "GB"],
	limits: { EUR: { minimum: 30, maximum: 2000 }, GBP: { minimum: 20, maximum: 3000 } },
};
const payable = { place: "product", country: "IT", currency: "EUR", amount: 100 } as const;

// proves wallets-15
test.each([
	["an amount within the limits", messages, payable, true],
	["the lowest amount", messages, { ...payable, amount: 30 }, true],
	["the highest amount", messages, { ...payable, amount: 2000 }, true],
	["too little", messages, { ...payable, amount: 29.99 }, false],
	["too much", messages, { ...payable, amount: 2000.01 }, false],
	["the limits of another currency", messages, { ...payable, currency: "GBP", amount: 25 }, true],
	["a currency without limits", messages, { ...payable, currency: "SEK" }, false],
	["another country", messages, { ...payable, country: "SE" }, false],
	["an unknown amount", messages, { ...payable, amount: null }, false],
	["a place that is not named", { ...messages, product: undefined }, payable, false],
	["a place that is said wrongly", { ...messages, product: "yes" }, payable, false],
	["no messages", undefined, payable, false],
	["no limits and no countries", { cart: true }, { ...payable, place: "cart", amount: 1e6 }, true],
	["limits that cannot be read", { ...messages, limits: { EUR: { minimum: "30" } } }, payable, false],
	["limits that are null", { ...messages, limits: null }, payable, false],
	["countries that cannot be read", { ...messages, countries: "IT" }, payable, false],
] as const)("%s: %#", (_, settings, asked, isSaid) => {
	expect(saysPayLater(settings, asked)).toBe(isSaid);
});
