import type { GiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";

export type OfferedAmounts = Readonly<Record<string, { suggested: readonly number[] }>>;

export type ChosenAmount = { amount: number; currency: string };

/**
 * Returns the card's amount in a currency: in its own the chosen amount, elsewhere the suggestion at the same place; undefined if there is
 * none (gifts-6).
 */
export const amountIn = (
	currency: string,
	{ amount, currency: own }: ChosenAmount,
	amounts: OfferedAmounts,
): number | undefined => {
	if (currency === own) return amount;
	const place = amounts[own]?.suggested.indexOf(amount) ?? -1;
	return place < 0 ? undefined : amounts[currency]?.suggested[place];
};

const digest = (text: string): string => {
	let hash = 0x811c9dc5;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return hash.toString(36);
};

export const keysOfGiftCards = (cards: readonly GiftCard[]): string[] => {
	const counts = new Map<string, number>();
	return cards.map(({ design, recipientName, recipientEmail, senderName, message, date = "" }) => {
		const key = `gift-${digest(JSON.stringify([design, recipientName, recipientEmail, senderName, message, date]))}`;
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count === 1 ? key : `${key}-${count}`;
	});
};
