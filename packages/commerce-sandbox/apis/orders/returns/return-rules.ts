import type { Minor } from "../../../money.ts";
import type {
	RefundPart,
	ReturnAuthorization,
	ReturnItem,
} from "../../../records/orders/return-authorization.ts";
import { unitsReturned } from "../../../records/orders/return-authorization.ts";

export const refusals = [
	"unknown",
	"not-delivered",
	"period-over",
	"customised",
	"hygiene",
	"made-to-order",
	"country",
	"kit",
	"quantity",
	"exchange",
] as const;
export type Refusal = (typeof refusals)[number];

const DAY = 86_400;

export function periodRefusal(
	deliveredAt: number | undefined,
	now: number,
	days: number,
): Refusal | undefined {
	if (deliveredAt === undefined) return "not-delivered";
	return now > deliveredAt + days * DAY ? "period-over" : undefined;
}

export function lineRefusal(item: Record<string, unknown>): Refusal | undefined {
	if (item.c_bundleKitPart === true) return "kit";
	return item.c_customizationID || item.c_customizationJSON || item.c_engraveMessage || item.c_personalization
		? "customised"
		: undefined;
}

export type ReturnedProduct = {
	categories: readonly string[];
	custom: Readonly<Record<string, unknown>>;
};

export function productRefusal(
	product: ReturnedProduct | undefined,
	country: string | undefined,
	hygieneCategories: readonly string[],
): Refusal | undefined {
	if (!product) return undefined;
	const isHygienic = product.categories.some((id) =>
		hygieneCategories.some((category) => id === category || id.startsWith(`${category}-`)),
	);
	if (isHygienic) return "hygiene";
	if (product.custom.c_madeToOrder === true) return "made-to-order";
	const countries = String(product.custom.c_noReturnCountries ?? "").split(",");
	return countries.some((code) => code.trim().toUpperCase() === country) ? "country" : undefined;
}

export type OrderedLine = {
	itemId: string;
	quantity: number;
	isKitPart?: boolean;
	/** For all units, after every discount, including tax if prices exclude it. */
	amount: Minor;
	/** The tax that `amount` includes. */
	tax?: Minor;
};

/**
 * Returns the refund in minor units for a return after earlier returns, or the tax in it. The refunds of a line add up to the line's total,
 * however the units are divided. Exchanged units are not refunded.
 */
export function computeRefund(
	lines: readonly OrderedLine[],
	items: readonly ReturnItem[],
	before: readonly Pick<ReturnAuthorization, "items">[],
	part: "amount" | "tax" = "amount",
): Minor {
	const listRefunded = (returnItems: readonly ReturnItem[]) =>
		returnItems.filter(({ exchangeProductId }) => exchangeProductId === undefined);
	const paidBack = unitsReturned(before.map((one) => ({ items: listRefunded(one.items) })));
	return [...unitsReturned([{ items: listRefunded(items) }])].reduce((sum, [itemId, quantity]) => {
		const line = lines.find((one) => one.itemId === itemId);
		if (!line) return sum;
		const share = (units: number) => Math.round(((line[part] ?? 0) * units) / line.quantity);
		const first = paidBack.get(itemId) ?? 0;
		return sum + share(first + quantity) - share(first);
	}, 0);
}

export type PaidWith = { paymentInstrumentId: string; giftCertificateCode?: string; amount: Minor };

/** Returns the refund split by payment: cards and wallets first, then gift cards, none above the amount paid. */
export function refundParts(
	refund: Minor,
	payments: readonly PaidWith[],
	before: readonly Pick<ReturnAuthorization, "refundTo">[],
): RefundPart[] {
	const refunds = before.flatMap(({ refundTo }) => refundTo);
	let open = refund;
	return [...payments]
		.sort((a, b) => Number(a.giftCertificateCode !== undefined) - Number(b.giftCertificateCode !== undefined))
		.flatMap(({ paymentInstrumentId, giftCertificateCode, amount: paidAmount }) => {
			const back = refunds
				.filter((part) => part.paymentInstrumentId === paymentInstrumentId)
				.reduce((sum, part) => sum + part.amount, 0);
			const amount = Math.min(open, paidAmount - back);
			open -= amount;
			return amount > 0
				? [{ paymentInstrumentId, ...(giftCertificateCode ? { giftCertificateCode } : {}), amount }]
				: [];
		});
}
