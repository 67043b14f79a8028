import * as z from "zod";
import { fromMinor, type Minor, toMinor } from "../money.ts";
import type { CustomProperties } from "../requests/with-custom.ts";
import { withCustom } from "../requests/with-custom.ts";
import { CONFIRMED_BY } from "./confirmed.ts";
import { brandOfNumber, isCardType, isExpired, maskNumber } from "./payment-cards.ts";

/** A card as it is kept: never its number. */
export type StoredCard = {
	cardType: string;
	/** Asterisks and the last four digits. */
	maskedNumber?: string;
	holder?: string;
	expirationMonth?: number;
	expirationYear?: number;
	/** The processor's name for it. */
	token?: string;
	issueNumber?: string;
	validFromMonth?: number;
	validFromYear?: number;
};

/** How a basket, an order or a customer pays. */
export type StoredPaymentInstrument = {
	id: string;
	methodId: string;
	/** What is to be charged with it; missing, all that is open. */
	amount?: Minor;
	card?: StoredCard;
	giftCertificateCode?: string;
	bankRoutingNumber?: string;
	custom: CustomProperties;
	/** ISO */
	created: string;
};

const month = z.int().min(1).max(12);
const year = z.int().min(2000).max(9999);
const text = z.string().max(256);
const cardShape = {
	cardType: text.refine(isCardType, "is not a card that is taken").optional(),
	creditCardToken: text.optional(),
	expirationMonth: month.optional(),
	expirationYear: year.optional(),
	holder: text.optional(),
	issueNumber: text.optional(),
	validFromMonth: month.optional(),
	validFromYear: z.int().optional(),
};
// The form that the platform prescribes: a whole number does not fit into it.
const maskedNumber = z
	.string()
	.max(25)
	.regex(/^[0-9 -]{0,7}\D{6,15}\d{0,4}$/, "is not masked");

/** Properties that requests cannot set: the wallet writes its buyer and the approved amount, the cloud the masked account. */
const WRITTEN_HERE: readonly string[] = [
	...Object.values(CONFIRMED_BY).flatMap(({ payer, approved }) => [payer, approved]),
	"c_maskedIban",
];

/** A payment instrument for a basket or an order; its card comes masked. */
export const paymentInstrumentSchema = withCustom({
	amount: z.number().min(0).max(1e9).optional(),
	bankRoutingNumber: text.optional(),
	giftCertificateCode: text.optional(),
	paymentCard: z.strictObject({ ...cardShape, maskedNumber: maskedNumber.optional() }).optional(),
	paymentMethodId: text.optional(),
	/** One of the customer's saved ones; its card is taken. */
	customerPaymentInstrumentId: text.optional(),
}).transform(({ custom, ...request }) => ({
	...request,
	custom: Object.fromEntries(
		Object.entries(custom).filter(([name]) => !WRITTEN_HERE.includes(name)),
	) as CustomProperties,
}));
export type PaymentInstrumentRequest = z.infer<typeof paymentInstrumentSchema>;

/** A payment instrument for a customer's account: here, and only here, a card comes with its number. */
export const customerPaymentInstrumentSchema = withCustom({
	bankRoutingNumber: text.optional(),
	default: z.boolean().optional(),
	giftCertificateCode: text.optional(),
	paymentCard: z
		.strictObject({
			...cardShape,
			number: z.string().max(40).optional(),
			maskedNumber: maskedNumber.optional(),
		})
		.optional(),
	paymentMethodId: text.optional(),
});

export type PaymentRefusal = { status: 400; type: string; detail: string };
type Read = { ok: StoredPaymentInstrument } | { refused: PaymentRefusal };

type ReadContext = {
	newId: string;
	/** ISO */
	now: string;
	/** Currency of the amount. */
	currency: string;
	/** Can what is paid for be paid with this method? (payment-methods.ts) */
	isApplicable: (methodId: string) => boolean;
	/** The saved instrument that the request names, where it does. */
	saved?: StoredPaymentInstrument;
	/** What a change changes: what the request leaves out stays, unless it belongs to another method. */
	known?: StoredPaymentInstrument;
};

const refused = (type: string, detail: string): { refused: PaymentRefusal } => ({
	refused: { status: 400, type, detail },
});

/** What is stored of a basket's or an order's payment instrument, or why it is refused. */
export function readPaymentInstrument(request: PaymentInstrumentRequest, context: ReadContext): Read {
	const { saved, known } = context;
	if (request.customerPaymentInstrumentId !== undefined && !saved)
		return refused("invalid-customer-payment-instrument", "The customer has no such payment instrument.");
	const methodId = saved?.methodId ?? request.paymentMethodId ?? known?.methodId ?? "";
	if (!context.isApplicable(methodId)) {
		return refused(
			"invalid-payment-method-id",
			`The payment method '${methodId.slice(0, 64)}' is invalid or not applicable.`,
		);
	}
	const kept = known?.methodId === methodId ? known : undefined;
	const { paymentCard } = request;
	const card = saved?.card ?? (paymentCard ? storedCard(paymentCard) : kept?.card);
	const giftCertificateCode = request.giftCertificateCode ?? kept?.giftCertificateCode;
	const bankRoutingNumber = request.bankRoutingNumber ?? kept?.bankRoutingNumber;
	const amount = request.amount === undefined ? known?.amount : toMinor(request.amount, context.currency);
	if (methodId === "CREDIT_CARD" && !card?.cardType)
		return refused("invalid-payment-card", "A payment by card needs the card and its type.");
	if (methodId === "GIFT_CERTIFICATE" && !giftCertificateCode)
		return refused("invalid-gift-certificate-code", "A payment by gift certificate needs its code.");
	const { c_iban: iban, ...custom } = { ...known?.custom, ...request.custom };
	const account = iban === undefined ? undefined : maskedAccount(iban);
	if (methodId === "BANK_TRANSFER" && !(bankRoutingNumber && (account ?? custom.c_maskedIban)))
		return refused("invalid-bank-account", "A payment by bank needs 'bankRoutingNumber' and 'c_iban'.");
	return {
		ok: {
			id: context.newId,
			methodId,
			...(amount === undefined ? {} : { amount }),
			...(card ? { card } : {}),
			...(giftCertificateCode ? { giftCertificateCode } : {}),
			...(bankRoutingNumber ? { bankRoutingNumber } : {}),
			custom: account ? { ...custom, c_maskedIban: account } : custom,
			created: context.now,
		},
	};
}

