/**
 * The addresses that every page's script asks for by itself. They stand apart from the path builder, which the first visit can do
 * without (budget-1).
 */

/** The session of the shopper API whose base is known: asked for by every page, so without the API's client. */
export const sessionPath = (apiHref: string): string => `${apiHref}/session`;

/** Receives errors from browsers. */
export const logPath = "/log";

/** Browsers report by themselves what a page's policy has refused (security-11). */
export const cspReportPath = "/csp-report";

const PAGE_DATA = "/_page";

/** With a page as JSON: the file of the client that reads it. */
export const CLIENT_HEADER = "x-client";

/** Returns the path of a page's JSON, a separate address so that caches and the back button do not confuse JSON and HTML. */
export const pageDataPath = (path: string): string => PAGE_DATA + path;

/** The page that a JSON address stands for; null for any other path. */
export const pageOfDataPath = (path: string): string | null =>
	path.startsWith(`${PAGE_DATA}/`) ? path.slice(PAGE_DATA.length) : null;
