/** Addresses that every page's script requests, apart from the path builder, which the first visit does not load (budget-1). */

export const sessionPath = (apiHref: string): string => `${apiHref}/session`;

export const logPath = "/log";

/** Browsers report violations of a page's policy here (security-11). */
export const cspReportPath = "/csp-report";

const PAGE_DATA = "/_page";

/** The header of a page's JSON names the client file that can read it. */
export const CLIENT_HEADER = "x-client";

/** Returns the path of a page's JSON, a separate address so that caches and the back button do not confuse JSON and HTML. */
export const pageDataPath = (path: string): string => PAGE_DATA + path;

export const pageOfDataPath = (path: string): string | null =>
	path.startsWith(`${PAGE_DATA}/`) ? path.slice(PAGE_DATA.length) : null;
