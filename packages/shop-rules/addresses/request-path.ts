/** Which paths a request may ask for: those that a matcher of routes and a parser of addresses read in the same way (security-4). */

/** Backslashes, doubled slashes, and dots or slashes in percent code, however often they were encoded. */
const AMBIGUOUS = /\\|\/\/|%(?:25)*(?:2e|2f|5c)/i;

/** The path of an address as it was written; reading it with `URL` would resolve what we look for. */
const writtenPath = (url: string): string => {
	const start = url.indexOf("/", url.indexOf("://") + 3);
	if (start === -1) return "/";
	const end = url.slice(start).search(/[?#]/);
	return end === -1 ? url.slice(start) : url.slice(start, start + end);
};

/** Case (of percent codes) and a trailing slash make no difference. */
const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, "");

/** Is the path of this absolute address already in its normal form? */
export const isNormalPath = (url: string): boolean => {
	const written = writtenPath(url);
	if (AMBIGUOUS.test(written) || !URL.canParse(url)) return false;
	return comparable(new URL(url).pathname) === comparable(written);
};
