import { taxRateAt } from "../../config/taxes.ts";
import type { ExternalTax, StoredShipment } from "./basket-document.ts";
import { type Minor, toMinor } from "./money.ts";
import type { PricedTax } from "./priced-basket.ts";

export type Taxation = "gross" | "net";

/** Contained in a gross price, to be added to a net one; rounded half up. */
export function taxOn(amount: Minor, rate: number, taxation: Taxation): Minor {
	return Math.round(taxation === "gross" ? amount - amount / (1 + rate) : amount * rate);
}

/** Tax of a line that costs `price`, and `basis` after all discounts, at what its destination or the client says. */
export function taxOfLine(
	{ price, basis }: { price: Minor; basis: Minor },
	{ rate, external, taxation, currency }: LineTaxation,
): PricedTax {
	if (!external) {
		if (rate === undefined) return { basis };
		return { rate, basis, tax: taxOn(price, rate, taxation), adjustedTax: taxOn(basis, rate, taxation) };
	}
	const sum = external.reduce((total, one) => total + one.rate, 0);
	const values = external.map((one) => one.value);
	const isGiven = values.length > 0 && values.every((value) => value !== undefined);
	const adjustedTax = isGiven
		? values.reduce((total, value) => total + toMinor(value ?? 0, currency), 0)
		: taxOn(basis, sum, taxation);
	return { rate: sum, basis, tax: taxOn(price, sum, taxation), adjustedTax };
}

type LineTaxation = {
	rate: number | undefined;
	external: readonly ExternalTax[] | undefined;
	taxation: Taxation;
	currency: string;
};

/** The rate where a shipment goes; undefined before that is known. */
export function rateOfShipment({ address }: StoredShipment): number | undefined {
	return taxRateAt(address?.countryCode, address?.stateCode);
}

/** Taxes by rate. */
export function groupTaxes(taxes: readonly PricedTax[]): { rate: number; tax: Minor }[] {
	const byRate = new Map<number, Minor>();
	for (const { rate, adjustedTax } of taxes) {
		if (rate !== undefined && adjustedTax !== undefined)
			byRate.set(rate, (byRate.get(rate) ?? 0) + adjustedTax);
	}
	return [...byRate].map(([rate, tax]) => ({ rate, tax })).sort((a, b) => a.rate - b.rate);
}
