import { expect, test } from "vitest";
import { type LegalFact, type LegalSet, TO_BE_CONFIRMED, toLegalRules } from "./legal-set.ts";
import { listLegalGaps, listUnconfirmed } from "./list-legal-gaps.ts";

const fact = <Value>(value: Value): LegalFact<Value> => ({
	value,
	law: "Civil Code",
	asOf: "2026-11-30",
	counsel: TO_BE_CONFIRMED,
});
const set: LegalSet = {
	pages: fact({ privacy: "/privacy", terms: "/terms", withdrawal: "/withdrawal" }),
	withdrawal: fact({ days: 14, online: true }),
	guaranteeYears: fact(2),
	guaranteeNotice: fact(false),
	newsletter: fact("single"),
	consents: fact(["privacy"]),
	guestConsents: fact({}),
	minimumAge: fact(16),
	priceNote: fact("taxIncluded"),
	lowestPriceDays: fact(30),
	unitPrices: fact(true),
	contacts: fact([]),
	orderButton: fact("payment"),
	names: fact({}),
};
const anyPage = () => true;

// proves legal-1
test("a country in which the house sells lacks a legal set", () => {
	expect(listLegalGaps(["AA", "BB"], { AA: set }, anyPage)).toEqual(["BB: no legal set"]);
	expect(listLegalGaps(["AA"], undefined, anyPage)).toEqual(["AA: no legal set"]);
});

// proves legal-1
test("a set lacks facts, their laws, their days and the word of counsel", () => {
	const { unitPrices: _, ...without } = set;
	const planted = {
		...without,
		withdrawal: { ...set.withdrawal, law: "" },
		newsletter: { ...set.newsletter, asOf: "lately" },
		names: { ...set.names, counsel: undefined },
	} as unknown as LegalSet;
	expect(listLegalGaps(["AA"], { AA: planted }, anyPage)).toEqual([
		"AA: the fact withdrawal names no law",
		"AA: the fact newsletter has no date",
		"AA: no fact unitPrices",
		"AA: the fact names does not say whether counsel has confirmed it",
	]);
});

// proves legal-1
test("a set lacks documents that every market needs, and pages that the house has not written", () => {
	const planted = { ...set, pages: fact({ privacy: "/privacy", imprint: "/imprint" } as const) };
	const hasPage = (slug: string) => slug !== "/imprint";
	expect(listLegalGaps(["AA"], { AA: planted }, hasPage)).toEqual([
		"AA: no address of the document terms",
		"AA: no address of the document withdrawal",
		"AA: no page /imprint, the document imprint",
	]);
	const never = { ...planted, withdrawal: fact(null) };
	expect(listLegalGaps(["AA"], { AA: never }, anyPage)).toEqual(["AA: no address of the document terms"]);
});

// proves legal-12
test("a set asks for the notice of a guarantee without its years and its document", () => {
	const planted = { ...set, guaranteeNotice: fact(true), guaranteeYears: fact(null) };
	expect(listLegalGaps(["AA"], { AA: planted }, anyPage)).toEqual([
		"AA: no years for the notice of the legal guarantee",
		"AA: no address of the document guarantee",
	]);
	expect(toLegalRules({ ...set, guaranteeNotice: fact(true) }).guaranteeNotice).toBe(2);
	expect(toLegalRules(set)).not.toHaveProperty("guaranteeNotice");
});

// proves legal-10
test("a set asks for companies that the house does not name", () => {
	const company = { name: "Corvo", address: "Via Roma 1, Torino", contact: "care@corvo.example" };
	const planted = { ...set, contacts: fact(["maker", "responsible", "importer"] as const) };
	expect(listLegalGaps(["AA"], { AA: planted }, anyPage)).toEqual([
		"AA: no company as maker of the products",
		"AA: no company as responsible of the products",
		"AA: no company as importer of the products",
	]);
	const importedInto = (country: string) => ({
		maker: company,
		responsible: company,
		importers: { [country]: company },
	});
	expect(listLegalGaps(["AA"], { AA: planted }, anyPage, importedInto("BB"))).toEqual([
		"AA: no company as importer of the products",
	]);
	expect(listLegalGaps(["AA"], { AA: planted }, anyPage, importedInto("AA"))).toEqual([]);
});

test("a fact is to be confirmed until a counsel's name stands there", () => {
	const confirmed = Object.fromEntries(
		Object.entries(set).map(([name, one]) => [name, { ...one, counsel: "confirmed by Studio Legale" }]),
	) as unknown as LegalSet;
	expect(listUnconfirmed({ AA: confirmed })).toEqual([]);
	expect(listUnconfirmed({ AA: { ...confirmed, names: set.names } })).toEqual([["AA", ["names"]]]);
});
