export const sessionPath = (apiHref: string): string => `${apiHref}/session`;

export const logPath = "/log";

export const cspReportPath = "/csp-report";

const PAGE_DATA = "/_page";

export const CLIENT_HEADER = "x-client";

/** Returns the address of a page's JSON, which differs from that of its HTML, so that caches and the back button do not confuse the two. */
export const pageDataPath = (path: string): string => PAGE_DATA + path;

export const pageOfDataPath = (path: string): string | null =>
	path.startsWith(`${PAGE_DATA}/`) ? path.slice(PAGE_DATA.length) : null;
