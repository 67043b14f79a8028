import type { Discount, Promotion } from "../house/promotions.ts";
import { type Minor, takePercent, toMinor } from "../money.ts";
import { localPrice } from "../settings/countries.ts";
import type { AppliedDiscount, PromotionInput, PromotionLine } from "./promotion-input.ts";

export const byRank = (a: Promotion, b: Promotion): number => a.rank - b.rank || a.id.localeCompare(b.id);

export function isActive(
	promotion: Promotion,
	{ siteId, now }: Pick<PromotionInput, "siteId" | "now">,
): boolean {
	const { enabled, sites, from, to } = promotion;
	return (
		enabled &&
		(sites === undefined || sites.some((site) => site === siteId)) &&
		(from === undefined || Date.parse(from) <= now.getTime()) &&
		(to === undefined || now.getTime() < Date.parse(to))
	);
}

export function isForShopper(
	{ qualifiers: { customerGroups, sourceCodes } }: Promotion,
	shopper: Pick<PromotionInput, "customerGroups" | "sourceCode">,
): boolean {
	return (
		(customerGroups === undefined ||
			customerGroups.some((group) => shopper.customerGroups.includes(group))) &&
		(sourceCodes === undefined ||
			(shopper.sourceCode !== undefined && sourceCodes.includes(shopper.sourceCode)))
	);
}

export function concernsLine(
	{ id, products }: Promotion,
	line: Pick<PromotionLine, "productId" | "masterId" | "categoryIds"> & {
		marked?: readonly { id: string }[];
	},
): boolean {
	switch (products.kind) {
		case "all":
			return true;
		case "categories":
			return products.ids.some((category) => line.categoryIds.includes(category));
		case "products":
			return products.ids.includes(line.productId) || products.ids.includes(line.masterId);
		case "marked":
			return line.marked?.some((mark) => mark.id === id) ?? false;
	}
}

export const toPromotionAmount = (euro: number, currency: string): Minor =>
	toMinor(localPrice(euro, currency), currency);

export function isConditionMet(
	{ condition: { minimumAmount, minimumQuantity } }: Promotion,
	lines: readonly { quantity: number; total: Minor }[],
	currency: string,
): boolean {
	const sum = lines.reduce((all, line) => all + line.total, 0);
	const units = lines.reduce((all, line) => all + line.quantity, 0);
	return (
		units >= (minimumQuantity ?? 1) &&
		(minimumAmount === undefined || sum >= toPromotionAmount(minimumAmount, currency))
	);
}

export function discountOn(total: Minor, units: number, discount: Discount, currency: string): Minor {
	switch (discount.kind) {
		case "percentage":
			return takePercent(total, discount.percent);
		case "amount":
			return Math.min(total, toPromotionAmount(discount.euro, currency) * units);
		case "fixedPrice":
			return Math.max(0, total - toPromotionAmount(discount.euro, currency) * units);
		case "free":
			return total;
		case "buyXGetY":
		case "bonus":
			return 0;
	}
}

export function describeDiscount(discount: Discount, currency: string): AppliedDiscount {
	switch (discount.kind) {
		case "percentage":
		case "buyXGetY":
			return { type: "percentage", percentage: discount.percent, amount: discount.percent / 100 };
		case "amount":
			return { type: "amount", amount: localPrice(discount.euro, currency) };
		case "fixedPrice":
			return { type: "fixed_price", amount: localPrice(discount.euro, currency) };
		case "free":
			return { type: "free", amount: 1 };
		case "bonus":
			return { type: "bonus", amount: discount.quantity };
	}
}
