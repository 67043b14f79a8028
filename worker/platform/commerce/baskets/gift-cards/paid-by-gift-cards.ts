import type { PaidByGiftCard } from "../../../../../shared/domain/basket/basket.ts";

const GIFT_CARD = "GIFT_CERTIFICATE";

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

/** Rounds to thousandths, so that 0.3 − 0.1 − 0.2 leaves nothing. */
const exact = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Returns the amount that each gift card pays and the rest, `open`. A card pays at most the open amount, because the total may have shrunk
 * since the card was added (basket-26).
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
