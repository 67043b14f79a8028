import type { Promotion } from "../house/promotions.ts";
import { type Minor, takePercent } from "../money.ts";
import type { PromotionLine } from "./promotion-input.ts";
import { concernsLine, discountOn, isConditionMet } from "./promotion-rules.ts";

export type Off = { promotion: Promotion; off: Minor };

export function productDiscounts(
	promotions: readonly Promotion[],
	lines: readonly PromotionLine[],
	currency: string,
): Map<string, Off[]> {
	const offers = promotions.flatMap((promotion) => {
		const concernedLines = lines.filter((line) => concernsLine(promotion, line));
		const isMet = isConditionMet(promotion, concernedLines.map(withTotal), currency);
		return isMet ? [{ promotion, offOn: createOffer(promotion, concernedLines, currency) }] : [];
	});
	return new Map(lines.map((line) => [line.itemId, bestOffers(offers, line)]));
}

const withTotal = ({ price, quantity }: PromotionLine) => ({ quantity, total: price * quantity });

type OffOn = (itemId: string, remaining: Minor) => Minor;

function createOffer(
	promotion: Promotion,
	concernedLines: readonly PromotionLine[],
	currency: string,
): OffOn {
	const { discount } = promotion;
	const quantities = new Map(concernedLines.map((line) => [line.itemId, line.quantity]));
	if (discount.kind === "buyXGetY") {
		const cheap = cheapestItems(concernedLines, discount.buy, discount.get);
		return (itemId, remaining) => {
			const units = cheap.get(itemId) ?? 0;
			return takePercent(Math.floor((remaining * units) / (quantities.get(itemId) ?? 1)), discount.percent);
		};
	}
	return (itemId, remaining) => {
		const units = quantities.get(itemId);
		return units === undefined ? 0 : discountOn(remaining, units, discount, currency);
	};
}

function cheapestItems(lines: readonly PromotionLine[], buy: number, get: number): Map<string, number> {
	const sortedLines = lines.toSorted((a, b) => b.price - a.price || a.itemId.localeCompare(b.itemId));
	const cheap = new Map<string, number>();
	let before = 0;
	for (const { itemId, quantity } of sortedLines) {
		const countFree = (n: number) => Math.floor(n / (buy + get)) * get + Math.max(0, (n % (buy + get)) - buy);
		cheap.set(itemId, countFree(before + quantity) - countFree(before));
		before += quantity;
	}
	return cheap;
}

function bestOffers(offers: readonly { promotion: Promotion; offOn: OffOn }[], line: PromotionLine): Off[] {
	const stacks = [
		offers.filter(({ promotion }) => promotion.exclusivity === "none"),
		...offers.filter(({ promotion }) => promotion.exclusivity !== "none").map((offer) => [offer]),
	];
	return bestStack(
		stacks.map((stack) => {
			let remaining = line.price * line.quantity;
			return stack.flatMap(({ promotion, offOn }) => {
				const off = offOn(line.itemId, remaining);
				remaining -= off;
				return off > 0 ? [{ promotion, off }] : [];
			});
		}),
	);
}

export function bestStack<Part extends { off: Minor }>(stacks: readonly Part[][]): Part[] {
	const sum = (stack: readonly Part[]) => stack.reduce((all, { off }) => all + off, 0);
	return stacks.reduce<Part[]>((best, stack) => (sum(stack) > sum(best) ? stack : best), stacks[0] ?? []);
}
