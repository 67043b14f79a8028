import { createHash } from "node:crypto";
import { customFields } from "@vetrina/commerce-sandbox/catalogue/custom-fields.ts";
import { groupId } from "@vetrina/commerce-sandbox/catalogue/group-id.ts";
import {
	type AttributeLine,
	type CategoryLine,
	type ImportLine,
	importLineSchema,
	type MasterLine,
	type VariantLine,
} from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { parseDrawnReference, pictureTypes } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { Text } from "@vetrina/shop-rules/locale/text.ts";
import { describe, expect, test, vi } from "vitest";
import { wholeLanguages } from "../testing/whole-languages.ts";
import { type CatalogueOptions, generateCatalogue } from "./generate-catalogue.ts";
import { showcases } from "./states.ts";

// Most tests compute all of a catalogue, which takes many times as long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const hashOf = (options: CatalogueOptions): string => {
	const hash = createHash("sha256");
	for (const line of generateCatalogue(options)) hash.update(`${JSON.stringify(line)}\n`);
	return hash.digest("hex");
};

const lines = [...generateCatalogue()];
const ofKind = <K extends ImportLine["kind"]>(kind: K) =>
	lines.filter((line): line is Extract<ImportLine, { kind: K }> => line.kind === kind);
const masters: MasterLine[] = ofKind("master");
const variants: VariantLine[] = ofKind("variant");
const categories: CategoryLine[] = ofKind("category");
const attributes = new Map<string, AttributeLine>(ofKind("attribute").map((line) => [line.id, line]));

