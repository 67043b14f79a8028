import { house } from "../house.ts";
import { slugOf } from "./slug.ts";

/** FNV-1a: short, synchronous, and only has to tell apart the pictures of one product. */
function hash(text: string): string {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	return (value >>> 0).toString(16).padStart(8, "0");
}

/** A SKU as the folder of its pictures: one that a path cannot hold as it is gives its letters, and a hash of all of it. */
const folderOf = (ownerId: string): string =>
	/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(ownerId) ? ownerId : `${slugOf(ownerId) || "sku"}-${hash(ownerId)}`;

/**
 * Id of a drawn picture of a product or variation group: `VT10001-red/front-1a2b3c4d.jpg`; undefined = not a drawn one.
 * All views of a product have the same digits, which pages that name several of them repeat at no cost.
 */
export function drawnMediaId(ownerId: string, reference: string): string | undefined {
	const name = house.media.drawingName(reference);
	return name && `${folderOf(ownerId)}/${name.view}-${hash(name.look)}.jpg`;
}
