import { isWallet, WALLET_NAMES } from "../../../../shared/domain/checkout/applicable-methods.ts";
import { bankOf } from "./bank-account.ts";

/** How an order was paid; amounts in its currency. */
export type OrderPayments = {
	card?: { cardType: string; lastDigits: string };
	/** Whose card it is, and until when it is valid, "03/31", as far as the platform says (orders-12). */
	cardFacts?: { holder?: string; expires?: string };
	/** The account that paid, by how it ends. */
	bank?: { digits: string };
	/** The wallet that has paid, by its own name. */
	wallet?: string;
	/** Of the card, the account or the wallet; absent while nothing has gone back to it. */
	afterRefunds?: AfterRefunds;
	/** Gift cards that have paid a part; `code` masked but for its end. */
	giftCards: { code: string; amount: number; isStoreCredit: boolean; afterRefunds?: AfterRefunds }[];
};
/** What was paid when it was ordered, and what of that has not been paid back (returns-2). */
type AfterRefunds = { paid: number; left: number };

type Json = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** An order's payments as they were made, before anything was paid back. */
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
		// One that is not listed any more has been paid back whole.
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