/** What is stored of a customer's payment instrument. The number is checked, masked and forgotten. */
export function readCustomerPaymentInstrument(
	request: z.infer<typeof customerPaymentInstrumentSchema>,
	{ newId, now }: Pick<ReadContext, "newId" | "now">,
): Read {
	const { paymentCard, paymentMethodId = "", giftCertificateCode, bankRoutingNumber, custom } = request;
	if (
		paymentMethodId !== "CREDIT_CARD" &&
		paymentMethodId !== "GIFT_CERTIFICATE" &&
		paymentMethodId !== "BANK_TRANSFER"
	) {
		return refused(
			"invalid-payment-method-id",
			`The payment method '${paymentMethodId.slice(0, 64)}' is invalid or cannot be saved.`,
		);
	}
	const instrument = { id: newId, methodId: paymentMethodId, custom, created: now };
	if (paymentMethodId !== "CREDIT_CARD") {
		return {
			ok: {
				...instrument,
				...(giftCertificateCode ? { giftCertificateCode } : {}),
				...(bankRoutingNumber ? { bankRoutingNumber } : {}),
			},
		};
	}
	if (!paymentCard) return refused("invalid-payment-card", "A payment by card needs the card.");
	const { number, ...rest } = paymentCard;
	const cardBrand = number === undefined ? undefined : brandOfNumber(number);
	if (number !== undefined && !cardBrand)
		return refused("invalid-payment-card", "The card number is not one of a card that is taken.");
	if (cardBrand && rest.cardType !== undefined && rest.cardType !== cardBrand.cardType)
		return refused("invalid-payment-card", `The card number is not one of ${rest.cardType}.`);
	if (!cardBrand && !rest.cardType)
		return refused("invalid-payment-card", "The type of the card is missing.");
	if (isOutdated(rest, new Date(now))) return refused("payment-card-expired", "The card has expired.");
	return {
		ok: {
			...instrument,
			card: storedCard({
				...rest,
				...(cardBrand ? { cardType: cardBrand.cardType } : {}),
				...(number === undefined ? {} : { maskedNumber: maskNumber(number) }),
			}),
		},
	};
}

/** The country and the last four characters of an account's number; what is none has no mask. */
function maskedAccount(iban: unknown): string | undefined {
	const number = typeof iban === "string" ? iban.replace(/\s/g, "").toUpperCase() : "";
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return undefined;
	return number.slice(0, 2) + "*".repeat(number.length - 6) + number.slice(-4);
}

type CardRequest = NonNullable<PaymentInstrumentRequest["paymentCard"]>;

function storedCard({ creditCardToken, cardType = "", ...rest }: CardRequest): StoredCard {
	const given = Object.entries(rest).filter(([, value]) => value !== undefined);
	return {
		cardType,
		...Object.fromEntries(given),
		...(rest.maskedNumber ? { maskedNumber: rest.maskedNumber } : {}),
		...(creditCardToken ? { token: creditCardToken } : {}),
	};
}

/** Has the card of this instrument expired? One without a date has not. */
export function isOutdated(
	card: { expirationMonth?: number | undefined; expirationYear?: number | undefined },
	now: Date,
): boolean {
	const { expirationMonth, expirationYear } = card;
	return (
		expirationMonth !== undefined &&
		expirationYear !== undefined &&
		isExpired(expirationMonth, expirationYear, now)
	);
}

/** The card as the APIs return it. */
function cardView(card: StoredCard, now: Date) {
	const { token, ...shown } = card;
	return {
		...shown,
		...(card.maskedNumber ? { numberLastDigits: card.maskedNumber.slice(-4) } : {}),
		creditCardExpired: isOutdated(card, now),
		...(token ? { creditCardToken: token } : {}),
	};
}

const maskedCode = (code: string): string => "*".repeat(Math.max(0, code.length - 4)) + code.slice(-4);

/** A payment instrument of a basket or an order as the APIs return it; amounts in units of the currency. */
export function paymentInstrumentView(instrument: StoredPaymentInstrument, currency: string, now: Date) {
	const { amount } = instrument;
	return {
		...(amount === undefined ? {} : { amount: fromMinor(amount, currency) }),
		...meansView(instrument, now),
	};
}

/** A payment instrument of a customer's account as the customer API returns it. */
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
