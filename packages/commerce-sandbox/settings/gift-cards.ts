import type { Currency } from "../house/countries.ts";
import { house } from "../house.ts";
import { conversionRate } from "./countries.ts";

export type GiftCardAmounts = { least: number; most: number; suggested: number[] };

const ANY = { least: 1, most: 5000, suggested: [50, 100, 200] };

function roundAmount(amount: number): number {
	const power = 10 ** Math.floor(Math.log10(amount));
	const distance = (step: number) => Math.abs(Math.log(amount / (step * power)));
	return [1, 2, 5, 10].reduce((best, step) => (distance(step) < distance(best) ? step : best)) * power;
}

/** Returns the house's amounts in units of the currency; outside the euro they are converted and rounded (gifts-2). */
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

/**
 * Converts a suggested amount to the suggestion at the same position, and any other amount to a round amount of similar worth (gifts-6).
 */
export function offeredAmount(amount: number, from: Currency, to: Currency): number {
	const place = giftCardAmounts(from).suggested.indexOf(amount);
	const { suggested, least, most } = giftCardAmounts(to);
	return suggested[place] ?? Math.min(most, Math.max(least, roundAmount(amount * conversionRate(from, to))));
}
