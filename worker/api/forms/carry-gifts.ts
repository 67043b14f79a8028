import type { Basket, BasketGiftCard, LeftGiftCard } from "../../../shared/domain/basket/basket.ts";
import { planCarryOver } from "../../../shared/domain/basket/basket.ts";
import { amountIn, keysOfGiftCards } from "../../../shared/domain/gift-cards/gift-card-abroad.ts";
import type { BasketPort } from "../../platform/commerce/baskets/baskets.ts";
import type { Offered } from "../../platform/commerce/baskets/gift-cards-abroad.ts";

/** Lists the gift cards of a basket with their settings, then those that wait (gifts-6). */
const listCards = ({ giftCards, currency, leftBehind }: Basket): LeftGiftCard[] => {
	const keys = keysOfGiftCards(giftCards);
	const own = giftCards.map(({ id: _, chosen, ...card }, at) => ({
		key: keys[at] ?? "",
		card,
		chosen: chosen ?? { amount: card.amount, currency },
	}));
	return [...own, ...leftBehind.giftCards.filter(({ key }) => !keys.includes(key))];
};

export const carryGiftCards = async (
	source: Basket,
	target: Basket | null,
	{ to, currency, offered }: { to: BasketPort; currency: string; offered: Offered },
): Promise<{ carried: string[]; left: LeftGiftCard[]; isChanged: boolean }> => {
	const wanted = listCards(source);
	const keys = keysOfGiftCards(target?.giftCards ?? []);
	const present = (target?.giftCards ?? []).map((card, at) => ({ ...card, key: keys[at] ?? "" }));
	if (wanted.length + present.length === 0) return { carried: [], left: [], isChanged: false };
	const amounts = await offered();
	const convertAmount = ({ chosen }: LeftGiftCard) => amountIn(currency, chosen, amounts);
	const fitting = wanted.map((one) => ({ key: one.key, quantity: convertAmount(one) ?? 0 }));
	const plan = planCarryOver(
		fitting,
		source.carriedProductIds,
		present.map(({ key, amount }) => ({ key, quantity: amount })),
	);
	const left: LeftGiftCard[] = [];
	const findId = (key: string): string | undefined => present.find((one) => one.key === key)?.id;
	for (const key of source === target ? [] : plan.remove) {
		const id = findId(key);
		if (id) await to.removeGiftCard(id);
	}
	for (const { key, quantity: amount } of plan.set) {
		const one = wanted.find((card) => card.key === key);
		if (!one) continue;
		const card: Omit<BasketGiftCard, "id"> = { ...one.card, amount, chosen: one.chosen };
		const id = findId(key);
		if (amount === 0 && id) await to.removeGiftCard(id);
		if (amount === 0 || !(await to.setGiftCard(card, id)).ok) left.push(one);
	}
	const behind = new Set(left.map(({ key }) => key));
	return {
		carried: wanted.map(({ key }) => key).filter((key) => !behind.has(key)),
		left,
		isChanged: plan.set.length + plan.remove.length > 0,
	};
};

/** Wrap and card of the basket that was left last apply (gifts-5). */
export const carryGiftOptions = async (
	source: Basket,
	target: Basket | null,
	to: BasketPort,
): Promise<void> => {
	const none = { isWrapped: false, message: "" };
	const [wanted, present] = [source.gift ?? none, target?.gift ?? none];
	if (wanted.isWrapped === present.isWrapped && wanted.message === present.message) return;
	await to.setGiftOptions(wanted);
};
