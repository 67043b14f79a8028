/** Requests may use only paths that the route matcher and `URL` read alike (security-4). */

const AMBIGUOUS = /\\|\/\/|%(?:25)*(?:2e|2f|5c)/i;

/** Returns the path as it was written; `URL` would resolve the sequences that this check looks for. */
const writtenPath = (url: string): string => {
	const start = url.indexOf("/", url.indexOf("://") + 3);
	if (start === -1) return "/";
	const end = url.slice(start).search(/[?#]/);
	return end === -1 ? url.slice(start) : url.slice(start, start + end);
};

const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, "");

export const isNormalPath = (url: string): boolean => {
	const path = writtenPath(url);
	if (AMBIGUOUS.test(path) || !URL.canParse(url)) return false;
	return comparable(new URL(url).pathname) === comparable(path);
};