describe("the demo catalogue", () => {
	test("has the promised size", () => {
		const groups = new Set(variants.map((variant) => groupId(variant.master, variant.values.color)));
		expect(masters.length).toBeGreaterThanOrEqual(600);
		expect(groups.size).toBeGreaterThan(1600);
		expect(groups.size).toBeLessThan(1900);
		expect(variants.length).toBeGreaterThan(9500);
		expect(variants.length).toBeLessThan(11_000);
		expect(categories.length).toBeGreaterThanOrEqual(60);
		expect(Math.max(...categories.map((category) => category.url.split("/").length - 1))).toBe(3);
		expect(attributes.get("color")?.values).toSatisfy((values: object) => Object.keys(values).length >= 20);
	});

	test("is the same every time, and differs from the small one", () => {
		expect(hashOf({})).toBe(hashOf({}));
		expect(hashOf({ scale: 1000 })).toBe(hashOf({ scale: 1000 }));
		expect(hashOf({ subset: "small" })).not.toBe(hashOf({}));
	});

	test("keeps ids, prices and stock from machine to machine", () => {
		const hash = createHash("sha256");
		for (const { id, prices, stock } of variants) hash.update(JSON.stringify([id, prices, stock]));
		expect(hash.digest("hex").slice(0, 16)).toMatchInlineSnapshot(`"d829497705b5eadc"`);
	});

	// proves catalogue-30
	test("shows no two products of a women's category in one picture, nor one look under two brands", () => {
		const products = new Map<string, Set<string>>();
		const brands = new Map<string, Set<string>>();
		const put = (map: Map<string, Set<string>>, look: object, one: string) =>
			map.set(JSON.stringify(look), (map.get(JSON.stringify(look)) ?? new Set()).add(one));
		const masterOf = new Map(masters.map((master, at) => [master.id, { ...master, at }]));
		for (const { master, images = [] } of variants) {
			const { at = 0, primaryCategory = "", brand = "" } = masterOf.get(master) ?? {};
			const picture = parseDrawnReference(images[0] ?? "");
			if (!picture || !/^women-(?!jeans)/.test(primaryCategory)) continue;
			const { type, cut, fabric, pattern, feature, color } = picture;
			const look = { primaryCategory, type, cut, fabric, pattern, feature };
			put(products, { ...look, color }, master);
			if (at >= showcases.length) put(brands, look, brand);
		}
		expect(products.size).toBeGreaterThan(500);
		expect([...products, ...brands].filter(([, found]) => found.size > 1)).toEqual([]);
	});

	// proves catalogue-30
	test("promotes nothing that is reduced already", () => {
		const promoted = new Set(masters.flatMap(({ id, promotions = [] }) => (promotions.length > 0 ? id : [])));
		const reduced = variants.filter(({ prices }) => Object.values(prices ?? {}).some(({ sale }) => sale));
		expect(promoted.size).toBeGreaterThan(20);
		expect(reduced.filter(({ master }) => promoted.has(master))).toEqual([]);
	});

	test("offers children nothing that is cut for adults", () => {
		const worn = ({ primaryCategory, images }: MasterLine) =>
			/^children-/.test(primaryCategory) ? images.map(parseDrawnReference) : [];
		const cuts = new Set(masters.flatMap(worn).map((picture) => `${picture?.type} ${picture?.cut}`));
		const theirs = /^(pinafore|romper|dungarees) | small(-joggers)?$/;
		expect([...cuts].filter((cut) => !theirs.test(cut))).toEqual([]);
		expect(cuts.size).toBeGreaterThan(12);
	});

	test("is valid line by line, in every language", { timeout: 60_000 }, () => {
		const problems: string[] = [];
		// Names of products need the grammar of a language (compose-texts.ts); without it all of them fall back.
		const named = new Set(masters.flatMap(({ name }) => Object.keys(name)));
		for (const line of lines) {
			const parsed = importLineSchema.safeParse(line);
			if (!parsed.success) problems.push(`${line.id}: ${parsed.error.issues[0]?.message}`);
			for (const text of textsOf(line))
				for (const language of wholeLanguages)
					if (
						!text[language]?.trim() &&
						(line.kind !== "master" || text !== line.name || named.has(language))
					)
						problems.push(`${line.id}: no ${language}`);
		}
		expect(problems).toEqual([]);
	});

	test("has sets and bundles of existing products", () => {
		const ids = new Set<string>([...masters.map(({ id }) => id), ...variants.map(({ id }) => id)]);
		const [sets, bundles] = [ofKind("set"), ofKind("bundle")];
		expect([sets.length, bundles.length]).toEqual([3, 2]);
		for (const set of sets) expect(set.products.every((id) => ids.has(id))).toBe(true);
		for (const bundle of bundles) {
			expect(bundle.products.every(({ id }) => ids.has(id))).toBe(true);
			const apart = bundle.products.map(
				({ id }) => variants.find((variant) => variant.id === id)?.prices.EUR?.list ?? 0,
			);
			expect(bundle.prices.EUR?.list).toBeLessThan(apart.reduce((sum, price) => sum + price, 0));
		}
	});

	test("names only existing products and categories", () => {
		const categoryIds = new Set(categories.map(({ id }) => id));
		const masterIds = new Set(masters.map(({ id }) => id));
		const promotionIds = new Set(ofKind("promotion").map(({ id }) => id));
		for (const category of categories) if (category.parent) expect(categoryIds).toContain(category.parent);
		for (const master of masters) {
			expect([...categoryIds]).toEqual(expect.arrayContaining(master.categories));
			expect(master.categories).toContain(master.primaryCategory);
			for (const promotion of master.promotions ?? []) expect(promotionIds).toContain(promotion);
			for (const [id, values] of Object.entries(master.attributes))
				for (const value of values)
					expect(attributes.get(id)?.values, `${master.id} ${id}`).toHaveProperty([value]);
			for (const field of Object.keys(master.custom ?? {})) expect(customFields).toHaveProperty(field);
		}
		for (const variant of variants) {
			expect(masterIds).toContain(variant.master);
			for (const [id, value] of Object.entries(variant.values))
				if (!attributes.get(id)?.values[value]) throw new Error(`${variant.id}: ${id} ${value}`);
		}
	});

	test("has no id twice, letters in group ids and only digits in variant ids", () => {
		expect(new Set(lines.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(lines.length);
		for (const variant of variants) {
			expect(variant.id).toMatch(/^\d+$/);
			expect(groupId(variant.master, variant.values.color)).toMatch(/[A-Za-z]/);
		}
	});

	test("fills every category that has no subcategories", () => {
		const parents = new Set(categories.map(({ parent }) => parent));
		const filled = new Set(masters.flatMap((master) => master.categories));
		expect(categories.filter(({ id }) => !parents.has(id) && !filled.has(id)).map(({ id }) => id)).toEqual(
			[],
		);
	});

	test("asks only for pictures that can be drawn, at least ten types of them, alike for all sizes of a colour", () => {
		const types = new Set<string>();
		const byGroup = new Map<string, string>();
		for (const variant of variants) {
			for (const image of variant.images) {
				const picture = parseDrawnReference(image);
				if (picture === undefined) throw new Error(`no picture: ${image}`);
				expect(image).toContain(`cut=${picture.cut}&fabric=${picture.fabric}&`);
				types.add(picture.type);
			}
			const key = groupId(variant.master, variant.values.color);
			const images = variant.images.join();
			expect(byGroup.get(key) ?? images).toBe(images);
			byGroup.set(key, images);
		}
		expect([...types].sort()).toEqual(Object.keys(pictureTypes).sort());
	});

	// proves catalogue-29
	test("sells new arrivals at their full price", () => {
		const arrivals = masters.filter(({ categories }) => categories.includes("new-in"));
		expect(arrivals.length).toBeGreaterThan(20);
		expect(arrivals.filter(({ promotions = [] }) => promotions.length > 0).map(({ id }) => id)).toEqual([]);
		const ids = new Set(arrivals.map(({ id }) => id));
		const prices = [...arrivals, ...variants.filter(({ master }) => ids.has(master))];
		const reduced = prices.filter((one) => Object.values(one.prices ?? {}).some(({ sale }) => sale));
		expect(reduced.map(({ id }) => id)).toEqual([]);
	});

	test("gives different products different names", () => {
		const names = new Set(masters.map((master) => `${master.primaryCategory} ${master.name.en}`));
		expect(names.size).toBeGreaterThan(masters.length * 0.97);
	});
});

describe("other sizes", () => {
	test.each([1000, 10_000])("has about %i variation groups", { timeout: 60_000 }, (scale) => {
		const groups = new Set<string>();
		for (const line of generateCatalogue({ scale, maxSizes: 1 }))
			if (line.kind === "variant") groups.add(groupId(line.master, line.values.color));
		expect(Math.abs(groups.size - scale) / scale).toBeLessThan(0.08);
	});

	test("shows every state with a few hundred variants if it is small", () => {
		const small = [...generateCatalogue({ subset: "small" })];
		expect(small.filter((line) => line.kind === "master").length).toBeLessThan(60);
		expect(small.filter((line) => line.kind === "variant").length).toBeLessThan(500);
	});
});

function textsOf(line: ImportLine): Text[] {
	if (line.kind === "attribute") return [line.name, ...Object.values(line.values)];
	if (line.kind === "category") return [line.name, ...(line.description ? [line.description] : [])];
	if (line.kind === "promotion") return [line.calloutMsg];
	if (line.kind === "variant") return [];
	const custom = Object.values(line.custom ?? {}).filter(
		(value): value is Text => typeof value === "object" && !Array.isArray(value),
	);
	return [line.name, ...(line.description ? [line.description] : []), ...custom];
}
