/** Pages that a shopper comes back to from the bag: products, lists and searches (shell-8). */
const REMEMBERED: ReadonlySet<string> = new Set(["product", "list", "category-landing"]);

/** What is kept of a page that is shown; null for those that are no way back. */
export const lastRouteOf = ({ kind, path }: { kind: string; path: string }): string | null =>
	REMEMBERED.has(kind) ? path : null;

/** What was kept, as an address of this locale; null where it is none: another locale's, another origin's, nonsense. */
export const readLastRoute = (kept: string | null, prefix: string): string | null =>
	kept?.startsWith(`${prefix}/`) && !/[\\\s]|\/\//.test(kept) ? kept : null;
