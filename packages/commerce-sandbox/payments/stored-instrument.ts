import type { Minor } from "../money.ts";
import type { CustomProperties } from "../requests/with-custom.ts";

export type StoredCard = {
	cardType: string;
	maskedNumber?: string;
	holder?: string;
	expirationMonth?: number;
	expirationYear?: number;
	token?: string;
	issueNumber?: string;
	validFromMonth?: number;
	validFromYear?: number;
};

export type StoredPaymentInstrument = {
	id: string;
	methodId: string;
	amount?: Minor;
	card?: StoredCard;
	giftCertificateCode?: string;
	bankRoutingNumber?: string;
	custom: CustomProperties;
	created: string;
};
