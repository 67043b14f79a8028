import { type Context, Hono } from "hono";
import { type OrderContext, ownOrder, settleOwn } from "../../apis/orders/lookup/order-access.ts";
import { languageOfOrder } from "../../apis/orders/mails/order-mail.ts";
import {
	giftCertificateRefused,
	nothingToPay,
	notOpenForPayment,
	orderUncovered,
	paymentInstrumentNotFound,
} from "../../apis/orders/order-problems.ts";
import { toOrderResponse } from "../../apis/orders/order-response.ts";
import { ORDER } from "../../apis/orders/orders.ts";
import { chargePayments } from "../../apis/orders/placing/pay-order.ts";
import { changePayments } from "../../apis/orders/placing/settle-order.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { fromMinor } from "../../money.ts";
import { hasProcessor } from "../../payments/has-processor.ts";
import type { PaymentInstrumentRequest } from "../../payments/instrument-requests.ts";
import { type OrderPayment, openAmount, promise, shareOut } from "../../payments/order-payments.ts";
import { paymentInstrumentSchema, readPaymentInstrument } from "../../payments/payment-instruments.ts";
import {
	applicablePaymentMethods,
	isApplicableMethod,
	isWallet,
	type Payable,
} from "../../payments/payment-methods.ts";
import type { StoredPaymentInstrument } from "../../payments/stored-instrument.ts";
import { newId } from "../../records/baskets/basket-store.ts";
import { findInstrument } from "../../records/customers/instrument-store.ts";
import { readBalances } from "../../records/gift-certificates/balances.ts";
import { refuseUnknownCode } from "../../records/gift-certificates/voucher-attempts.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";

export const orderPaymentsApp = new Hono<CommerceHono>().basePath(ORDER);

orderPaymentsApp.use("/payment-methods", requireShopper);
orderPaymentsApp.use("/payment-instruments/*", requireShopper);

const payableOf = (order: StoredOrder): Payable => ({
	siteId: order.siteId,
	country:
		order.document.shipments[0]?.shippingAddress?.countryCode ?? order.document.billingAddress?.countryCode,
	currency: order.currency,
	amount: openAmount(order.payments, order.total),
	language: languageOfOrder(order),
	isOrdered: true,
	productIds: order.document.productItems.flatMap(({ productId, c_variationGroupId, c_originProductId }) =>
		[productId, c_variationGroupId, c_originProductId].filter((id) => typeof id === "string"),
	),
});

orderPaymentsApp.get("/payment-methods", acceptParameters({}), async (c) => {
	const order = await ownOrder(c);
	if (order instanceof Response) return order;
	return c.json({
		applicablePaymentMethods: hasProcessor(c.env) ? applicablePaymentMethods(payableOf(order)) : [],
	});
});

orderPaymentsApp.post("/payment-instruments", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, paymentInstrumentSchema);
	if ("refusal" in request) return request.refusal;
	return change(c, (order) => withPayment(c, order, order.payments, request.body, newId()));
});

orderPaymentsApp.patch("/payment-instruments/:paymentInstrumentId", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, paymentInstrumentSchema);
	if ("refusal" in request) return request.refusal;
	const id = c.req.param("paymentInstrumentId");
	return change(c, (order) => {
		const others = without(order, id);
		const knownPayment = order.payments.find((payment) => payment.id === id);
		return others
			? withPayment(c, order, others, request.body, id, knownPayment)
			: paymentInstrumentNotFound(id);
	});
});

orderPaymentsApp.delete("/payment-instruments/:paymentInstrumentId", acceptParameters({}), async (c) => {
	const id = c.req.param("paymentInstrumentId");
	return change(c, (order) => without(order, id) ?? paymentInstrumentNotFound(id));
});

function without({ payments }: StoredOrder, id: string): OrderPayment[] | undefined {
	return payments.some((payment) => payment.id === id)
		? payments.filter((payment) => payment.id !== id)
		: undefined;
}

const withoutAmount = ({ amount: _, ...payment }: OrderPayment): StoredPaymentInstrument => payment;

async function change(
	c: OrderContext,
	rule: (order: StoredOrder) => Promise<OrderPayment[] | Response> | OrderPayment[] | Response,
): Promise<Response> {
	const order = await settleOwn(c, async (current) => {
		if (current.state !== "created") return notOpenForPayment(current.orderNo);
		const payments = await rule(current);
		if (payments instanceof Response) return payments;
		const result = await changePayments(c.env, current, payments);
		if (!("refused" in result)) return result;
		if (result.refused === "uncovered") return orderUncovered(current.orderNo);
		return result.refused === "gift-certificate" ? giftCertificateRefused() : result;
	});
	return order instanceof Response ? order : toOrderResponse(c, order);
}

async function withPayment(
	c: Context<CommerceHono>,
	order: StoredOrder,
	others: OrderPayment[],
	request: PaymentInstrumentRequest,
	id: string,
	knownPayment?: OrderPayment,
): Promise<OrderPayment[] | Response> {
	const now = new Date(order.now * 1000);
	const open = openAmount(others, order.total);
	const { customerPaymentInstrumentId: savedId } = request;
	const ownInstrument =
		savedId === undefined ? undefined : await findInstrument(c.env.DB, order.customerId, savedId);
	const payable = { ...payableOf(order), amount: open };
	const result = readPaymentInstrument(request, {
		newId: id,
		now: now.toISOString(),
		currency: order.currency,
		isApplicable: (methodId) => isApplicableMethod(methodId, payable),
		...(ownInstrument ? { saved: ownInstrument.instrument } : {}),
		...(knownPayment ? { known: withoutAmount(knownPayment) } : {}),
	});
	if ("refused" in result) return problem(result.refused.status, result.refused.type, result.refused.detail);
	const instrument = result.ok;
	const codeRefusal = await refuseUnknownCode(
		c,
		order,
		instrument.giftCertificateCode,
		knownPayment?.giftCertificateCode,
	);
	if (codeRefusal)
		return problem(codeRefusal.refused.status, codeRefusal.refused.type, codeRefusal.refused.detail);
	if (instrument.amount !== undefined && instrument.amount > open) {
		const amount = fromMinor(open, order.currency);
		return problem(400, "invalid-payment-amount", `Only ${amount} ${order.currency} are open.`, { amount });
	}
	const code = instrument.giftCertificateCode;
	const isTwice = code !== undefined && others.some((other) => other.giftCertificateCode === code);
	const balances = await readBalances(c.env.DB, order, [instrument]);
	if (knownPayment && code !== undefined && knownPayment.giftCertificateCode === code)
		balances.set(code, (balances.get(code) ?? 0) + knownPayment.amount);
	if (isTwice || (code !== undefined && (balances.get(code) ?? 0) <= 0)) return giftCertificateRefused();
	if (open <= 0 && isWallet(instrument.methodId)) return nothingToPay(order.orderNo);
	const chargeResult = chargePayments(c.env, promise(shareOut([instrument], open, balances), newId), now);
	return chargeResult instanceof Response ? chargeResult : [...others, ...chargeResult];
}
