import { currencyDecimals } from "./settings/countries.ts";

export type Minor = number;

function findFactor(currency: string): number {
	return 10 ** currencyDecimals(currency);
}

export function toMinor(amount: number, currency: string): Minor {
	return Math.round(amount * findFactor(currency));
}

export function fromMinor(amount: Minor, currency: string): number {
	return amount / findFactor(currency);
}

export function takePercent(amount: Minor, percent: number): Minor {
	return Math.round((amount * percent) / 100);
}
