/**
 * In characters. SKUs are stored as merchants write them (catalogue-19). Ids of variation groups join product and colour, so `PRODUCT_ID`
 * allows more.
 */
export const MAX_SKU = 100;
export const PRODUCT_ID = /^(?!\s)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,200}(?<!\s)$/u;

export const isProductId = (id: string): boolean => PRODUCT_ID.test(id);

/**
 * Encodes an id for a path: bytes that need percent-encoding become "~" and two hex digits, because proxies and firewalls decode or refuse
 * %2F.
 */
export const productIdInPath = (id: string): string =>
	encodeURIComponent(id.toWellFormed())
		.replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
		.replaceAll("%", "~");

/**
 * Returns true if the id needs no encoding in a path. Any other id must be sent in a query: servers decode, refuse or shorten %2F, %2E and
 * the like in a path.
 */
export const isPlainInPath = (id: string): boolean => /^[\w-]+(?:\.[\w-]+)*$/.test(id);

export const bareProductPath = (id: string): string => `/${productIdInPath(id)}.html`;

export const writeIds = (ids: readonly string[]): string => ids.map(productIdInPath).join(",");
export const readIds = (text: string): string[] => [...new Set(text.split(",").map(readPart))];

function readPart(part: string): string {
	try {
		const id = decodeURIComponent(part.replaceAll("%", "%25").replaceAll("~", "%"));
		return isProductId(id) ? id : "";
	} catch {
		return "";
	}
}

const MAX_HYPHENS = 200;

/**
 * Returns the ids that a product's path may end with, the longest first. Hyphens occur in slugs as well as in ids, so only the catalogue
 * can tell where the id starts.
 */
export function productIdsInPath(path: string): string[] {
	const words = /(?:^|\/)([^/]{1,2000})\.html$/.exec(path)?.[1]?.split("-") ?? [];
	return words
		.map((_, at) => (words.length - at > MAX_HYPHENS ? "" : readPart(words.slice(at).join("-"))))
		.filter((id) => id !== "");
}
