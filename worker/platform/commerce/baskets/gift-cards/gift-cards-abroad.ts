import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { LeftGiftCard } from "../../../../../shared/domain/basket/basket.ts";
import {
	amountIn,
	keysOfGiftCards,
	type OfferedAmounts,
} from "../../../../../shared/domain/gift-cards/gift-card-abroad.ts";
import { textField } from "../../catalogue/custom-fields.ts";
import type { scapi } from "../../scapi.ts";
import { leftBehindField, readLeftBehind } from "../left-behind.ts";
import { listGiftCards, removeGiftCard, setGiftCard } from "./gift-card-items.ts";

type VendorBasket = ShopperBasketsV2.schemas["Basket"];
type Clients = ReturnType<typeof scapi>;

export type Offered = () => Promise<OfferedAmounts>;

/**
 * Returns the changes that a new currency requires, or undefined if there are none (gifts-6): `fields` are sent with the change, `follow`
 * runs after the change. A card gets the corresponding amount, or is recorded as left behind.
 */
export const giftCardsAbroad = async (basket: VendorBasket, currency: string, loadAmounts: Offered) => {
	const leftBehind = readLeftBehind(textField(basket as Record<string, unknown>, "c_leftBehind"));
	const cards = listGiftCards(basket);
	if (basket.currency === currency || cards.length + leftBehind.giftCards.length === 0) return undefined;
	const amounts = await loadAmounts();
	const keys = keysOfGiftCards(cards);
	const own = cards.map((card, at) => {
		const chosenAmount = card.chosen ?? { amount: card.amount, currency: basket.currency ?? "" };
		return {
			card,
			chosen: chosenAmount,
			key: keys[at] ?? "",
			amount: amountIn(currency, chosenAmount, amounts),
		};
	});
	const goes = own.filter(({ amount }) => amount === undefined);
	const stays = own.filter(({ amount }) => amount !== undefined);
	const fits = ({ chosen }: LeftGiftCard) => amountIn(currency, chosen, amounts) !== undefined;
	const ownKeys = new Set(keys);
	const waiting = leftBehind.giftCards.filter(({ key }) => !ownKeys.has(key));
	const back = waiting.filter(fits);
	const giftCards: LeftGiftCard[] = [
		...waiting.filter((one) => !fits(one)),
		...goes.map(({ card: { id: _, chosen: __, ...card }, chosen, key }) => ({ key, card, chosen })),
	];
	return {
		fields: { c_leftBehind: leftBehindField({ ...leftBehind, giftCards }) },
		follow: async (clients: Clients, movedBasket: VendorBasket): Promise<VendorBasket> => {
			let now = movedBasket;
			for (const { card } of goes) now = (await removeGiftCard(clients, now, card.id)) ?? now;
			for (const { card, chosen, amount = card.amount } of stays)
				now = await setGiftCard(clients, now, { ...card, chosen, amount }, card.id);
			for (const { card, chosen } of back)
				now = await setGiftCard(
					clients,
					now,
					{ ...card, chosen, amount: amountIn(currency, chosen, amounts) ?? card.amount },
					undefined,
				);
			return now;
		},
	};
};
