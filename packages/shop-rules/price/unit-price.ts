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
