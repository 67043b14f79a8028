import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ImportLine } from "../catalogue/import-lines.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

/** Each test takes several whole imports. */
const TIMEOUT = 60_000;

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

const variant = smallCatalogue.find((line) => line.kind === "variant");
const product = async (id: string): Promise<Record<string, unknown>> =>
	(await (
		await guest.fetch(
			`/product/shopper-products/v1/organizations/${ORGANIZATION}/products/${id}?locale=en&currency=EUR`,
		)
	).json()) as Record<string, unknown>;

// proves catalogue-26
describe("EANs", { timeout: TIMEOUT }, () => {
	const scarf = {
		kind: "master",
		id: "EAN-1",
		brand: "Own",
		name: { en: "Scarf" },
		categories: ["women"],
		primaryCategory: "women",
		prices: { EUR: { list: 60 } },
		stock: { ats: 3 },
	};

	test("appear in the API for variants and products without variants, and survive a merge", async () => {
		const lines = smallCatalogue.map((line) => (line === variant ? { ...line, ean: "4006381333931" } : line));
		await importLines(commerce, [...lines, { ...scarf, ean: "96385074" }], { replace: true });
		for (const again of [[], [{ ...scarf, id: "EAN-2" }]]) {
			if (again.length > 0) expect((await importLines(commerce, again)).status).toBe(200);
			expect(await product("EAN-1")).toMatchObject({ id: "EAN-1", ean: "96385074" });
			expect(await product(variant?.id ?? "")).toMatchObject({ ean: "4006381333931" });
			const master = await product(variant?.kind === "variant" ? variant.master : "");
			expect(master).not.toHaveProperty("ean");
			expect(master.c_variants).toMatchObject({ [variant?.id ?? ""]: { c_ean: "4006381333931" } });
		}
		expect(await product("EAN-2")).not.toHaveProperty("ean");
	});

	test.each([
		["4006381333932", "an EAN whose last digit is its check digit"],
		["400638133393", "an EAN of 8 or 13 digits"],
		[4006381333931, "an EAN of 8 or 13 digits"],
	])("%j is refused with its line", async (ean, expected) => {
		const { status, body } = await importLines(commerce, [...smallCatalogue, { ...scarf, ean }], {
			replace: true,
		});
		expect(status).toBe(422);
		expect(body.errors).toMatchObject([{ line: smallCatalogue.length + 1 }]);
		expect(body.detail).toContain(expected);
	});
});

// proves catalogue-27
describe("the last change of a product", { timeout: TIMEOUT }, () => {
	const BEFORE = "2020-01-01T00:00:00.000Z";
	const masters = smallCatalogue.flatMap((line) => (line.kind === "master" ? line.id : []));
	const unchanged = async (): Promise<string[]> => {
		const results = await Promise.all(
			masters.map(async (id) => [id, (await product(id)).c_lastModified] as const),
		);
		return results.filter(([, at]) => at === BEFORE).map(([id]) => id);
	};
	const withPrice = (line: ImportLine) =>
		line === variant && line.kind === "variant" ? { ...line, prices: { EUR: { list: 12 } } } : line;
	const withStock = (line: ImportLine) =>
		line === variant && line.kind === "variant" ? { ...line, stock: { ats: 77 } } : line;
	const withoutVariant = smallCatalogue.filter((line) => line !== variant);
	const own = variant?.kind === "variant" ? variant.master : "";

	beforeEach(async () => {
		expect((await importLines(commerce, smallCatalogue, { replace: true })).status).toBe(200);
		await commerce.env.DB.prepare("UPDATE product SET updated_at = ?").bind(Date.parse(BEFORE)).run();
	}, TIMEOUT);

	test.each<[string, readonly unknown[], { replace: boolean } | undefined, string[]]>([
		["nothing, all of it again", smallCatalogue, { replace: true }, []],
		["nothing, one line again", [variant], undefined, []],
		["stock", smallCatalogue.map(withStock), { replace: true }, []],
		["a variant's price", smallCatalogue.map(withPrice), { replace: true }, [own]],
		["a variant's price, merged", [variant && withPrice(variant)], undefined, [own]],
		["a variant that is gone", withoutVariant, { replace: true }, [own]],
	])("after a change of %s", async (_, lines, options, changed) => {
		const start = Date.now();
		expect((await importLines(commerce, lines, options)).status).toBe(200);
		expect(await unchanged()).toEqual(masters.filter((id) => !changed.includes(id)));
		for (const id of changed)
			expect(Date.parse(String((await product(id)).c_lastModified))).toBeGreaterThanOrEqual(start);
	});
});

// proves catalogue-28
describe("families of colours", { timeout: TIMEOUT }, () => {
	const families = { red: "warm", ivory: "warm", black: "dark" } as const;
	const values = { warm: { en: "Warm" }, dark: { en: "Dark" } };
	const attribute = { kind: "attribute", id: "colorGroup", name: { en: "Colour" }, values, refinable: true };
	const withFamilies = (line: ImportLine) =>
		line.kind === "master"
			? { ...line, custom: { ...line.custom, c_colorGroup: JSON.stringify(families) } }
			: line;
	type Refinement = { attributeId: string; values: { value: string; hitCount: number }[] };
	const search = async (refine = "") =>
		(await (
			await guest.fetch(
				`/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?locale=en&currency=EUR&refine=htype%3Dvariation_group${refine}`,
			)
		).json()) as { total: number; refinements: Refinement[] };
	const count = ({ refinements }: { refinements: Refinement[] }, id: string): Record<string, number> =>
		Object.fromEntries(
			(refinements.find(({ attributeId }) => attributeId === id)?.values ?? []).map(({ value, hitCount }) => [
				value,
				hitCount,
			]),
		);

	test("are refinements that find the colours they hold, and stand on products of one colour", async () => {
		await importLines(commerce, [attribute, ...smallCatalogue.map(withFamilies)], { replace: true });
		const all = await search();
		const colours = count(all, "c_color");
		const { warm = 0, dark = 0 } = count(all, "c_colorGroup");
		expect(dark).toBe(colours.black);
		expect(warm).toBe((colours.red ?? 0) + (colours.ivory ?? 0));
		expect(warm).toBeGreaterThan(0);
		expect((await search("&refine=c_colorGroup%3Ddark")).total).toBe(dark);
		const colour = variant?.kind === "variant" ? variant.values.color : undefined;
		const one = await product(variant?.id ?? "");
		expect(one.c_colorGroup).toBe(families[colour as keyof typeof families]);
		expect(await product(variant?.kind === "variant" ? variant.master : "")).not.toHaveProperty(
			"c_colorGroup",
		);
	});
});
