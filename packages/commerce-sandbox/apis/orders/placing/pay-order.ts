import { payableBasket } from "../../../checkout/payable-basket.ts";
import type { CommerceEnv } from "../../../env.ts";
import { isAboveApproved } from "../../../payments/buyer-approval.ts";
import { hasProcessor } from "../../../payments/has-processor.ts";
import {
	charge,
	needsProcessor,
	type OrderPayment,
	promise,
	shareOut,
} from "../../../payments/order-payments.ts";
import { isApplicableMethod } from "../../../payments/payment-methods.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import type { PricedBasket } from "../../../records/baskets/priced-basket.ts";
import { readBalances } from "../../../records/gift-certificates/balances.ts";
import { redeemStatements } from "../../../records/gift-certificates/gift-certificate-store.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import {
	giftCertificateRefused,
	invalidBasket,
	noProcessor,
	paymentDeclined,
	paymentTimedOut,
	totalChanged,
} from "../order-problems.ts";

export async function promisePayments(
	env: CommerceEnv,
	pricing: PricedBasket,
): Promise<OrderPayment[] | Response> {
	const { basket, total } = pricing;
	const instruments = basket.document.paymentInstruments;
	const payable = payableBasket(pricing, "en");
	const unfit = instruments.findIndex(({ methodId }) => !isApplicableMethod(methodId, payable));
	if (unfit >= 0) {
		const path = `$.paymentInstruments[${unfit}]`;
		return invalidBasket([
			{ type: "PaymentMethodInvalid", path, message: "A payment method does not apply to this basket." },
		]);
	}
	const balances = await readBalances(env.DB, basket, instruments);
	const shares = shareOut(instruments, total, balances);
	if (shares.some(({ isShort }) => isShort)) return giftCertificateRefused();
	const { currency } = basket;
	if (shares.some(({ instrument, amount }) => isAboveApproved(instrument, { amount, currency })))
		return totalChanged();
	const promisedPayments = promise(shares, newId);
	return needsProcessor(promisedPayments) && !hasProcessor(env) ? noProcessor() : promisedPayments;
}

export function chargePayments(
	env: CommerceEnv,
	promisedPayments: readonly OrderPayment[],
	now: Date,
): OrderPayment[] | Response {
	if (needsProcessor(promisedPayments) && !hasProcessor(env)) return noProcessor();
	const chargeResult = charge(promisedPayments, now);
	if ("timedOut" in chargeResult) return paymentTimedOut();
	if ("declined" in chargeResult) return paymentDeclined(chargeResult.declined, chargeResult.instrument.id);
	return chargeResult.payments;
}

export function listRedemptions(
	db: D1Database,
	{ payments, orderNo }: Pick<StoredOrder, "payments" | "orderNo">,
	now: Date,
): D1PreparedStatement[] {
	return payments.flatMap(({ giftCertificateCode: code, amount }) =>
		code && amount > 0 ? redeemStatements(db, { code, amount, orderNo, now }) : [],
	);
}
