import { expect, test } from "vitest";
import { offeredAmount } from "./gift-cards.ts";

// proves gifts-6
test.each([
	[100, "EUR", "USD", 100],
	[100, "EUR", "JPY", 20_000],
	[200, "EUR", "CAD", 200],
	[75.5, "EUR", "USD", 100],
	[75.5, "EUR", "SEK", 1000],
	[10, "EUR", "SEK", 100],
	[3000, "EUR", "GBP", 2000],
])("%d %s is offered in %s as %d", (amount, from, to, offered) => {
	expect(offeredAmount(amount, from, to)).toBe(offered);
});
