/** Amounts of contents in the unit of the price: a litre or a kilogram (legal-7). */
const UNITS: Readonly<Record<string, { per: "l" | "kg"; amount: number }>> = {
	ml: { per: "l", amount: 0.001 },
	cl: { per: "l", amount: 0.01 },
	l: { per: "l", amount: 1 },
	g: { per: "kg", amount: 0.001 },
	kg: { per: "kg", amount: 1 },
};

export type UnitPrice = { value: number; per: "l" | "kg" };

/**
 * Returns the price for a litre or a kilogram of something whose size is an amount by volume or weight, such as "50ml"; undefined for any
 * other size, and without a price (legal-7).
 */
export function computeUnitPrice(size: string, price: number | null | undefined): UnitPrice | undefined {
	const [, number = "", name = ""] = /^(\d+(?:[.,]\d+)?)\s?(ml|cl|l|g|kg)$/i.exec(size) ?? [];
	const unit = UNITS[name.toLowerCase()];
	const amount = Number(number.replace(",", ".")) * (unit?.amount ?? 0);
	if (!unit || !price || !(amount > 0)) return undefined;
	return { value: price / amount, per: unit.per };
}

/** `most`: the highest of several prices by unit, if it differs from the least. */
export type UnitPriceRange = { least: number; most?: number; per: UnitPrice["per"] };

/** Returns the prices by unit of a product that is sold in several sizes; undefined if its sizes are no amounts (legal-7). */
export function rangeUnitPrices(
	sizes: readonly { size: string; price: number | null | undefined }[],
): UnitPriceRange | undefined {
	const all = sizes.flatMap(({ size, price }) => computeUnitPrice(size, price) ?? []);
	const [first] = all;
	if (!first) return undefined;
	const values = all.filter(({ per }) => per === first.per).map(({ value }) => value);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return { least, per: first.per, ...(most > least && { most }) };
}
