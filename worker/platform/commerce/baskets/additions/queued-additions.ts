import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import * as z from "zod";
import { textField } from "../../catalogue/custom-fields.ts";
import type { VendorBasket } from "../own-basket.ts";

/** The basket's field that notes additions before they are made, each with the quantity of its product at that time. */
export const QUEUED_FIELD = "c_queuedAdditions";

const MOST_NOTES = 20;

const notes = z.array(z.object({ id: z.string(), before: z.number() })).catch([]);

const countProduct = ({ productItems = [] }: VendorBasket, productId: string): number =>
	productItems.reduce((sum, item) => sum + (item.productId === productId ? (item.quantity ?? 0) : 0), 0);

/**
 * Returns whether an addition has been made: it was noted, and the basket holds more of its product than at that time (basket-33). The
 * platform has no key by which it would recognise a repeated request. `field`: the notes with this addition, unless it is noted already.
 */
export function checkAddition(
	basket: VendorBasket,
	id: string,
	productId: string,
): { isAdded: boolean; field?: string } {
	const noted = notes.parse(readJson(textField(basket as Record<string, unknown>, QUEUED_FIELD)));
	const count = countProduct(basket, productId);
	const note = noted.find((one) => one.id === id);
	if (note) return { isAdded: count > note.before };
	const kept = [...noted, { id, before: count }].slice(-MOST_NOTES);
	return { isAdded: false, field: JSON.stringify(kept) };
}
