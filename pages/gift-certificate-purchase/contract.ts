import type { GiftCardFault, GiftCardField } from "@vetrina/shop-rules/gift-cards/gift-card.ts";

export type GiftCertificatePurchaseData = {
	href: string;
	balanceHref: string;
	/** Pictures are landscape, 8:5. */
	designs: { id: string; src: string; isChosen: boolean }[];
	/** On offer; another one may be written within the limits. */
	amounts: { value: string; text: string; isChosen: boolean }[];
	limits: { least: string; most: string };
	/** The values typed before, or those of the gift card in the basket. */
	values: Partial<Record<GiftCardField, string>>;
	faults: Partial<Record<GiftCardField | "terms", GiftCardFault>>;
	hasAgreed: boolean;
	/** The first and the last day that it may be sent on. */
	days: { first: string; last: string };
	/** The one in the bag that is changed. */
	itemId?: string;
	error?: "unavailable" | "tooMany";
	/** The mail as its recipient will read it. */
	preview?: { src: string; subject: string; lines: string[]; day: string };
};
