export const groupId = (masterId: string, colorId: string | undefined): string =>
	`${masterId}-${colorId ?? "all"}`;
