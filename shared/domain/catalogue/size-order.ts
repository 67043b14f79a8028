/** Sizes that the organisation's order does not name follow in their own order (catalogue-9). */
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
