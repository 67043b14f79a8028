import type { Minor } from "../money.ts";
import type { CustomProperties } from "../requests/with-custom.ts";

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
	/** The amount to charge; missing, the whole open amount. */
	amount?: Minor;
	card?: StoredCard;
	giftCertificateCode?: string;
	bankRoutingNumber?: string;
	custom: CustomProperties;
	/** ISO */
	created: string;
};
