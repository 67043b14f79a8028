import { parseEditorialId } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";
import { expect, test } from "vitest";
import { listLanguagesIn, readHouseContent } from "../../scripts/lib/content/read-house-content.ts";
import { categoryFields } from "./catalogue/category-fields.ts";
import { categoryLines } from "./catalogue/category-tree.ts";
import { countries } from "./settings/countries.ts";
import { paymentMethods } from "./settings/payment-methods.ts";
import { sites } from "./settings/sites.ts";
import { wholeLanguages } from "./testing/whole-languages.ts";

const { entries, faults } = readHouseContent(import.meta.dirname, {
	languages: wholeLanguages,
	languagesIn: listLanguagesIn(countries),
	sites: sites.map(({ id }) => id),
});
/** Networks of the cards that the sandbox takes. */
const CARDS = ["Visa", "Mastercard", "American Express", "JCB"];
const listValues = (type: string, field: string): unknown[] =>
	entries.filter((entry) => entry.type === type).flatMap(({ fields }) => fields[field] ?? []);

// proves content-12, locale-8
test("every entry fits its type, has all languages, and links to entries that are there", () => {
	expect(entries.length).toBeGreaterThan(100);
	expect(faults).toEqual([]);
});

test("every entry is shown somewhere: another one links to it, or clients ask for it", () => {
	const ASKED_FOR = [
		"Page",
		"Header",
		"Footer",
		"Badge",
		"Text",
		"ListContent",
		"CategoryContent",
		"ProductContent",
		"JournalArticle",
		"BrandPage",
		"CountryRedirectPopup",
		"MarketingZone",
	];
	const text = JSON.stringify(entries.map(({ fields }) => fields));
	const lost = entries.filter(({ id, type }) => !ASKED_FOR.includes(type) && !text.includes(`"${id}"`));
	expect(lost.map(({ id }) => id)).toEqual([]);
});

test("pictures of entries are scenes that can be drawn", () => {
	for (const id of listValues("Image", "mediaId"))
		expect([id, parseEditorialId(String(id))]).not.toContain(undefined);
});

// proves content-45
test("every market's home opens with a figure", () => {
	const homes = entries.filter(({ type, fields }) => type === "Page" && fields.slug === "/home");
	const scenes = homes.map(({ fields: { sections } }) => {
		const [first] = sections as { link: string }[];
		const { landscapeImage } = entries.find(({ id }) => id === first?.link)?.fields ?? {};
		const picture = entries.find(({ id }) => id === (landscapeImage as { link: string }).link);
		return parseEditorialId(String(picture?.fields.mediaId))?.scene;
	});
	expect(scenes).toHaveLength(sites.length);
	for (const scene of scenes) expect(["walk", "swing", "stride"]).toContain(scene);
});

test("categories that entries name exist, and where an address stands next to one, it is the category's", () => {
	const urls = new Map(categoryLines.map(({ id, url }) => [id, url]));
	for (const { id, fields } of entries) {
		const category = fields.targetCategory ?? fields.categoryId;
		if (category === undefined) continue;
		expect([id, urls.has(String(category))]).toEqual([id, true]);
		if (fields.targetUrl) expect([id, fields.targetUrl]).toEqual([id, urls.get(String(category))]);
	}
});

test("landing pages belong to existing categories, and every category that asks for one has one", () => {
	const landings = listValues("Page", "slug").filter((slug) => String(slug).startsWith("/landing/"));
	const ids = Object.keys(categoryFields).filter((id) => categoryFields[id]?.c_template === "landing");
	expect(landings.toSorted()).toEqual(ids.map((id) => `/landing/${id}`).toSorted());
	expect(categoryLines.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test("categories with fields exist, as do the categories that their fields link to", () => {
	const ids = new Set(categoryLines.map(({ id }) => id));
	const urls = new Set(categoryLines.map(({ url }) => url));
	for (const [id, fields] of Object.entries(categoryFields)) {
		expect(ids).toContain(id);
		if (fields.c_canonicalLink) expect(urls).toContain(fields.c_canonicalLink);
	}
});

// proves content-27
test("footers name the methods of payment that their countries have, all wallets among them, and no others", () => {
	const wallets = paymentMethods.filter(({ expressButtons }) => expressButtons !== undefined);
	const covered = new Set<string>();
	const footers = entries.filter(({ type }) => type === "Footer");
	const named = new Set(footers.flatMap(({ fields }) => (fields.countries as string[] | undefined) ?? []));
	for (const { id, fields } of footers) {
		const own = (fields.countries as string[] | undefined) ?? countries.map(({ code }) => code);
		for (const code of own.filter((one) => fields.countries !== undefined || !named.has(one))) {
			expect([id, code, covered.has(code)]).toEqual([id, code, false]);
			covered.add(code);
			const offered = wallets.filter((wallet) => wallet.countries?.includes(code) ?? true);
			expect([code, fields.paymentNames]).toEqual([
				code,
				expect.arrayContaining(offered.map(({ name }) => name.en)),
			]);
			for (const name of fields.paymentNames as string[]) {
				const method = paymentMethods.find((one) => one.name.en === name);
				if (method?.countries)
					expect([code, name, method.countries.includes(code)]).toEqual([code, name, true]);
				else expect(CARDS.concat("Apple Pay")).toContain(name);
			}
		}
	}
	expect([...covered].toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
});
