import type { ShippingMethodView } from "../checkout/contract.ts";

/** An order of this session, right after it was placed. */
export type OrderConfirmationData = {
	orderNo: string;
	email: string;
	lines: { name: string; quantity: number; totalText: string }[];
	sums: { kind: "discount" | "giftCertificates" | "shipping" | "tax"; text: string }[];
	subTotalText: string;
	totalText: string;
	addressLines: string[];
	method?: Pick<ShippingMethodView, "name" | "arrival">;
	giftCards: { digits: string; text: string }[];
	card?: { cardType: string; lastDigits: string };
	wallet?: string;
	isCustomer: boolean;
	/** The customer has none yet. */
	offersPasskey: boolean;
	orderHref: string;
};
