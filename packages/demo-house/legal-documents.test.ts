import { readdirSync } from "node:fs";
import type { LegalPage } from "@vetrina/shop-rules/legal/legal-set.ts";
import { expect, test } from "vitest";
import { readHouseContent } from "../../scripts/lib/content/read-house-content.ts";
import { fillLine } from "./fill-text.ts";
import { t } from "./house-text.ts";
import { markets } from "./markets/markets.ts";
import { seller } from "./seller.ts";
import { countries } from "./settings/countries.ts";
import { sites } from "./settings/sites.ts";

const { entries } = readHouseContent(import.meta.dirname, {
	languages: [],
	sites: sites.map(({ id }) => id),
});
const byId = new Map(entries.map((entry) => [entry.id, entry]));
type Link = { link: string };
type Node = { value?: string; content?: Node[] };

const readText = ({ value = "", content = [] }: Node): string => value + content.map(readText).join("\n");
const isFor = (named: unknown, country: string): boolean => !Array.isArray(named) || named.includes(country);

/** Returns the filled text of a document as it is shown in a country and a language; undefined where the language has no text of its own. */
function readDocument(slug: string, country: (typeof countries)[number], language: string): string[] {
	const page = entries.find(({ type, fields }) => type === "Page" && fields.slug === slug);
	return ((page?.fields.sections ?? []) as Link[]).flatMap(({ link }) => {
		const fields = byId.get(link)?.fields;
		if (!fields || !isFor(fields.countries, country.code)) return [];
		const own = (fields.body as Record<string, Node | undefined>)[language];
		if (!own) throw new Error(`${link} has no text in ${language}`);
		return fillLine(readText(own), {
			siteId: country.siteId,
			country,
			language: language as (typeof country.languages)[number],
		});
	});
}
/** Languages that the house has texts in. A language that was just added has none yet, and falls back along its chain. */
const TRANSLATED = new Set([
	...Object.keys(t("a|b|c|d|e|f|g")),
	...readdirSync(new URL("languages/", import.meta.url)).map((file) => file.replace(".json", "")),
]);
const OF_THE_HOUSE: readonly LegalPage[] = ["cookies", "delivery"];

// proves legal-2
test.each(countries.map((country) => [country.code, country] as const))(
	"in %s each document has a text in each language that the house has texts in, all of it filled in, and says whose it is",
	(code, country) => {
		const pages = Object.entries(markets.get(code)?.legal.pages.value ?? {}) as [LegalPage, string][];
		expect(pages.length).toBeGreaterThan(2);
		for (const language of country.languages.filter((one) => TRANSLATED.has(one)))
			for (const [page, slug] of pages) {
				const text = readDocument(slug, country, language).join("\n");
				expect([slug, language, text]).not.toContain("");
				expect(text).not.toMatch(/[{}]|undefined/);
				if (!OF_THE_HOUSE.includes(page))
					expect([slug, text]).toEqual([slug, expect.stringContaining(seller.name)]);
			}
	},
);

// proves legal-2
test("documents name the term, the authority and the law of their market", () => {
	const read = (slug: string, code: string, language: string): string => {
		const country = countries.find((one) => one.code === code);
		return country ? readDocument(slug, country, language).join("\n") : "";
	};
	expect(read("/withdrawal", "DE", "de")).toMatch(/binnen 14 Tagen[\s\S]*Muster-Widerrufsformular/);
	expect(read("/withdrawal", "KR", "ko")).toContain("7일");
	expect(read("/withdrawal", "US", "en")).not.toContain("right to withdraw from this contract");
	expect(read("/privacy", "FR", "fr")).toContain("CNIL");
	expect(read("/privacy", "US", "en")).toContain("Global Privacy Control");
	expect(read("/imprint", "JP", "ja")).toContain("特定商取引法");
	expect(read("/privacy", "HK", "zh-Hant-HK")).toContain("《個人資料（私隱）條例》（第 486 章）");
	expect(read("/privacy", "MO", "zh-Hant-HK")).toContain("《個人資料保護法》");
	expect(read("/guarantee", "ES", "fr")).toContain("3 ans");
});

// proves legal-2
test("in Chinese, documents set names in Latin letters off from the words next to them", () => {
	const texts = countries.flatMap((country) =>
		country.languages
			.filter((language) => language.startsWith("zh"))
			.flatMap((language) =>
				Object.values(markets.get(country.code)?.legal.pages.value ?? {}).flatMap((slug) =>
					readDocument(slug, country, language),
				),
			),
	);
	expect(texts.length).toBeGreaterThan(20);
	const glued = /\p{Script=Han}\u2068[!-~]|[!-~]\u2069\p{Script=Han}/u;
	expect(texts.filter((text) => glued.test(text))).toEqual([]);
});

// proves legal-3
test("the foot of each market links to all documents of its law", () => {
	const footers = entries.filter(({ type }) => type === "Footer");
	for (const [code, { legal }] of markets) {
		const footer =
			footers.find(({ fields }) => (fields.countries as string[] | undefined)?.includes(code)) ??
			footers.find(({ fields }) => !fields.countries);
		const linked = ((footer?.fields.legalLinks ?? []) as Link[]).map(({ link }) => {
			const target = byId.get(link)?.fields.targetPage as Link | undefined;
			return byId.get(target?.link ?? "")?.fields.slug;
		});
		const { delivery: _, ...documents } = legal.pages.value;
		expect([code, linked]).toEqual([code, expect.arrayContaining(Object.values(documents))]);
	}
});
