import type { GiftCardFault, GiftCardField } from "@vetrina/shop-rules/gift-cards/gift-card.ts";

export type GiftCertificatePurchaseData = {
	href: string;
	balanceHref: string;
	designs: { id: string; name: string; src: string; isChosen: boolean }[];
	amounts: { value: string; text: string; isChosen: boolean }[];
	limits: { least: string; most: string };
	values: Partial<Record<GiftCardField, string>>;
	faults: Partial<Record<GiftCardField | "terms", GiftCardFault>>;
	hasAgreed: boolean;
	days: { first: string; last: string };
	itemId?: string;
	error?: "unavailable" | "tooMany";
	preview?: { src: string; subject: string; lines: string[]; day: string };
};
