/** Variation groups follow from the colours of a master's variants. Variants without colours form one group. */
export const groupId = (masterId: string, colorId: string | undefined): string =>
	`${masterId}-${colorId ?? "all"}`;
