import type { Currency } from "../house/countries.ts";
import { house } from "../house.ts";
import { conversionRate } from "./countries.ts";

/** `suggested` in the house's order in every currency: two that are about the same in one are there twice. */
export type GiftCardAmounts = { least: number; most: number; suggested: number[] };

/** A house that says nothing of gift cards takes them all the same: the platform's own limits. */
const ANY = { least: 1, most: 5000, suggested: [50, 100, 200] };

/** The nearest of 1, 2 and 5, and their tens, hundreds and thousands. */
function roundAmount(amount: number): number {
	const power = 10 ** Math.floor(Math.log10(amount));
	const distance = (step: number) => Math.abs(Math.log(amount / (step * power)));
	return [1, 2, 5, 10].reduce((best, step) => (distance(step) < distance(best) ? step : best)) * power;
}

/** What a gift card may be worth in a currency, in its units: round amounts, about what the house says in euro (gifts-2). */
export function giftCardAmounts(currency: Currency): GiftCardAmounts {
	const { least, most, suggested } = house.giftCards?.euro ?? ANY;
	const inCurrency = (euro: number) =>
		currency === "EUR" ? euro : roundAmount(euro * conversionRate("EUR", currency));
	return {
		least: inCurrency(least),
		most: inCurrency(most),
		suggested: suggested.map(inCurrency),
	};
}

/** What is offered in another currency for an amount of this one: the suggested amount in the same place, else a round one of about its worth (gifts-6). */
export function offeredAmount(amount: number, from: Currency, to: Currency): number {
	const place = giftCardAmounts(from).suggested.indexOf(amount);
	const { suggested, least, most } = giftCardAmounts(to);
	return suggested[place] ?? Math.min(most, Math.max(least, roundAmount(amount * conversionRate(from, to))));
}
