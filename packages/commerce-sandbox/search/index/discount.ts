export const computeDiscount = (price: number, list: number): number =>
	Math.max(0, 100 - Math.round((100 * price) / list));
