/**
 * Ids of products (catalogue-19). A merchant's SKU is kept as it is: any characters but control characters, and no blank at either end.
 * A variation group is named after its product and its colour, so its id may be longer than a SKU.
 */
export const MAX_SKU = 100;
export const PRODUCT_ID = /^(?!\s)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,200}(?<!\s)$/u;

export const isProductId = (id: string): boolean => PRODUCT_ID.test(id);

/**
 * An id as a part of a path: what an address cannot hold without an encoding is written as ~ and two hex digits for each byte,
 * because proxies and guards decode or refuse %2F.
 */
export const productIdInPath = (id: string): string =>
	encodeURIComponent(id.toWellFormed())
		.replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
		.replaceAll("%", "~");

/** Others may stand in a query only: servers decode, refuse or shorten %2F, %2E and the like in a path. */
export const isPlainInPath = (id: string): boolean => /^[\w-]+(?:\.[\w-]+)*$/.test(id);

/** Where the page of a product is when nothing but its id is known: the platform leads on from there. */
export const bareProductPath = (id: string): string => `/${productIdInPath(id)}.html`;

/** Ids in one text: no sign of theirs is taken for the comma between them. What cannot be read is an empty one, and no id. */
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
 * The ids that a product's path may end with, longest first: a slug and an id are both joined by hyphens, so only the
 * catalogue can tell where the id starts.
 */
export function productIdsInPath(path: string): string[] {
	const words = /(?:^|\/)([^/]{1,2000})\.html$/.exec(path)?.[1]?.split("-") ?? [];
	return words
		.map((_, at) => (words.length - at > MAX_HYPHENS ? "" : readPart(words.slice(at).join("-"))))
		.filter((id) => id !== "");
}
