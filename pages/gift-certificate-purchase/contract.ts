import type { GiftCardFault, GiftCardField } from "@vetrina/shop-rules/gift-cards/gift-card.ts";

export type GiftCertificatePurchaseData = {
	href: string;
	balanceHref: string;
	/** Pictures are landscape, 8:5. */
	designs: { id: string; name: string; src: string; isChosen: boolean }[];
	/** Amounts on offer; another amount may be typed within the limits. */
	amounts: { value: string; text: string; isChosen: boolean }[];
	limits: { least: string; most: string };
	/** The values typed before, or those of the gift card in the basket. */
	values: Partial<Record<GiftCardField, string>>;
	faults: Partial<Record<GiftCardField | "terms", GiftCardFault>>;
	hasAgreed: boolean;
	/** The first and the last possible day of sending. */
	days: { first: string; last: string };
	/** The gift card in the basket that is edited. */
	itemId?: string;
	error?: "unavailable" | "tooMany";
	/** A preview of the mail to the recipient. */
	preview?: { src: string; subject: string; lines: string[]; day: string };
};
