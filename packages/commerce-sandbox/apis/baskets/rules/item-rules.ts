import type { BasketDocument, StoredItem } from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import type { ItemRequest } from "../../../records/baskets/basket-requests.ts";
import { type Outcome, type Refusal, refuse } from "../../../records/baskets/outcome.ts";
import type { BonusOffer } from "../../../records/baskets/priced-basket.ts";
import { bonusRefusal } from "./bonus-rules.ts";
import { itemRefusal, shipmentRefusal, withCustomChanges, withoutItems } from "./document-parts.ts";

const MAX_QUANTITY = 999;
const MAX_LINES = 100;

export type ItemContext = {
	products: ReadonlyMap<string, BasketProduct>;
	currency: string;
	newItemId: () => string;
	offers?: readonly BonusOffer[];
};

function isQuantity(quantity: number, lowest: 0 | 1): boolean {
	return Number.isInteger(quantity) && quantity >= lowest && quantity <= MAX_QUANTITY;
}

function quantityRefusal(quantity: number): { refused: Refusal } {
	return refuse(
		"invalid-product-item-quantity",
		`The quantity ${quantity} is not a whole number from 1 to ${MAX_QUANTITY}.`,
	);
}

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

function toLast(product: BasketProduct, currency: string): StoredItem["last"] {
	return { productName: product.name, basePrice: product.price, currency };
}

type LineKey = Pick<
	StoredItem,
	"productId" | "shipmentId" | "gift" | "giftMessage" | "bonusDiscountLineItemId" | "custom"
>;

function writeLineKey(line: LineKey): string {
	return JSON.stringify([
		line.productId,
		line.shipmentId,
		line.gift,
		line.giftMessage,
		line.bonusDiscountLineItemId,
		Object.entries(line.custom).sort(),
	]);
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

const hasShipment = (document: BasketDocument, shipmentId: string): boolean =>
	document.shipments.some((shipment) => shipment.shipmentId === shipmentId);

export function addItems(
	document: BasketDocument,
	requests: readonly ItemRequest[],
	context: ItemContext,
): Outcome<BasketDocument> {
	const items = document.items.map((item) => ({ ...item }));
	for (const { productId, quantity = 1, shipmentId, gift = false, giftMessage, ...rest } of requests) {
		const shipment = shipmentId ?? document.shipments[0].shipmentId;
		if (!productId) return refuse("invalid-product-id", "The product ID is missing.");
		if (!isQuantity(quantity, 1)) return quantityRefusal(quantity);
		if (!hasShipment(document, shipment)) return shipmentRefusal(shipment);
		const heldQuantity = quantityInOtherLines(items, productId);
		const product = checkProduct(productId, heldQuantity + quantity, context.products);
		if ("refused" in product) return product;
		const offer = rest.bonusDiscountLineItemId;
		const offerRefusal =
			offer === undefined ? undefined : bonusRefusal(offer, productId, quantity, items, context.offers);
		if (offerRefusal) return offerRefusal;
		const line: Omit<StoredItem, "itemId" | "quantity"> = {
			productId,
			shipmentId: shipment,
			gift,
			...(giftMessage === undefined ? {} : { giftMessage }),
			...(offer === undefined ? {} : { bonusDiscountLineItemId: offer }),
			custom: rest.custom,
			last: toLast(product.ok, context.currency),
		};
		const same = items.find((item) => writeLineKey(item) === writeLineKey(line));
		if (same) {
			if (!isQuantity(same.quantity + quantity, 1)) return quantityRefusal(same.quantity + quantity);
			same.quantity += quantity;
			same.last = line.last;
		} else {
			items.push({ itemId: context.newItemId(), quantity, ...line });
		}
	}
	if (items.length > MAX_LINES) {
		return refuse("product-items-quota-exceeded", `A basket holds at most ${MAX_LINES} different items.`);
	}
	return { ok: { ...document, items } };
}

export function changeItem(
	document: BasketDocument,
	itemId: string,
	change: ItemRequest,
	context: ItemContext,
): Outcome<BasketDocument> {
	const item = document.items.find((candidate) => candidate.itemId === itemId);
	if (!item) return itemRefusal(itemId);
	const { shipmentId = item.shipmentId, gift = item.gift, giftMessage = item.giftMessage } = change;
	if (!hasShipment(document, shipmentId)) return shipmentRefusal(shipmentId);
	const quantity = change.quantity ?? item.quantity;
	if (!isQuantity(quantity, 0)) return quantityRefusal(quantity);
	if (quantity === 0) return removeItem(document, itemId);
	const productId = change.productId ?? item.productId;
	const isReduction = productId === item.productId && quantity <= item.quantity;
	let last = item.last;
	if (!isReduction) {
		const heldQuantity = quantityInOtherLines(document.items, productId, itemId);
		const product = checkProduct(productId, heldQuantity + quantity, context.products);
		if ("refused" in product) return product;
		last = toLast(product.ok, context.currency);
		const offer = item.bonusDiscountLineItemId;
		const others = document.items.filter((candidate) => candidate.itemId !== itemId);
		const offerRefusal =
			offer === undefined ? undefined : bonusRefusal(offer, productId, quantity, others, context.offers);
		if (offerRefusal) return offerRefusal;
	}
	const changedItem: StoredItem = {
		...item,
		productId,
		quantity,
		shipmentId,
		gift,
		...(giftMessage === undefined ? {} : { giftMessage }),
		custom: withCustomChanges(item.custom, change.custom),
		last,
	};
	const key = writeLineKey(changedItem);
	const twin = document.items.find(
		(candidate) => candidate.itemId !== itemId && writeLineKey(candidate) === key,
	);
	if (twin && !isQuantity(quantity + twin.quantity, 1)) return quantityRefusal(quantity + twin.quantity);
	const items = document.items
		.filter((candidate) => candidate.itemId !== twin?.itemId)
		.map((candidate) =>
			candidate.itemId === itemId
				? { ...changedItem, quantity: quantity + (twin?.quantity ?? 0) }
				: candidate,
		);
	return { ok: { ...document, items, ...withoutItems(document, twin ? [twin.itemId] : []) } };
}

/**
 * Returns the document without the item and, for the parent of a bundle kit, without its components (basket-8); 404 for an unknown item.
 */
export function removeItem(document: BasketDocument, itemId: string): Outcome<BasketDocument> {
	const item = document.items.find((candidate) => candidate.itemId === itemId);
	if (!item) return itemRefusal(itemId, 404);
	const removedItems = document.items.filter(
		(candidate) => candidate.itemId === itemId || isPartOf(candidate, item, document),
	);
	const ids = removedItems.map((candidate) => candidate.itemId);
	const items = document.items.filter((candidate) => !ids.includes(candidate.itemId));
	return { ok: { ...document, items, ...withoutItems(document, ids) } };
}

function isPartOf(candidate: StoredItem, parent: StoredItem, { items }: BasketDocument): boolean {
	const kit = candidate.custom.c_bundleKitId;
	if (candidate.custom.c_bundleKitPart === true)
		return parent.custom.c_bundleKitParent === true && kit === parent.custom.c_bundleKitId;
	if (kit === undefined || kit !== parent.productId || candidate.productId === parent.productId) return false;
	return !items.some((other) => other.itemId !== parent.itemId && other.productId === parent.productId);
}
