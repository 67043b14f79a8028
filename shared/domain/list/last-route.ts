/** The basket's page leads back to products, lists and searches (shell-8). */
const REMEMBERED: ReadonlySet<string> = new Set(["product", "list", "category-landing"]);

export const toLastRoute = ({ kind, path }: { kind: string; path: string }): string | null =>
	REMEMBERED.has(kind) ? path : null;

/** Returns null unless the stored address belongs to this locale and origin. */
export const readLastRoute = (text: string | null, prefix: string): string | null =>
	text?.startsWith(`${prefix}/`) && !/[\\\s]|\/\//.test(text) ? text : null;
