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
import { type Outcome, type Refusal, refuse, shown } from "../../../records/baskets/outcome.ts";
import { findInstrument } from "../../../records/customers/instrument-store.ts";
import { refuseUnknownCode } from "../../../records/gift-certificates/voucher-attempts.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { changeDocument, ownBasket } from "../changes/basket-access.ts";
import { type BasketContext, pricedBasket, readLanguage } from "../changes/basket-context.ts";

export const paymentRoutes = new Hono<CommerceHono>();

const MAX_INSTRUMENTS = 10;

const toPayable = async (c: BasketContext, basket: StoredBasket): Promise<Payable> => {
	const priced = await pricedBasket(c, basket);
	const isCovered = (await leftToPay(c.env.DB, priced)) === 0;
	return { ...payableBasket(priced, readLanguage(c)), isCovered };
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
	const [payable, saved] = await Promise.all([toPayable(c, basket), savedInstrument(c, request)]);
	if (payable.isCovered && isWallet(request.paymentMethodId ?? ""))
		return refuse("nothing-to-pay", "Gift certificates pay for the whole basket.");
	const read = readPaymentInstrument(request, {
		newId: newId(),
		now: new Date().toISOString(),
		currency,
		isApplicable: (methodId) => isApplicableMethod(methodId, payable),
		...(saved ? { saved } : {}),
	});
	if ("refused" in read) return read;
	const unknown = await refuseUnknownCode(c, basket, read.ok.giftCertificateCode);
	return unknown ?? { ok: { ...document, paymentInstruments: [...document.paymentInstruments, read.ok] } };
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
			const known = document.paymentInstruments.find((one) => one.id === id);
			if (!known) return instrumentRefusal(id);
			const [payable, saved] = await Promise.all([toPayable(c, basket), savedInstrument(c, request.body)]);
			const read = readPaymentInstrument(request.body, {
				newId: id,
				now: known.created,
				currency,
				isApplicable: (methodId) => isApplicableMethod(methodId, payable),
				known,
				...(saved ? { saved } : {}),
			});
			if ("refused" in read) return read;
			const code = read.ok.giftCertificateCode;
			const unknown = await refuseUnknownCode(c, basket, code, known.giftCertificateCode);
			if (unknown) return unknown;
			return {
				ok: {
					...document,
					paymentInstruments: document.paymentInstruments.map((one) => (one === known ? read.ok : one)),
				},
			};
		});
	},
);

paymentRoutes.delete("/payment-instruments/:instrumentId", acceptParameters({}), (c) =>
	changeDocument(c, ({ document }) => {
		const id = c.req.param("instrumentId");
		const left = document.paymentInstruments.filter((one) => one.id !== id);
		return left.length === document.paymentInstruments.length
			? instrumentRefusal(id)
			: { ok: { ...document, paymentInstruments: left } };
	}),
);

function instrumentRefusal(id: string): { refused: Refusal } {
	const detail = `The basket has no payment instrument with the ID '${shown(id)}'.`;
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
