/** Sorts sizes by the organisation's order; sizes that the order does not name keep their own order at the end (catalogue-9). */
export const inSizeOrder = <T extends { label: string }>(
	sizes: readonly T[],
	order: readonly string[],
): T[] => {
	const rank = ({ label }: T): number => {
		const index = order.indexOf(label);
		return index < 0 ? order.length : index;
	};
	return sizes.toSorted((a, b) => rank(a) - rank(b));
};
