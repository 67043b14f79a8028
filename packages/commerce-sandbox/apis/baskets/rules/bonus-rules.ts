import type { BasketDocument, StoredItem } from "../../../records/baskets/basket-document.ts";
import { type Refusal, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import type { BonusOffer } from "../../../records/baskets/priced-basket.ts";

export function bonusRefusal(
	offerId: string,
	productId: string,
	quantity: number,
	items: readonly StoredItem[],
	offers: readonly BonusOffer[] = [],
): { refused: Refusal } | undefined {
	const offer = offers.find(({ id }) => id === offerId);
	if (!offer) {
		return refuse(
			"invalid-bonus-discount-line-item-id",
			`The basket has no bonus discount line item with the ID '${shortenId(offerId)}'.`,
		);
	}
	if (!offer.products.some((product) => product.productId === productId)) {
		return refuse(
			"invalid-bonus-product",
			`The product with the ID '${productId}' is not among those offered.`,
		);
	}
	const chosenQuantity = items
		.filter((item) => item.bonusDiscountLineItemId === offerId)
		.reduce((sum, item) => sum + item.quantity, 0);
	return chosenQuantity + quantity > offer.maxItems
		? refuse("bonus-product-quota-exceeded", `At most ${offer.maxItems} of them may be chosen.`)
		: undefined;
}

export function withoutLapsedGifts(document: BasketDocument, offers: readonly BonusOffer[]): BasketDocument {
	const standing = new Set(offers.map(({ id }) => id));
	const isStanding = ({ bonusDiscountLineItemId: id }: StoredItem) => id === undefined || standing.has(id);
	return { ...document, items: document.items.filter(isStanding) };
}
