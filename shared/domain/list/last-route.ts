/** The basket's page links back to the last page of these kinds (shell-8). */
const REMEMBERED: ReadonlySet<string> = new Set(["product", "list", "category-landing"]);

export const toLastRoute = ({ kind, path }: { kind: string; path: string }): string | null =>
	REMEMBERED.has(kind) ? path : null;

/** Returns the stored path, or null if it belongs to another locale or could be read as another origin. */
export const readLastRoute = (text: string | null, prefix: string): string | null =>
	text?.startsWith(`${prefix}/`) && !/[\\\s]|\/\//.test(text) ? text : null;
