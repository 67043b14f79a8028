import type { PaidByGiftCard } from "../../../../shared/domain/basket/basket.ts";

const GIFT_CARD = "GIFT_CERTIFICATE";

/** Fields of the platform's basket from which the paid amount is calculated. */
type PaidBasket = {
	orderTotal?: number;
	productTotal?: number;
	paymentInstruments?: readonly {
		paymentInstrumentId?: string;
		paymentMethodId?: string;
		maskedGiftCertificateCode?: string;
		amount?: number;
	}[];
};

/** No currency has finer amounts than thousandths: rounded to them, 0.1 + 0.2 leaves nothing of 0.3. */
const exact = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The gift cards and the store credit that pay a part of a basket, in the basket's currency, and what they leave to pay. None pays more than is
 * open when its turn comes: a bag that has become smaller since is paid by what it comes to (basket-26).
 */
export const paidByGiftCards = (basket: PaidBasket): { giftCards: PaidByGiftCard[]; open: number } => {
	let open = basket.orderTotal ?? basket.productTotal ?? 0;
	const giftCards = (basket.paymentInstruments ?? [])
		.filter(({ paymentMethodId }) => paymentMethodId === GIFT_CARD)
		.map(({ paymentInstrumentId = "", maskedGiftCertificateCode = "", amount = 0, ...custom }) => {
			const pays = Math.max(0, Math.min(amount, open));
			open = exact(open - pays);
			return {
				id: paymentInstrumentId,
				code: maskedGiftCertificateCode,
				amount: pays,
				isStoreCredit: (custom as { c_type?: unknown }).c_type === "SC",
			};
		});
	return { giftCards, open: Math.max(0, open) };
};
