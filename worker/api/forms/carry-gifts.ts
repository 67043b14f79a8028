import type { Basket, BasketGiftCard, LeftGiftCard } from "../../../shared/domain/basket/basket.ts";
import { planCarryOver } from "../../../shared/domain/basket/basket.ts";
import { amountIn, keysOfGiftCards } from "../../../shared/domain/gift-cards/gift-card-abroad.ts";
import type { BasketPort } from "../../platform/commerce/baskets/baskets.ts";
import type { Offered } from "../../platform/commerce/baskets/gift-cards/gift-cards-abroad.ts";

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
	{ to, currency, loadAmounts }: { to: BasketPort; currency: string; loadAmounts: Offered },
): Promise<{ carriedKeys: string[]; leftCards: LeftGiftCard[]; isChanged: boolean }> => {
	const sourceCards = listCards(source);
	const keys = keysOfGiftCards(target?.giftCards ?? []);
	const present = (target?.giftCards ?? []).map((card, at) => ({ ...card, key: keys[at] ?? "" }));
	if (sourceCards.length + present.length === 0) return { carriedKeys: [], leftCards: [], isChanged: false };
	const amounts = await loadAmounts();
	const convertAmount = ({ chosen }: LeftGiftCard) => amountIn(currency, chosen, amounts);
	const fitting = sourceCards.map((one) => ({ key: one.key, quantity: convertAmount(one) ?? 0 }));
	const plan = planCarryOver(
		fitting,
		source.carriedProductIds,
		present.map(({ key, amount }) => ({ key, quantity: amount })),
	);
	const leftCards: LeftGiftCard[] = [];
	const findId = (key: string): string | undefined => present.find((one) => one.key === key)?.id;
	for (const key of source === target ? [] : plan.remove) {
		const id = findId(key);
		if (id) await to.removeGiftCard(id);
	}
	for (const { key, quantity: amount } of plan.set) {
		const one = sourceCards.find((card) => card.key === key);
		if (!one) continue;
		const card: Omit<BasketGiftCard, "id"> = { ...one.card, amount, chosen: one.chosen };
		const id = findId(key);
		if (amount === 0 && id) await to.removeGiftCard(id);
		if (amount === 0 || !(await to.setGiftCard(card, id)).ok) leftCards.push(one);
	}
	const behind = new Set(leftCards.map(({ key }) => key));
	return {
		carriedKeys: sourceCards.map(({ key }) => key).filter((key) => !behind.has(key)),
		leftCards,
		isChanged: plan.set.length + plan.remove.length > 0,
	};
};

export const carryGiftOptions = async (
	source: Basket,
	target: Basket | null,
	to: BasketPort,
): Promise<void> => {
	const none = { isWrapped: false, message: "" };
	const [sourceGift, present] = [source.gift ?? none, target?.gift ?? none];
	if (sourceGift.isWrapped === present.isWrapped && sourceGift.message === present.message) return;
	await to.setGiftOptions(sourceGift);
};
