/** Variation groups are not lines: they follow from the colours of a master's variants. */
export const groupId = (masterId: string, colorId: string): string => `${masterId}-${colorId}`;
