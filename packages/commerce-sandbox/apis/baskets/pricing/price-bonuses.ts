import { toMinor } from "../../../money.ts";
import type { PromotionResult } from "../../../promotions/promotion-input.ts";
import { DEFAULT_SHIPMENT, type StoredItem } from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import type { BonusOffer, PricedAdjustment } from "../../../records/baskets/priced-basket.ts";
import type { DraftLine } from "./price-lines.ts";

type BonusItem = PromotionResult["bonusItems"][number];
type Gift = DraftLine & { bonusOf: BonusItem };

const writeOfferId = (promotionId: string): string => `bonus-${promotionId}`;
const isChoice = (bonus: BonusItem): boolean => bonus.productIds.length > 1;

export function bonusOffers(
	bonuses: readonly BonusItem[],
	products: ReadonlyMap<string, BasketProduct>,
): BonusOffer[] {
	return bonuses.filter(isChoice).map(({ promotionId, couponCode, productIds, quantity }) => ({
		id: writeOfferId(promotionId),
		promotionId,
		...(couponCode === undefined ? {} : { couponCode }),
		products: productIds.flatMap((productId) => {
			const product = products.get(productId);
			return product?.orderable ? [{ productId, productName: product.name }] : [];
		}),
		maxItems: quantity,
	}));
}

type GiftContext = {
	products: ReadonlyMap<string, BasketProduct>;
	heldQuantities: ReadonlyMap<string, number>;
	currency: string;
};

export function giftLines(
	items: readonly StoredItem[],
	bonuses: readonly BonusItem[],
	{ products, heldQuantities, currency }: GiftContext,
): Gift[] {
	return bonuses.flatMap((bonus) => {
		const offerId = writeOfferId(bonus.promotionId);
		const isChosen = (item: StoredItem) =>
			item.bonusDiscountLineItemId === offerId && bonus.productIds.includes(item.productId);
		const giftItems = isChoice(bonus)
			? upTo(bonus.quantity, items.filter(isChosen))
			: bonus.productIds.map((productId) => comingAlong(offerId, productId, bonus.quantity));
		return giftItems.flatMap((item) => {
			const product = products.get(item.productId);
			const units = item.quantity + (heldQuantities.get(item.productId) ?? 0);
			return product?.orderable && product.ats >= units ? [giftLine(item, product, bonus, currency)] : [];
		});
	});
}

function comingAlong(itemId: string, productId: string, quantity: number): StoredItem {
	return {
		itemId,
		productId,
		quantity,
		shipmentId: DEFAULT_SHIPMENT,
		gift: false,
		custom: {},
		last: { productName: "", basePrice: null, currency: "" },
	};
}

function upTo(most: number, items: readonly StoredItem[]): StoredItem[] {
	let remaining = most;
	return items.flatMap((item) => {
		const quantity = Math.min(remaining, item.quantity);
		remaining -= quantity;
		return quantity > 0 ? [{ ...item, quantity }] : [];
	});
}

function giftLine(item: StoredItem, product: BasketProduct, bonusOf: BonusItem, currency: string): Gift {
	const basePrice = toMinor(product.price ?? 0, currency);
	const price = basePrice * item.quantity;
	const { promotionId, couponCode, text } = bonusOf;
	const free: PricedAdjustment = {
		id: `${item.itemId}-${promotionId}`,
		promotionId,
		...(couponCode === undefined ? {} : { couponCode }),
		text,
		appliedDiscount: { type: "bonus", amount: item.quantity },
		amount: -price || 0,
	};
	return { item, product, basePrice, price, adjustments: [free], rest: 0, bonusOf };
}
