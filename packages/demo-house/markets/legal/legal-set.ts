import {
	type Consent,
	type ContactKind,
	type GuestConsents,
	type LegalFact,
	type LegalSet,
	type PriceNote,
	TO_BE_CONFIRMED,
	type Withdrawal,
} from "@vetrina/shop-rules/legal/legal-set.ts";

/** The day on which the facts of all markets were looked up. */
const LOOKED_UP = "2026-11-30";

/** Names and numbers of a market. Numbers of the house are made up, because the house is. */
export type LocalNames = {
	/** The law on contracts at a distance, or on consumers. */
	law: string;
	privacyLaw: string;
	/** The authority that hears complaints about privacy, with its site. */
	authority: string;
	/** The entry of the house in registers of the market. */
	register: string;
	/** The body that hears complaints of consumers. */
	complaints: string;
};

/** A value with the law that it follows; a bare value follows the market's law on consumers. */
type Stated<Value> = Value | { value: Value; law: string };
type Stating = {
	pages?: LegalSet["pages"]["value"];
	withdrawal?: Stated<Withdrawal | null>;
	guaranteeYears?: Stated<number | null>;
	guaranteeNotice?: Stated<boolean>;
	newsletter?: Stated<"confirmed" | "single">;
	consents?: Stated<readonly Consent[]>;
	guestConsents?: Stated<GuestConsents>;
	minimumAge?: Stated<number>;
	priceNote?: Stated<PriceNote>;
	lowestPriceDays?: Stated<number | null>;
	unitPrices?: Stated<boolean>;
	contacts?: Stated<readonly ContactKind[]>;
	orderButton?: Stated<"payment" | "any">;
};
export type LocalLaw = LocalNames & Stating;

export const stated = <Value>(value: Value, law: string): { value: Value; law: string } => ({ value, law });

function isStated<Value>(value: Stated<Value>): value is { value: Value; law: string } {
	return typeof value === "object" && value !== null && "value" in value;
}

/** The highest age that the law of a member state of the Union may ask for, which the house asks for elsewhere, too. */
const USUAL_AGE = 16;

const EVERYWHERE = {
	privacy: "/privacy",
	terms: "/terms",
	imprint: "/imprint",
	cookies: "/cookies",
	accessibility: "/accessibility",
	delivery: "/shipping",
} as const;

/** Returns the legal set of a market. Facts that are left out are those of a market whose law asks for nothing in particular. */
export function legalSet({ law, privacyLaw, authority, register, complaints, ...own }: LocalLaw): LegalSet {
	const fact = <Value>(value: Stated<Value>, usual: string = law): LegalFact<Value> => ({
		...(isStated(value) ? value : stated(value, usual)),
		asOf: LOOKED_UP,
		counsel: TO_BE_CONFIRMED,
	});
	return {
		pages: fact<LegalSet["pages"]["value"]>({ ...EVERYWHERE, ...own.pages }),
		withdrawal: fact<Withdrawal | null>(own.withdrawal ?? null),
		guaranteeYears: fact<number | null>(own.guaranteeYears ?? null),
		guaranteeNotice: fact<boolean>(own.guaranteeNotice ?? false),
		newsletter: fact<"confirmed" | "single">(own.newsletter ?? "single", privacyLaw),
		consents: fact<readonly Consent[]>(own.consents ?? ["privacy"], privacyLaw),
		guestConsents: fact<GuestConsents>(own.guestConsents ?? {}, privacyLaw),
		minimumAge: fact<number>(own.minimumAge ?? USUAL_AGE, privacyLaw),
		priceNote: fact<PriceNote>(own.priceNote ?? "none"),
		lowestPriceDays: fact<number | null>(own.lowestPriceDays ?? null),
		unitPrices: fact<boolean>(own.unitPrices ?? false),
		contacts: fact<readonly ContactKind[]>(own.contacts ?? []),
		orderButton: fact<"payment" | "any">(own.orderButton ?? "any"),
		names: fact<LegalSet["names"]["value"]>({ law, privacyLaw, authority, register, complaints }),
	};
}

const WITHDRAWAL = { withdrawal: "/withdrawal", guarantee: "/guarantee" } as const;

/** A member state of the European Union, whose consumer law follows the same directives. */
export const inEuropeanUnion = ({ ...own }: Omit<LocalLaw, "privacyLaw">): LegalSet =>
	legalSet({
		pages: WITHDRAWAL,
		withdrawal: stated({ days: 14, online: true }, "Directive 2011/83/EU, Art. 9 and 11a"),
		guaranteeYears: stated(2, "Directive (EU) 2019/771, Art. 10"),
		guaranteeNotice: stated(
			true,
			"Directive 2011/83/EU, Art. 6(1)(l) and 22a; Implementing Regulation (EU) 2025/1960, from 27 September 2026",
		),
		newsletter: stated("single", "Directive 2002/58/EC, Art. 13"),
		priceNote: stated("taxIncludedPlusDelivery", "Directive 2011/83/EU, Art. 6(1)(e)"),
		lowestPriceDays: stated(30, "Directive 98/6/EC, Art. 6a"),
		unitPrices: stated(true, "Directive 98/6/EC, Art. 3"),
		contacts: stated(["maker", "responsible"], "Regulation (EU) 2023/988, Art. 19"),
		orderButton: stated("payment", "Directive 2011/83/EU, Art. 8(2)"),
		privacyLaw: "Regulation (EU) 2016/679",
		...own,
	});

/** The days of a right to return without a reason that needs no function of its own on the order. */
export const withinDays = (days: number, law: string): Pick<LocalLaw, "withdrawal" | "pages"> => ({
	pages: { withdrawal: "/withdrawal" },
	withdrawal: stated({ days, online: false }, law),
});
