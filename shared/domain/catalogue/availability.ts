export type Stock = { ats: number; stockLevel: number; preorderable: boolean };

/** Returns true if nothing is left to sell (catalogue-1). */
export const isOutOfStock = (stock: Stock): boolean => stock.ats <= 0;

/** Returns true if pieces can be ordered although none is on the shelf (catalogue-2). */
export const isPreorder = (stock: Stock): boolean =>
	stock.preorderable && !isOutOfStock(stock) && stock.stockLevel <= 0;

export const isMasterOutOfStock = (variants: readonly Stock[]): boolean => variants.every(isOutOfStock);

export const isPreorderOnly = (variants: readonly Stock[]): boolean =>
	variants.some(isPreorder) && variants.every((stock) => isOutOfStock(stock) || isPreorder(stock));

/**
 * Returns true if the product is limited to groups and the shopper is in none of them (catalogue-4). Shared pages are rendered for guests.
 */
export const isBanned = (groups: NamedGroups, customerGroups: readonly string[]): boolean => {
	const groupIds = namedGroups(groups);
	return groupIds.length > 0 && !isMember(groupIds, customerGroups);
};

type NamedGroups = { a?: string; b?: string };

export const namedGroups = ({ a, b }: NamedGroups): string[] => [a, b].filter((group) => !!group) as string[];

export const isMember = (groupIds: readonly string[], customerGroups: readonly string[]): boolean =>
	groupIds.some((group) => customerGroups.includes(group));

export type SizeState = "available" | "preorder" | "soldOut";

export const sizeState = (stock: Stock): SizeState =>
	isOutOfStock(stock) ? "soldOut" : isPreorder(stock) ? "preorder" : "available";

export type Availability = "orderable" | "preorder" | "soldOut" | "noPrice" | "banned";

/** Returns the first state that applies, in order of precedence (catalogue-5). */
export const classifyAvailability = (
	variants: readonly Stock[],
	facts: { hasPrice: boolean; banned: boolean; offline?: boolean },
): Availability => {
	if (facts.banned) return "banned";
	if (facts.offline) return "soldOut";
	if (!facts.hasPrice) return "noPrice";
	if (isMasterOutOfStock(variants)) return "soldOut";
	return isPreorderOnly(variants) ? "preorder" : "orderable";
};

/** Returns true if at least one piece, and at most `threshold`, are on the shelf (catalogue-18). */
export const isLastPieces = (stock: Stock, threshold: number): boolean =>
	stock.stockLevel > 0 && stock.stockLevel <= threshold;
