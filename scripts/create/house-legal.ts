import type { Say } from "./house-content.ts";
import type { HouseOptions } from "./house-options.ts";
import { LEGAL_WORDS, type LegalWords } from "./legal-words.ts";

type LegalOptions = Pick<HouseOptions, "name" | "company" | "email" | "withdrawalDays" | "tax"> & {
	sites: readonly { countries: readonly string[] }[];
};

const listDocuments = ({ withdrawalDays }: LegalOptions): (keyof LegalWords)[] => [
	"privacy",
	"terms",
	"imprint",
	...(withdrawalDays > 0 ? ["withdrawal" as const] : []),
];

/** Returns the documents of a new house, written from the facts that its owner gave, by their path below `content/` (legal-1). */
export function legalContent(options: LegalOptions, say: Say): Record<string, { fields: object }> {
	const fill = (text: string): string =>
		text
			.replaceAll("{company}", options.company)
			.replaceAll("{email}", options.email)
			.replaceAll("{days}", String(options.withdrawalDays));
	const entries = listDocuments(options).flatMap((id) => {
		const { title, text } = LEGAL_WORDS[id];
		const body = Object.entries(say(text)).map(([language, words]) => [language, fill(words).split("\n")]);
		return [
			[`page/${id}`, { fields: { slug: `/${id}`, title: say(title), sections: [{ link: `${id}-text` }] } }],
			[`rich-text-section/${id}-text`, { fields: { body: Object.fromEntries(body) } }],
			[`cta/to-${id}`, { fields: { title: say(title), targetPage: { link: id } } }],
		] as const;
	});
	return Object.fromEntries(entries);
}

export const listLegalLinks = (options: LegalOptions): { link: string }[] =>
	listDocuments(options).map((id) => ({ link: `to-${id}` }));

/** Returns the module with the legal sets of a new house: what its owner said, to be completed and confirmed. */
export function writeLegal(options: LegalOptions, today: string): string {
	const { withdrawalDays, tax } = options;
	const pages = Object.fromEntries(listDocuments(options).map((id) => [id, `/${id}`]));
	const countries = [...new Set(options.sites.flatMap((site) => site.countries))];
	return `import {
	type LegalFact,
	type LegalSet,
	type LegalSets,
	TO_BE_CONFIRMED,
} from "@vetrina/shop-rules/legal/legal-set.ts";

/** Name the law of each fact, and have local counsel confirm it. */
const fact = <Value>(value: Value): LegalFact<Value> => ({
	value,
	law: "to be named",
	asOf: ${JSON.stringify(today)},
	counsel: TO_BE_CONFIRMED,
});

/** The set of each country for which nothing else is said; give a country that differs a set of its own. */
const usual: LegalSet = {
	pages: fact(${JSON.stringify(pages)}),
	withdrawal: fact(${withdrawalDays > 0 ? JSON.stringify({ days: withdrawalDays, online: true }) : "null"}),
	guaranteeYears: fact(null),
	guaranteeNotice: fact(false),
	newsletter: fact("confirmed"),
	consents: fact(["privacy"]),
	guestConsents: fact({}),
	minimumAge: fact(16),
	priceNote: fact(${tax > 0 ? '"taxIncludedPlusDelivery"' : '"none"'}),
	lowestPriceDays: fact(null),
	unitPrices: fact(false),
	contacts: fact([]),
	orderButton: fact("payment"),
	names: fact({}),
};

export const legal: LegalSets = ${JSON.stringify(Object.fromEntries(countries.map((code) => [code, "usual"]))).replaceAll('"usual"', "usual")};
`;
}
