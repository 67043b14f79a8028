/** The documents that engine and law know by their role; a house gives each an address of its own (decision 187). */
export const LEGAL_PAGES = [
	"privacy",
	"terms",
	"imprint",
	"cookies",
	"accessibility",
	"withdrawal",
	"guarantee",
	"privacyChoices",
	"delivery",
] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Consents that a market asks for apart from each other, in the order of forms. */
export const CONSENTS = ["age", "privacy", "transfer"] as const;
export type Consent = (typeof CONSENTS)[number];

/** Consents that guests give with an order, each in a box of its own, in the order of the form (legal-11). */
export const GUEST_CONSENTS = ["age", "collection", "thirdParties", "transfer", "marketing"] as const;
export type GuestConsent = (typeof GUEST_CONSENTS)[number];
/** Consents that are left out are not asked for. */
export type GuestConsents = Readonly<Partial<Record<GuestConsent, "required" | "optional">>>;

/** Companies that a product names, in the order of its page. `responsible`: answers in the Union for the safety of the product. */
export const CONTACT_KINDS = ["maker", "responsible", "importer"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The note at prices. `taxAdded`: tax is added in the bag. `none`: the market has no tax, or asks for no note. */
export const PRICE_NOTES = ["taxIncluded", "taxIncludedPlusDelivery", "taxAdded", "none"] as const;
export type PriceNote = (typeof PRICE_NOTES)[number];

export const TO_BE_CONFIRMED = "to be confirmed by local counsel";

/** A fact of law as its house has looked it up. */
export type LegalFact<Value> = {
	value: Value;
	/** The law that says so, by its usual name. */
	law: string;
	/** The day on which the law was looked up, such as "2026-11-30". */
	asOf: string;
	counsel: typeof TO_BE_CONFIRMED | `confirmed by ${string}`;
};

/**
 * The right to withdraw without a reason. `days`: from delivery. `online`: the order has the function that the law asks for, in two steps.
 */
export type Withdrawal = { days: number; online: boolean };

/** All that a market's law asks of the shop (legal-1). Every field must be there, so that nothing is left out by mistake. */
export type LegalSet = {
	/** The addresses of the documents that the market needs. */
	pages: LegalFact<Readonly<Partial<Record<LegalPage, `/${string}`>>>>;
	/** Null where the law gives no right to withdraw. */
	withdrawal: LegalFact<Withdrawal | null>;
	/** Years in which the seller answers for a fault; null where the law names no term. */
	guaranteeYears: LegalFact<number | null>;
	/** `confirmed`: a subscription begins with a click in a mail (newsletter-11). */
	/** Whether products and the checkout remind buyers of that guarantee by a notice that the law words (legal-12). */
	guaranteeNotice: LegalFact<boolean>;
	newsletter: LegalFact<"confirmed" | "single">;
	consents: LegalFact<readonly Consent[]>;
	/** Years of age from which a person consents without a guardian. */
	guestConsents: LegalFact<GuestConsents>;
	minimumAge: LegalFact<number>;
	priceNote: LegalFact<PriceNote>;
	/** Days whose lowest price stands next to a reduced one; null where the law does not ask. */
	lowestPriceDays: LegalFact<number | null>;
	unitPrices: LegalFact<boolean>;
	/** The companies that each product names with their addresses (legal-10). */
	contacts: LegalFact<readonly ContactKind[]>;
	/** `payment`: the words on the button say that the order must be paid. */
	orderButton: LegalFact<"payment" | "any">;
	/** Names and numbers in texts, by placeholder: the law, the authority, the register. */
	names: LegalFact<Readonly<Record<string, string>>>;
};
export type LegalSets = Readonly<Record<string, LegalSet>>;

/** The part of a set that the shop acts on, as the site's setting `legal` says it. */
export type LegalRules = {
	pages: LegalSet["pages"]["value"];
	consents: readonly Consent[];
	minimumAge: number;
	priceNote: PriceNote;
	lowestPriceDays?: number;
	unitPrices?: true;
	contacts?: readonly ContactKind[];
	guestConsents?: GuestConsents;
	/** Years of the legal guarantee, where the law asks for a notice of it. */
	guaranteeNotice?: number;
};

export const toLegalRules = ({
	pages,
	consents,
	minimumAge,
	priceNote,
	lowestPriceDays,
	unitPrices,
	contacts,
	guestConsents,
	guaranteeYears,
	guaranteeNotice,
}: LegalSet): LegalRules => ({
	pages: pages.value,
	consents: consents.value,
	minimumAge: minimumAge.value,
	priceNote: priceNote.value,
	...(lowestPriceDays.value && { lowestPriceDays: lowestPriceDays.value }),
	...(unitPrices.value && { unitPrices: true }),
	...(contacts.value.length > 0 && { contacts: contacts.value }),
	...(Object.keys(guestConsents.value).length > 0 && { guestConsents: guestConsents.value }),
	...(guaranteeNotice.value && guaranteeYears.value && { guaranteeNotice: guaranteeYears.value }),
});
