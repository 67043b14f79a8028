/** Pages that a shopper comes back to from the bag: products, lists and searches (shell-8). */
const REMEMBERED: ReadonlySet<string> = new Set(["product", "list", "category-landing"]);

/** Returns the part of a page's route to remember; null for pages that are no target to return to. */
export const lastRouteOf = ({ kind, path }: { kind: string; path: string }): string | null =>
	REMEMBERED.has(kind) ? path : null;

/** The stored address; null unless it is one of this locale: another locale's, another origin's and nonsense are ignored. */
export const readLastRoute = (kept: string | null, prefix: string): string | null =>
	kept?.startsWith(`${prefix}/`) && !/[\\\s]|\/\//.test(kept) ? kept : null;
