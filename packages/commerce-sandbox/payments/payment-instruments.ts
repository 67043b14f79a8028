import { fromMinor, toMinor } from "../money.ts";
import type { CustomProperties } from "../requests/with-custom.ts";
import {
	type CustomerInstrumentRequest,
	instrumentFields,
	type PaymentInstrumentRequest,
	type Read,
	readCard,
	refuse,
} from "./instrument-requests.ts";
import { allMethods, findMethod } from "./methods/all-methods.ts";
import { isOutdated } from "./payment-cards.ts";
import type { StoredCard, StoredPaymentInstrument } from "./stored-instrument.ts";

const WRITTEN_HERE: readonly string[] = allMethods.flatMap(({ writtenHere = [], hosted }) => [
	...writtenHere,
	...(hosted ? [hosted.payer, hosted.approved] : []),
]);
const SECRETS: readonly string[] = allMethods.flatMap(({ secrets = [] }) => secrets);

const omit = (custom: CustomProperties, names: readonly string[]): CustomProperties =>
	Object.fromEntries(Object.entries(custom).filter(([name]) => !names.includes(name)));

export const paymentInstrumentSchema = instrumentFields.transform(({ custom, ...request }) => ({
	...request,
	custom: omit(custom, WRITTEN_HERE),
}));

type ReadContext = {
	newId: string;
	now: string;
	currency: string;
	isApplicable: (methodId: string) => boolean;
	saved?: StoredPaymentInstrument;
	/** The present instrument: fields missing in the request keep its values if the payment method is the same. */
	known?: StoredPaymentInstrument;
};

export function readPaymentInstrument(request: PaymentInstrumentRequest, context: ReadContext): Read {
	const { saved, known } = context;
	if (request.customerPaymentInstrumentId !== undefined && !saved)
		return refuse("invalid-customer-payment-instrument", "The customer has no such payment instrument.");
	const methodId = saved?.methodId ?? request.paymentMethodId ?? known?.methodId ?? "";
	const method = findMethod(methodId);
	if (!method || !context.isApplicable(methodId)) {
		return refuse(
			"invalid-payment-method-id",
			`The payment method '${methodId.slice(0, 64)}' is invalid or not applicable.`,
		);
	}
	const keptInstrument = known?.methodId === methodId ? known : undefined;
	const { paymentCard } = request;
	const card = saved?.card ?? (paymentCard ? readCard(paymentCard) : keptInstrument?.card);
	const giftCertificateCode = request.giftCertificateCode ?? keptInstrument?.giftCertificateCode;
	const bankRoutingNumber = request.bankRoutingNumber ?? keptInstrument?.bankRoutingNumber;
	const amount = request.amount === undefined ? known?.amount : toMinor(request.amount, context.currency);
	const instrument = {
		id: context.newId,
		methodId,
		...(amount === undefined ? {} : { amount }),
		...(card ? { card } : {}),
		...(giftCertificateCode && method.settles === "certificate" ? { giftCertificateCode } : {}),
		...(bankRoutingNumber ? { bankRoutingNumber } : {}),
		custom: omit({ ...known?.custom, ...request.custom }, SECRETS),
		created: context.now,
	};
	return method.read?.(instrument, request) ?? { ok: instrument };
}

export function readCustomerPaymentInstrument(
	request: CustomerInstrumentRequest,
	{ newId, now }: Pick<ReadContext, "newId" | "now">,
): Read {
	const { paymentMethodId = "", custom } = request;
	const savedFields = findMethod(paymentMethodId)?.save?.(request, new Date(now));
	if (!savedFields) {
		return refuse(
			"invalid-payment-method-id",
			`The payment method '${paymentMethodId.slice(0, 64)}' is invalid or cannot be saved.`,
		);
	}
	if ("refused" in savedFields) return savedFields;
	return {
		ok: {
			id: newId,
			methodId: paymentMethodId,
			custom: omit(custom, SECRETS),
			created: now,
			...savedFields.ok,
		},
	};
}

function cardView(card: StoredCard, now: Date) {
	const { token, ...shownCard } = card;
	return {
		...shownCard,
		...(card.maskedNumber ? { numberLastDigits: card.maskedNumber.slice(-4) } : {}),
		creditCardExpired: isOutdated(card, now),
		...(token ? { creditCardToken: token } : {}),
	};
}

const maskedCode = (code: string): string => "*".repeat(Math.max(0, code.length - 4)) + code.slice(-4);

export function paymentInstrumentView(instrument: StoredPaymentInstrument, currency: string, now: Date) {
	const { amount } = instrument;
	return {
		...(amount === undefined ? {} : { amount: fromMinor(amount, currency) }),
		...meansView(instrument, now),
	};
}

export function customerPaymentInstrumentView(instrument: StoredPaymentInstrument, now: Date) {
	return { ...meansView(instrument, now), creationDate: instrument.created };
}

function meansView(instrument: StoredPaymentInstrument, now: Date) {
	const { card, giftCertificateCode, bankRoutingNumber } = instrument;
	return {
		...(bankRoutingNumber ? { bankRoutingNumber } : {}),
		...(giftCertificateCode ? { maskedGiftCertificateCode: maskedCode(giftCertificateCode) } : {}),
		...(card ? { paymentCard: cardView(card, now) } : {}),
		paymentInstrumentId: instrument.id,
		paymentMethodId: instrument.methodId,
		...instrument.custom,
	};
}
