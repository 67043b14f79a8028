import type { CouponFact } from "../../../../shared/domain/analytics/coupon-facts.ts";
import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import { listKitParts } from "./kit-items.ts";
import { readKitField } from "./line-fields.ts";
import type { VendorBasket } from "./own-basket.ts";

/** The pieces of one product by which a bag has changed. `price`: that of one piece in the platform's bag, with the parts of a kit. */
export type FactLine = { productId: string; name: string; quantity: number; price: number | null };

/** `count`: the pieces and gift cards in the bag. */
export type BagFact =
	| { name: "add_to_cart"; addType: string; line: FactLine }
	| { name: "remove_from_cart"; line: FactLine }
	| { name: "cart_updated"; count: number }
	| CouponFact;

/** Names what a change was about; what else the platform changes with it, such as gifts of promotions, is no action of the shopper. */
export type Touched =
	| { kind: "add"; productId: string; quantity: number; addType?: string }
	| { kind: "line"; itemId: string; productId?: string; quantity?: number }
	| { kind: "giftCard"; id?: string }
	| { kind: "coupon"; code: string }
	| { kind: "coupon"; id: string }
	| { kind: "sums" };

type Item = NonNullable<VendorBasket["productItems"]>[number];
type Changed = { removed?: FactLine | undefined; added?: FactLine | undefined };

export const GIFT_CARD: Pick<BasketLine, "productId" | "name"> = {
	productId: "gift-certificate",
	name: "Gift card",
};

const list = ({ productItems = [] }: VendorBasket): readonly Item[] => productItems;
const readKit = (item: Item) => readKitField(item as Record<string, unknown>);

const isHidden = (item: Item, items: readonly Item[]): boolean => {
	const kit = readKit(item);
	return (
		kit?.role === "part" &&
		items.some((one) => readKit(one)?.role === "parent" && readKit(one)?.id === kit.id)
	);
};

/** Counts what the shopper sees in the bag: parts of a kit are not pieces of their own (basket-8). */
export const countPieces = (basket: VendorBasket): number =>
	list(basket)
		.filter((item, _, items) => !isHidden(item, items))
		.reduce((sum, { quantity = 0 }) => sum + quantity, 0) + (basket.giftCertificateItems?.length ?? 0);

const describeItem = (basket: VendorBasket, item: Item, quantity: number): FactLine => {
	const { itemId = "", productId = "", productName: name = "", basePrice = item.price } = item;
	const parts = listKitParts(basket.productItems, itemId).reduce(
		(sum, part) => sum + ((part.basePrice ?? 0) * (part.quantity ?? 0)) / (item.quantity || 1),
		0,
	);
	return { productId, name, quantity, price: basePrice === undefined ? null : basePrice + parts };
};

const describeAdded = (
	before: VendorBasket | undefined,
	after: VendorBasket,
	{ productId, quantity }: Extract<Touched, { kind: "add" }>,
): Changed => {
	const known = new Map(list(before ?? {}).map((item) => [item.itemId, item.quantity ?? 0]));
	const own = list(after).filter((item, _, items) => item.productId === productId && !isHidden(item, items));
	const item = own.find((one) => (one.quantity ?? 0) > (known.get(one.itemId) ?? 0)) ?? own.at(-1);
	return { added: item && describeItem(after, item, quantity) };
};

const describeChanged = (
	before: VendorBasket,
	after: VendorBasket,
	{ itemId, productId, quantity }: Extract<Touched, { kind: "line" }>,
): Changed => {
	const item = list(before).find((one) => one.itemId === itemId);
	if (!item) return {};
	const had = item.quantity ?? 0;
	const now = list(after).find((one) => one.itemId === itemId);
	if (productId !== undefined && productId !== item.productId) {
		const other = now ?? list(after).find((one) => one.productId === productId);
		return {
			removed: describeItem(before, item, had),
			added: other && describeItem(after, other, quantity ?? had),
		};
	}
	if (quantity === undefined) return {};
	const difference = (now?.quantity ?? 0) - had;
	if (difference < 0) return { removed: describeItem(before, item, -difference) };
	return difference > 0 && now ? { added: describeItem(after, now, difference) } : {};
};

const describeGiftCard = (
	before: VendorBasket | undefined,
	after: VendorBasket,
	id: string | undefined,
): Changed => {
	const find = (basket: VendorBasket | undefined) =>
		basket?.giftCertificateItems?.find((one) => one.giftCertificateItemId === id);
	const toLine = (card: { amount?: number } | undefined) =>
		card && { ...GIFT_CARD, quantity: 1, price: card.amount ?? 0 };
	if (id === undefined) return { added: toLine(after.giftCertificateItems?.at(-1)) };
	const [was, is] = [find(before), find(after)];
	return was && was.amount !== is?.amount ? { removed: toLine(was), added: toLine(is) } : {};
};

const describeChange = (before: VendorBasket | undefined, after: VendorBasket, touched: Touched): Changed => {
	if (touched.kind === "add") return describeAdded(before, after, touched);
	if (touched.kind === "giftCard") return describeGiftCard(before, after, touched.id);
	return touched.kind === "line" && before ? describeChanged(before, after, touched) : {};
};

/** Returns the coupon that was added or removed (event-48). */
const listCouponFacts = (
	before: VendorBasket | undefined,
	after: VendorBasket,
	touched: Extract<Touched, { kind: "coupon" }>,
): BagFact[] => {
	const find = (basket: VendorBasket | undefined, id: string) =>
		basket?.couponItems?.find(({ couponItemId }) => couponItemId === id);
	if ("code" in touched) return [{ name: "coupon", action: "added", code: touched.code }];
	const { code } = find(before, touched.id) ?? {};
	return code !== undefined && !find(after, touched.id) ? [{ name: "coupon", action: "removed", code }] : [];
};

/**
 * Returns what an accepted change means for analytics (event-21, basket-18). `before` is undefined if the bag was not read before the change; then a
 * change of its count shows in what was added.
 */
export function listBagFacts(
	before: VendorBasket | undefined,
	after: VendorBasket,
	touched: Touched,
): BagFact[] {
	if (touched.kind === "coupon") return listCouponFacts(before, after, touched);
	const { removed, added } = describeChange(before, after, touched);
	const addType = (touched.kind === "add" && touched.addType) || "addToCart";
	const count = countPieces(after);
	const isRecounted = before ? countPieces(before) !== count : added !== undefined;
	return [
		...(removed ? [{ name: "remove_from_cart", line: removed } as const] : []),
		...(added ? [{ name: "add_to_cart", addType, line: added } as const] : []),
		...(isRecounted ? [{ name: "cart_updated", count } as const] : []),
	];
}
