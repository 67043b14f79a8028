import { Hono } from "hono";
import { leftToPay } from "../../../checkout/left-to-pay.ts";
import { payableBasket } from "../../../checkout/payable-basket.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { publicOrigin } from "../../../http/public-origin.ts";
import { hasProcessor } from "../../../payments/has-processor.ts";
import type { PaymentInstrumentRequest } from "../../../payments/instrument-requests.ts";
import { paymentInstrumentSchema, readPaymentInstrument } from "../../../payments/payment-instruments.ts";
import {
	applicablePaymentMethods,
	isApplicableMethod,
	isWallet,
	type Payable,
} from "../../../payments/payment-methods.ts";
import type { StoredPaymentInstrument } from "../../../payments/stored-instrument.ts";
import {
	type BasketDocument,
	ownChoice,
	type StoredBasket,
} from "../../../records/baskets/basket-document.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { type Outcome, type Refusal, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { findInstrument } from "../../../records/customers/instrument-store.ts";
import { refuseUnknownCode } from "../../../records/gift-certificates/voucher-attempts.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { changeDocument, ownBasket } from "../changes/basket-access.ts";
import { type BasketContext, pricedBasket, readLanguage } from "../changes/basket-context.ts";

export const paymentRoutes = new Hono<CommerceHono>();

const MAX_INSTRUMENTS = 10;

const toPayable = async (c: BasketContext, basket: StoredBasket): Promise<Payable> => {
	const pricing = await pricedBasket(c, basket);
	const isCovered = (await leftToPay(c.env.DB, pricing)) === 0;
	return { ...payableBasket(pricing, readLanguage(c)), isCovered };
};

async function savedInstrument(
	c: BasketContext,
	{ customerPaymentInstrumentId: id }: PaymentInstrumentRequest,
): Promise<StoredPaymentInstrument | undefined> {
	const { isGuest, customerId } = c.get("shopper");
	if (id === undefined || isGuest) return undefined;
	return (await findInstrument(c.env.DB, customerId, id))?.instrument;
}

export async function withInstrument(
	c: BasketContext,
	basket: StoredBasket,
	request: PaymentInstrumentRequest,
): Promise<Outcome<BasketDocument>> {
	const { document, currency } = basket;
	if (document.paymentInstruments.length >= MAX_INSTRUMENTS) {
		return refuse(
			"payment-instruments-quota-exceeded",
			`A basket holds at most ${MAX_INSTRUMENTS} payment instruments.`,
		);
	}
	const [payable, ownInstrument] = await Promise.all([toPayable(c, basket), savedInstrument(c, request)]);
	if (payable.isCovered && isWallet(request.paymentMethodId ?? ""))
		return refuse("nothing-to-pay", "Gift certificates pay for the whole basket.");
	const result = readPaymentInstrument(request, {
		newId: newId(),
		now: new Date().toISOString(),
		currency,
		isApplicable: (methodId) => isApplicableMethod(methodId, payable),
		...(ownInstrument ? { saved: ownInstrument } : {}),
	});
	if ("refused" in result) return result;
	const codeRefusal = await refuseUnknownCode(c, basket, result.ok.giftCertificateCode);
	return (
		codeRefusal ?? { ok: { ...document, paymentInstruments: [...document.paymentInstruments, result.ok] } }
	);
}

paymentRoutes.post("/payment-instruments", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, paymentInstrumentSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) =>
		withInstrument(c, { ...basket, document: ownChoice(basket.document) }, request.body),
	);
});

paymentRoutes.patch(
	"/payment-instruments/:instrumentId",
	acceptParameters({ removeExternalTax: "boolean" }),
	async (c) => {
		const request = await jsonBody(c, paymentInstrumentSchema);
		if ("refusal" in request) return request.refusal;
		return changeDocument(c, async (basket) => {
			const { document, currency } = basket;
			const id = c.req.param("instrumentId");
			const knownInstrument = document.paymentInstruments.find((one) => one.id === id);
			if (!knownInstrument) return instrumentRefusal(id);
			const [payable, ownInstrument] = await Promise.all([
				toPayable(c, basket),
				savedInstrument(c, request.body),
			]);
			const result = readPaymentInstrument(request.body, {
				newId: id,
				now: knownInstrument.created,
				currency,
				isApplicable: (methodId) => isApplicableMethod(methodId, payable),
				known: knownInstrument,
				...(ownInstrument ? { saved: ownInstrument } : {}),
			});
			if ("refused" in result) return result;
			const code = result.ok.giftCertificateCode;
			const codeRefusal = await refuseUnknownCode(c, basket, code, knownInstrument.giftCertificateCode);
			if (codeRefusal) return codeRefusal;
			return {
				ok: {
					...document,
					paymentInstruments: document.paymentInstruments.map((one) =>
						one === knownInstrument ? result.ok : one,
					),
				},
			};
		});
	},
);

paymentRoutes.delete("/payment-instruments/:instrumentId", acceptParameters({}), (c) =>
	changeDocument(c, ({ document }) => {
		const id = c.req.param("instrumentId");
		const remaining = document.paymentInstruments.filter((one) => one.id !== id);
		return remaining.length === document.paymentInstruments.length
			? instrumentRefusal(id)
			: { ok: { ...document, paymentInstruments: remaining } };
	}),
);

function instrumentRefusal(id: string): { refused: Refusal } {
	const detail = `The basket has no payment instrument with the ID '${shortenId(id)}'.`;
	return refuse("payment-instrument-not-found", detail, undefined, 404);
}

paymentRoutes.get("/payment-methods", acceptParameters({}), async (c) => {
	const basket = await ownBasket(c);
	if (basket instanceof Response) return basket;
	if (!hasProcessor(c.env)) return c.json({ applicablePaymentMethods: [] });
	return c.json({
		applicablePaymentMethods: applicablePaymentMethods({
			...(await toPayable(c, basket)),
			origin: publicOrigin(c),
		}),
	});
});
