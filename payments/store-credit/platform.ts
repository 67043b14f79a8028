import type { CheckoutState } from "../../worker/platform/commerce/checkout/checkout.ts";
import { type CreateInstruments, findPaying } from "../../worker/platform/commerce/checkout/payment-steps.ts";
import { creditIn, toCredits } from "../../worker/platform/commerce/checkout/store-credit.ts";

export const STORE_CREDIT = "GIFT_CERTIFICATE";
const TYPE = "SC";

export const isStoreCredit = ({ c_type: type }: Readonly<Record<string, unknown>>): boolean => type === TYPE;

/** Returns the sum of the customer's store credit in this currency that the basket does not use yet. */
export const sumLeft = (
	{ giftCards, customer }: Pick<CheckoutState, "giftCards" | "customer">,
	currency: string,
): number => {
	const usedEndings = new Set(giftCards.map(({ code }) => code.slice(-4)));
	return creditIn(customer?.credits ?? [], currency)
		.filter(({ code }) => !usedEndings.has(code.slice(-4)))
		.reduce((sum, { balance }) => sum + balance, 0);
};

/** Creates instruments from the customer's store credit, up to the open amount (credit-3). */
export const toInstruments: CreateInstruments = async ({ clients, basket, session: { customerId } }) => {
	const { data } = await clients.shopperCustomers.getCustomer({ params: { path: { customerId } } });
	const credits = toCredits((data as Record<string, unknown>).c_storeCredits);
	const { giftCards, open } = findPaying(basket);
	const instruments: object[] = [];
	let remaining = open;
	for (const { code, balance } of creditIn(credits, basket.currency ?? "")) {
		if (remaining <= 0) break;
		if (giftCards.some(({ code: other }) => other.endsWith(code.slice(-4)))) continue;
		const amount = Math.min(balance, remaining);
		instruments.push({
			paymentMethodId: STORE_CREDIT,
			giftCertificateCode: code,
			amount,
			c_type: TYPE,
		});
		remaining = Math.round((remaining - amount) * 1000) / 1000;
	}
	return { ok: true, instruments };
};
