import type { Minor } from "../../../money.ts";
import type {
	RefundPart,
	ReturnAuthorization,
	ReturnItem,
} from "../../../records/orders/return-authorization.ts";
import { unitsReturned } from "../../../records/orders/return-authorization.ts";

/** Rules for returnable items and refunds (returns-1, returns-2). */

/** Why an item is not taken back. */
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

/** The period begins when the parcel arrives. */
export function periodRefusal(
	deliveredAt: number | undefined,
	now: number,
	days: number,
): Refusal | undefined {
	if (deliveredAt === undefined) return "not-delivered";
	return now > deliveredAt + days * DAY ? "period-over" : undefined;
}

/** Reasons of the order's line itself. */
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

/** Reasons of the product; a product that has left the catalogue has none. */
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
	/** Counted with the kit that it came in. */
	isKitPart?: boolean;
	/** For all of its units, after every discount, with the tax where that comes on top. */
	amount: Minor;
};

/**
 * Computes the refund for units of an order, after the returns before them. Parts of a line add up to the line, whichever way they are
 * divided; what is exchanged is not paid back.
 */
export function computeRefund(
	lines: readonly OrderedLine[],
	items: readonly ReturnItem[],
	before: readonly Pick<ReturnAuthorization, "items">[],
): Minor {
	const refunded = (returned: readonly ReturnItem[]) =>
		returned.filter(({ exchangeProductId }) => exchangeProductId === undefined);
	const paidBack = unitsReturned(before.map((one) => ({ items: refunded(one.items) })));
	return [...unitsReturned([{ items: refunded(items) }])].reduce((sum, [itemId, quantity]) => {
		const line = lines.find((one) => one.itemId === itemId);
		if (!line) return sum;
		const share = (units: number) => Math.round((line.amount * units) / line.quantity);
		const first = paidBack.get(itemId) ?? 0;
		return sum + share(first + quantity) - share(first);
	}, 0);
}

export type PaidWith = { paymentInstrumentId: string; giftCertificateCode?: string; amount: Minor };

/** Cards and wallets get theirs back first, gift cards the rest; none more than it has paid. */
export function refundParts(
	refund: Minor,
	payments: readonly PaidWith[],
	before: readonly Pick<ReturnAuthorization, "refundTo">[],
): RefundPart[] {
	const given = before.flatMap(({ refundTo }) => refundTo);
	let open = refund;
	return [...payments]
		.sort((a, b) => Number(a.giftCertificateCode !== undefined) - Number(b.giftCertificateCode !== undefined))
		.flatMap(({ paymentInstrumentId, giftCertificateCode, amount: paid }) => {
			const back = given
				.filter((part) => part.paymentInstrumentId === paymentInstrumentId)
				.reduce((sum, part) => sum + part.amount, 0);
			const amount = Math.min(open, paid - back);
			open -= amount;
			return amount > 0
				? [{ paymentInstrumentId, ...(giftCertificateCode ? { giftCertificateCode } : {}), amount }]
				: [];
		});
}
