import {
	type Basket,
	isAnyLeft,
	type LeftBehind,
	planCarryOver,
} from "../../../shared/domain/basket/basket.ts";
import type { BasketPort } from "../../platform/commerce/baskets/baskets.ts";
import type { Offered } from "../../platform/commerce/baskets/gift-cards/gift-cards-abroad.ts";
import { buildLineKey } from "../../platform/commerce/baskets/own-fields.ts";
import { PlatformUnavailable } from "../../platform/fetch.ts";
import { carryGiftCards, carryGiftOptions } from "./carry-gifts.ts";

type Line = LeftBehind["lines"][number];

const listLines = ({ lines, leftBehind }: Basket): Line[] => {
	const own = lines.map(
		(line): Line => ({
			key: buildLineKey(line),
			name: line.name,
			productId: line.productId,
			quantity: line.quantity,
			fields: line.fields,
			parts: line.parts ? line.parts.map((part) => part.productId) : undefined,
		}),
	);
	const ownKeys = new Set(own.map(({ key }) => key));
	return [...own, ...leftBehind.lines.filter(({ key }) => !ownKeys.has(key))];
};

export type CarryResult = { droppedCount: number };

/**
 * Carries one site's basket over to another site's (decision 3), and returns the number of items and gift cards that stay behind. Items
 * that the target does not sell wait in its basket (basket-25). If `from` and `to` are the same basket, retries the waiting items.
 * `currency`: the target site's.
 */
export const carryBasket = async (
	from: BasketPort,
	to: BasketPort,
	{ currency, loadAmounts }: { currency: string; loadAmounts: Offered },
): Promise<CarryResult> => {
	const [source, target] = from === to ? await both(from) : await Promise.all([from.get(), to.get()]);
	if (!source) return { droppedCount: 0 };
	if (source.isBlind || target?.isBlind)
		throw new PlatformUnavailable("network", "A bag without its products is not carried over.");
	const sourceLines = listLines(source);
	const present = (target?.lines ?? []).map((line) => ({ key: buildLineKey(line), quantity: line.quantity }));
	const plan = planCarryOver(sourceLines, source.carriedProductIds, present);
	const findItemId = (key: string): string | undefined =>
		target?.lines.find((line) => buildLineKey(line) === key)?.itemId;
	const leftBehind: LeftBehind = { lines: [], codes: [], giftCards: [] };

	for (const key of from === to ? [] : plan.remove) {
		const itemId = findItemId(key);
		if (itemId) await to.remove(itemId);
	}
	for (const { key, quantity } of plan.set) {
		const itemId = findItemId(key);
		const line = sourceLines.find((one) => one.key === key);
		const outcome = await (itemId ? to.update(itemId, { quantity }) : line && to.add(line));
		if (!outcome?.ok && line && !itemId) leftBehind.lines.push(line);
	}
	const enteredCodes = new Set((target?.coupons ?? []).map(({ code }) => code));
	for (const code of new Set([...source.coupons.map((one) => one.code), ...source.leftBehind.codes]))
		if (!enteredCodes.has(code) && !(await to.addCoupon(code)).ok) leftBehind.codes.push(code);
	const giftCards = await carryGiftCards(source, target, { to, currency, loadAmounts });
	leftBehind.giftCards = giftCards.leftCards;
	const isChanged = plan.set.length > 0 || plan.remove.length > 0 || giftCards.isChanged;
	if (isChanged || isAnyLeft(leftBehind) || (target && isAnyLeft(target.leftBehind))) {
		const behind = new Set(leftBehind.lines.map(({ key }) => key));
		await to.markCarried(
			[...sourceLines.map(({ key }) => key).filter((key) => !behind.has(key)), ...giftCards.carriedKeys],
			leftBehind,
		);
	}
	await carryGiftOptions(source, target, to);
	return { droppedCount: leftBehind.lines.length + leftBehind.giftCards.length };
};

const both = async (basket: BasketPort): Promise<[Basket | null, Basket | null]> => {
	const currentBasket = await basket.get();
	return [currentBasket, currentBasket];
};
