import type { BasketDocument, CustomProperties, StoredItem } from "./basket-document.ts";
import type { BasketProduct } from "./basket-product.ts";
import type { ItemChange, ItemToAdd } from "./basket-requests.ts";

/** A refusal in the platform's words; baskets.ts turns it into a problem. */
export type Refusal = { status: 400 | 404; type: string; detail: string; extra?: Record<string, unknown> };

export type Outcome<T> = { ok: T } | { refused: Refusal };

const MAX_QUANTITY = 999;
/** Lines of one basket: the platform's quota on product items. */
const MAX_LINES = 100;

export type ItemContext = {
	products: ReadonlyMap<string, BasketProduct>;
	currency: string;
	newItemId: () => string;
};

function refuse(
	type: string,
	detail: string,
	extra?: Record<string, unknown>,
	status: 400 | 404 = 400,
): { refused: Refusal } {
	return { refused: { status, type, detail, ...(extra ? { extra } : {}) } };
}

/** Whole numbers from `lowest` to 999. */
function isQuantity(quantity: number, lowest: 0 | 1): boolean {
	return Number.isInteger(quantity) && quantity >= lowest && quantity <= MAX_QUANTITY;
}

function quantityRefusal(quantity: number): { refused: Refusal } {
	return refuse(
		"invalid-product-item-quantity",
		`The quantity ${quantity} is not a whole number from 1 to ${MAX_QUANTITY}.`,
	);
}

/** May this product be in a basket at all, in this quantity? Master, unknown, unpriced and sold-out ones may not. */
function checkProduct(
	productId: string,
	quantity: number,
	products: ReadonlyMap<string, BasketProduct>,
): Outcome<BasketProduct> {
	const product = products.get(productId);
	if (!product) {
		return refuse(
			"invalid-product-item",
			`The product with the ID '${productId}' is unknown, offline or not of this site.`,
			{ productId },
		);
	}
	if (product.price === null) {
		return refuse(
			"product-price-not-found",
			`The product with the ID '${productId}' has no price in the currency of the basket.`,
			{ productId },
		);
	}
	if (quantity > product.ats || !product.orderable) {
		return refuse(
			"product-item-not-available",
			`The product with the ID '${productId}' is not available in the quantity ${quantity}.`,
			{ productId, quantity, availableQuantity: product.orderable ? product.ats : 0 },
		);
	}
	return { ok: product };
}

function lastOf(product: BasketProduct, currency: string): StoredItem["last"] {
	return { productName: product.name, basePrice: product.price, currency };
}

/**
 * Two adds of one product are one line, unless they carry different custom properties (an embroidered shirt is
 * not the plain one).
 */
function sameLine(item: StoredItem, productId: string, custom: CustomProperties): boolean {
	if (item.productId !== productId) return false;
	const [mine, theirs] = [item.custom, custom].map((properties) =>
		JSON.stringify(Object.entries(properties).sort()),
	);
	return mine === theirs;
}

function quantityInOtherLines(
	items: readonly StoredItem[],
	productId: string,
	exceptItemId?: string,
): number {
	return items.reduce(
		(sum, item) => (item.productId === productId && item.itemId !== exceptItemId ? sum + item.quantity : sum),
		0,
	);
}

/** Adds all items or none. */
export function addItems(
	document: BasketDocument,
	added: readonly ItemToAdd[],
	context: ItemContext,
): Outcome<BasketDocument> {
	const items = document.items.map((item) => ({ ...item }));
	for (const { productId, quantity = 1, shipmentId = "me", custom } of added) {
		if (!productId) return refuse("invalid-product-id", "The product ID is missing.");
		if (!isQuantity(quantity, 1)) return quantityRefusal(quantity);
		if (shipmentId !== "me") return shipmentRefusal(shipmentId);
		const product = checkProduct(
			productId,
			quantityInOtherLines(items, productId) + quantity,
			context.products,
		);
		if ("refused" in product) return product;
		const last = lastOf(product.ok, context.currency);
		const line = items.find((item) => sameLine(item, productId, custom));
		if (line) {
			if (!isQuantity(line.quantity + quantity, 1)) return quantityRefusal(line.quantity + quantity);
			line.quantity += quantity;
			line.last = last;
		} else {
			items.push({ itemId: context.newItemId(), productId, quantity, custom, last });
		}
	}
	if (items.length > MAX_LINES) {
		return refuse("product-items-quota-exceeded", `A basket holds at most ${MAX_LINES} different items.`);
	}
	return { ok: { ...document, items } };
}

function shipmentRefusal(shipmentId: string): { refused: Refusal } {
	return refuse(
		"shipment-not-found",
		`The basket has no shipment with the ID '${shipmentId}'.`,
		undefined,
		404,
	);
}

/** Changes quantity, variant (`productId`) or custom properties of one line. Quantity 0 removes it. */
export function changeItem(
	document: BasketDocument,
	itemId: string,
	change: ItemChange,
	context: ItemContext,
): Outcome<BasketDocument> {
	const item = document.items.find((candidate) => candidate.itemId === itemId);
	if (!item) return itemRefusal(itemId);
	if (change.shipmentId !== undefined && change.shipmentId !== "me")
		return shipmentRefusal(change.shipmentId);
	const quantity = change.quantity ?? item.quantity;
	if (!isQuantity(quantity, 0)) return quantityRefusal(quantity);
	if (quantity === 0) return removeItem(document, itemId);
	const productId = change.productId ?? item.productId;
	const custom = { ...item.custom, ...change.custom };
	// Fewer pieces of the same product are always allowed, also when even those have sold out meanwhile.
	const isReduction = productId === item.productId && quantity <= item.quantity;
	let last = item.last;
	if (!isReduction) {
		const product = checkProduct(
			productId,
			quantityInOtherLines(document.items, productId, itemId) + quantity,
			context.products,
		);
		if ("refused" in product) return product;
		last = lastOf(product.ok, context.currency);
	}
	const changed: StoredItem = { itemId, productId, quantity, custom, last };
	// A change of size may meet a line that has this size already: they become one.
	const twin = document.items.find(
		(candidate) => candidate.itemId !== itemId && sameLine(candidate, productId, custom),
	);
	const items = document.items
		.filter((candidate) => candidate.itemId !== twin?.itemId)
		.map((candidate) =>
			candidate.itemId === itemId ? { ...changed, quantity: quantity + (twin?.quantity ?? 0) } : candidate,
		);
	return { ok: { ...document, items } };
}

export function removeItem(document: BasketDocument, itemId: string): Outcome<BasketDocument> {
	if (!document.items.some((item) => item.itemId === itemId)) return itemRefusal(itemId, 404);
	return { ok: { ...document, items: document.items.filter((item) => item.itemId !== itemId) } };
}

function itemRefusal(itemId: string, status: 400 | 404 = 400): { refused: Refusal } {
	return refuse(
		"product-item-not-found",
		`The basket has no product item with the ID '${itemId.slice(0, 64)}'.`,
		undefined,
		status,
	);
}
