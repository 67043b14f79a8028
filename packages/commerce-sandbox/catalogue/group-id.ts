/** Variation groups are not lines: they follow from the colours of a master's variants. Variants without colours are one group. */
export const groupId = (masterId: string, colorId: string | undefined): string =>
	`${masterId}-${colorId ?? "all"}`;
