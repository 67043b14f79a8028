import { isWallet, WALLET_NAMES } from "../../../../shared/domain/checkout/applicable-methods.ts";
import { bankOf } from "./bank-account.ts";

/** Payments of an order; amounts in the order's currency. */
export type OrderPayments = {
	card?: { cardType: string; lastDigits: string };
	/** Holder and expiry date ("03/31") of the card, if the platform knows them (orders-12). */
	cardFacts?: { holder?: string; expires?: string };
	/** The last digits of the paying bank account. */
	bank?: { digits: string };
	/** The paying wallet's name. */
	wallet?: string;
	/** Refunds to card, bank account or wallet; absent without refunds. */
	afterRefunds?: AfterRefunds;
	/** Gift cards that paid a part; `code` is masked except for its last characters. */
	giftCards: { code: string; amount: number; isStoreCredit: boolean; afterRefunds?: AfterRefunds }[];
};
/** The original payment, and the rest that has not been refunded (returns-2). */
type AfterRefunds = { paid: number; left: number };

type Json = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Returns payments as they were before any refund. */
export const originalPayments = (order: Json): Json[] => {
	const original = list(order.c_originalPaymentInstruments);
	return original.length > 0 ? original : list(order.paymentInstruments);
};

const refundsOf = (order: Json) => {
	const left = new Map(
		list(order.paymentInstruments).map((one) => [one.paymentInstrumentId, Number(one.amount ?? 0)]),
	);
	return (original: Json | undefined): AfterRefunds | undefined => {
		const paid = Number(original?.amount ?? 0);
		// The platform no longer lists payments that were refunded in full.
		const rest = left.get(original?.paymentInstrumentId) ?? 0;
		return original && rest < paid ? { paid, left: rest } : undefined;
	};
};

const readCardFacts = ({ holder, expirationMonth: month, expirationYear: year }: Json) => ({
	holder: text(holder) || undefined,
	expires:
		Number(month) >= 1 && Number(month) <= 12 && Number(year) >= 2000
			? `${String(month).padStart(2, "0")}/${String(year).slice(-2)}`
			: undefined,
});

export const paymentsOf = (order: Json): OrderPayments => {
	const instruments = originalPayments(order);
	const afterRefunds = refundsOf(order);
	const isGiftCard = ({ paymentMethodId }: Json) => paymentMethodId === "GIFT_CERTIFICATE";
	const wallet = instruments.map((one) => one.paymentMethodId).find(isWallet);
	const card = instruments.find((one) => one.paymentCard)?.paymentCard as Json | undefined;
	return {
		giftCards: instruments.filter(isGiftCard).map((one) => ({
			code: text(one.maskedGiftCertificateCode),
			amount: Number(one.amount ?? 0),
			isStoreCredit: one.c_type === "SC",
			afterRefunds: afterRefunds(one),
		})),
		wallet: wallet && WALLET_NAMES[wallet],
		card:
			card && !wallet
				? { cardType: text(card.cardType), lastDigits: text(card.numberLastDigits) }
				: undefined,
		cardFacts: card && !wallet ? readCardFacts(card) : undefined,
		bank: bankOf(instruments),
		afterRefunds: afterRefunds(instruments.find((one) => !isGiftCard(one))),
	};
};
