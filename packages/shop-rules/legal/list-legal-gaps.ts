import { type LegalPage, type LegalSet, type LegalSets, TO_BE_CONFIRMED } from "./legal-set.ts";
import { findContact, type ProductContacts } from "./product-contacts.ts";

/** The compiler asks for each fact here, and this list asks houses that are not compiled. */
const FACTS = Object.keys({
	pages: 0,
	withdrawal: 0,
	guaranteeYears: 0,
	guaranteeNotice: 0,
	newsletter: 0,
	consents: 0,
	guestConsents: 0,
	minimumAge: 0,
	priceNote: 0,
	lowestPriceDays: 0,
	unitPrices: 0,
	contacts: 0,
	orderButton: 0,
	names: 0,
} satisfies Record<keyof LegalSet, 0>) as (keyof LegalSet)[];

/** A shop that takes orders has these in every market. */
const EVERYWHERE: readonly LegalPage[] = ["privacy", "terms"];

const isDay = (text: unknown): boolean => typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text);

function listMissingFacts(set: LegalSet): string[] {
	return FACTS.flatMap((name) => {
		const fact: Partial<LegalSet[typeof name]> | undefined = set[name];
		if (!fact || fact.value === undefined) return [`no fact ${name}`];
		if (!fact.law) return [`the fact ${name} names no law`];
		if (!isDay(fact.asOf)) return [`the fact ${name} has no date`];
		return fact.counsel ? [] : [`the fact ${name} does not say whether counsel has confirmed it`];
	});
}

function listMissingPages(set: LegalSet, hasPage: (slug: string) => boolean): string[] {
	const pages = set.pages?.value ?? {};
	const needed: LegalPage[] = [...EVERYWHERE, ...(set.withdrawal?.value ? ["withdrawal" as const] : [])];
	return [
		...needed.filter((page) => !pages[page]).map((page) => `no address of the document ${page}`),
		...Object.entries(pages)
			.filter(([, slug]) => !hasPage(slug))
			.map(([page, slug]) => `no page ${slug}, the document ${page}`),
	];
}

const listMissingGuarantee = ({ guaranteeNotice, guaranteeYears, pages }: LegalSet): string[] =>
	guaranteeNotice?.value
		? [
				...(guaranteeYears?.value ? [] : ["no years for the notice of the legal guarantee"]),
				...(pages?.value.guarantee ? [] : ["no address of the document guarantee"]),
			]
		: [];

const listMissingContacts = (
	{ contacts }: LegalSet,
	country: string,
	known: ProductContacts | undefined,
): string[] =>
	(contacts?.value ?? [])
		.filter((kind) => !(known && findContact(kind, known, { country })))
		.map((kind) => `no company as ${kind} of the products`);

/**
 * Returns what the countries in which a house sells lack by their legal sets, as lines such as "DE: no page /imprint, the document
 * imprint" (legal-1). `hasPage`: tells whether the house's content has a page that shows something in the country. `contacts`: the
 * companies that the house names.
 */
export const listLegalGaps = (
	countries: readonly string[],
	sets: LegalSets | undefined,
	hasPage: (slug: string, country: string) => boolean,
	contacts?: ProductContacts,
): string[] =>
	countries.flatMap((country) => {
		const set = sets?.[country];
		const gaps = set
			? [
					...listMissingFacts(set),
					...listMissingPages(set, (slug) => hasPage(slug, country)),
					...listMissingGuarantee(set),
					...listMissingContacts(set, country, contacts),
				]
			: ["no legal set"];
		return gaps.map((gap) => `${country}: ${gap}`);
	});

/** Returns the facts that no counsel has confirmed yet, by country. */
export const listUnconfirmed = (sets: LegalSets): [country: string, facts: string[]][] =>
	Object.entries(sets).flatMap(([country, set]): [string, string[]][] => {
		const facts = FACTS.filter((name) => set[name].counsel === TO_BE_CONFIRMED);
		return facts.length > 0 ? [[country, facts]] : [];
	});
