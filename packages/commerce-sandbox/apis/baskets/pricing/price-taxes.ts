import { house } from "../../../house.ts";
import { type Minor, toMinor } from "../../../money.ts";
import type { ExternalTax, StoredBasket, StoredShipment } from "../../../records/baskets/basket-document.ts";
import type { PricedTax } from "../../../records/baskets/priced-basket.ts";

export type Taxation = "gross" | "net";

function taxOn(amount: Minor, rate: number, taxation: Taxation): Minor {
	return Math.round(taxation === "gross" ? amount - amount / (1 + rate) : amount * rate);
}

type TaxOf = (lineId: string, shipmentId: string, price: Minor, basis: Minor) => PricedTax;

export function computeTaxes({ document, currency }: StoredBasket, taxation: Taxation): TaxOf {
	const { shipments, externalTaxes } = document;
	const rates = new Map(
		externalTaxes ? [] : shipments.map((shipment) => [shipment.shipmentId, rateOfShipment(shipment)]),
	);
	return (lineId, shipmentId, price, basis) =>
		taxOfLine(
			{ price, basis },
			{ rate: rates.get(shipmentId), external: externalTaxes?.[lineId], taxation, currency },
		);
}

function taxOfLine(
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

function rateOfShipment({ address }: StoredShipment): number | undefined {
	return house.taxRateAt(address?.countryCode, address?.stateCode);
}

export function groupTaxes(taxes: readonly PricedTax[]): { rate: number; tax: Minor }[] {
	const byRate = new Map<number, Minor>();
	for (const { rate, adjustedTax } of taxes) {
		if (rate !== undefined && adjustedTax !== undefined)
			byRate.set(rate, (byRate.get(rate) ?? 0) + adjustedTax);
	}
	return [...byRate].map(([rate, tax]) => ({ rate, tax })).sort((a, b) => a.rate - b.rate);
}
