import { house } from "../house.ts";
import { toSlug } from "./slug.ts";

function hash(text: string): string {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	return (value >>> 0).toString(16).padStart(8, "0");
}

const toFolder = (ownerId: string): string =>
	/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(ownerId) ? ownerId : `${toSlug(ownerId) || "sku"}-${hash(ownerId)}`;

/**
 * Returns `VT10001-red/front-1a2b3c4d.jpg`, or undefined if the picture is not drawn. All views of a product share their digits, which
 * compresses well.
 */
export function drawnMediaId(ownerId: string, reference: string): string | undefined {
	const name = house.media.drawingName(reference);
	return name && `${toFolder(ownerId)}/${name.view}-${hash(name.look)}.jpg`;
}
