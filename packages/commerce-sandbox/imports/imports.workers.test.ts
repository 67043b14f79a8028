import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { searchIndex } from "../search/index/search-index.ts";
import { decodeRuns, FIELDS } from "../search/postings.ts";
import { catalogueFrame } from "../store/catalogue-frame.ts";
import { liveGeneration, loadSellables } from "../store/catalogue-store.ts";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { adminCall, commitImport, importLines, openImport } from "../testing/import-under-test.ts";
import { jsonLines, smallCatalogue } from "../testing/small-catalogue.ts";
import { sweep } from "./commit-import.ts";
import { productsInStep } from "./write-index.ts";

let commerce: CommerceUnderTest;

const TABLES = [
	"product",
	"variant",
	"inventory",
	"category",
	"attribute",
	"promotion",
	"search_part",
	"generation",
	"site_catalog",
];

/** Starts a shop without a catalogue. */
async function emptyShop(): Promise<void> {
	commerce = await startCommerce();
	await commerce.env.DB.batch([
		commerce.env.DB.prepare("DELETE FROM site_catalog"),
		commerce.env.DB.prepare("UPDATE generation SET state = 'dead', open = NULL"),
	]);
	while (await sweep(commerce.env.DB));
	catalogueFrame.forget();
	searchIndex.forget();
}

async function counts(): Promise<Record<string, number>> {
	const rows = await commerce.env.DB.batch<{ n: number }>(
		TABLES.map((table) => commerce.env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
	);
	return Object.fromEntries(TABLES.map((table, index) => [table, rows[index]?.results[0]?.n ?? -1]));
}

const eu = { siteId: "vetrina-eu", currency: "EUR", lang: "de" };
const nameOf = async (id: string, siteId = "vetrina-eu"): Promise<string | undefined> =>
	(await loadSellables(commerce.env.DB, { ...eu, siteId }, [id])).get(id)?.name;

describe("an import", () => {
	beforeEach(emptyShop);

	test("goes live on every site at its end", async () => {
		const done = await importLines(commerce, smallCatalogue, { replace: true });
		expect(done).toMatchObject({ status: 200, body: { phase: "live", done: true } });
		const { body } = await adminCall(commerce, "/status");
		expect(body).toMatchObject({
			open: null,
			generations: [{ products: 7, groups: 12, variants: 20, categories: 6 }],
		});
		expect(new Set((body.sites as { generation: number }[]).map((site) => site.generation)).size).toBe(1);
		const [slip, vase] = await Promise.all([
			loadSellables(commerce.env.DB, eu, ["1000"]),
			loadSellables(commerce.env.DB, eu, ["VT900"]),
		]);
		expect(slip.get("1000")).toMatchObject({
			masterId: "VT100",
			groupId: "VT100-red",
			name: "Slip Kleid aus Seide",
			price: 210,
			listPrice: 300,
			orderable: true,
		});
		expect(vase.get("VT900")).toMatchObject({ groupId: "VT900", price: 60, ats: 4, stockLevel: 4 });
	});

	test("shows nothing of itself before its commit, and nothing after an abort", async () => {
		await importLines(commerce, smallCatalogue, { replace: true });
		const before = await counts();
		const { body } = await openImport(commerce, {});
		const changed = { ...smallCatalogue.find((line) => line.kind === "master"), brand: "Changed" };
		await adminCall(commerce, `/imports/${body.id}/lines`, { method: "POST", body: jsonLines([changed]) });
		expect((await loadSellables(commerce.env.DB, eu, ["1000"])).get("1000")?.brand).toBe("Maison Alba");
		await adminCall(commerce, `/imports/${body.id}`, { method: "DELETE" });
		while (await sweep(commerce.env.DB));
		expect(await counts()).toEqual(before);
		expect((await commitImport(commerce, body.id)).status).toBe(409);
	});

	test("merges over what is there, and leaves no trace of the generation before", async () => {
		await importLines(commerce, smallCatalogue, { replace: true });
		await commerce.env.DB.prepare("UPDATE inventory SET ats = 1 WHERE variant_id = '1000'").run();
		const before = await counts();
		const vase = { ...smallCatalogue.at(-1), name: { en: "Tall vase", de: "Hohe Vase" } };
		expect((await importLines(commerce, [vase])).status).toBe(200);
		expect(await nameOf("VT900")).toBe("Hohe Vase");
		expect((await loadSellables(commerce.env.DB, eu, ["1000"])).get("1000")).toMatchObject({
			name: "Slip Kleid aus Seide",
			ats: 1,
		});
		expect(await counts()).toEqual(before);
	});

	test("keeps what was sold while it ran", { timeout: 30_000 }, async () => {
		await importLines(commerce, smallCatalogue, { replace: true });
		const { body } = await openImport(commerce, {});
		await commerce.env.DB.prepare(
			"UPDATE inventory SET ats = 0, stock_level = 0 WHERE variant_id = '1000'",
		).run();
		const restocked = {
			...smallCatalogue.find((line) => line.kind === "variant" && line.id === "1001"),
			stock: { ats: 50 },
		};
		await adminCall(commerce, `/imports/${body.id}/lines`, { method: "POST", body: jsonLines([restocked]) });
		expect((await commitImport(commerce, body.id)).status).toBe(200);
		const sellables = await loadSellables(commerce.env.DB, eu, ["1000", "1001"]);
		expect([sellables.get("1000")?.ats, sellables.get("1001")?.ats]).toEqual([0, 50]);
	});

	test("replaces everything when asked to", async () => {
		await importLines(commerce, smallCatalogue, { replace: true });
		const rest = smallCatalogue.filter(
			(line) => line.kind !== "variant" && !(line.kind === "master" && line.id !== "VT900"),
		);
		expect((await importLines(commerce, rest, { replace: true })).status).toBe(200);
		expect(await nameOf("1000")).toBeUndefined();
		expect(await nameOf("VT900")).toBe("Vase Amphore");
	});

	test("into a single site leaves other sites unchanged, and refuses to merge different catalogues", async () => {
		await importLines(commerce, smallCatalogue, { replace: true });
		const vase = { ...smallCatalogue.at(-1), name: { en: "US vase" }, prices: { USD: { list: 70 } } };
		expect((await importLines(commerce, [vase], { site: "vetrina-us" })).status).toBe(200);
		expect(await nameOf("VT900", "vetrina-us")).toBe("US vase");
		expect(await nameOf("VT900")).toBe("Vase Amphore");
		expect((await importLines(commerce, [vase])).body.type).toMatch(/different-catalogues$/);
		expect((await importLines(commerce, [vase], { site: "nowhere" })).status).toBe(404);
	});

	test("is the same when its commit is asked for twice at once", async () => {
		const { body } = await openImport(commerce, { replace: true });
		await adminCall(commerce, `/imports/${body.id}/lines`, {
			method: "POST",
			body: jsonLines(smallCatalogue),
		});
		const ends = await Promise.all([commitImport(commerce, body.id), commitImport(commerce, body.id)]);
		expect(ends.some((end) => end.status === 200)).toBe(true);
		const { results } = await commerce.env.DB.prepare(
			"SELECT runs FROM search_posting WHERE language = 'en' AND term = 'vt100'",
		).all<{ runs: string }>();
		const runs = decodeRuns(results.map((row) => row.runs));
		// Both colours of the product have the term once.
		expect([...runs].slice(1)).toEqual([2, FIELDS.brand]);
		expect((await adminCall(commerce, "/status")).body).toMatchObject({ generations: [{ groups: 12 }] });
	});

	test("is indexed in steps that hold a number of products, and of variants", async () => {
		await importLines(commerce, smallCatalogue, { replace: true });
		const gen = await liveGeneration(commerce.env.DB, "vetrina-eu");
		const step = (limits: { products: number; variants: number }) =>
			productsInStep(commerce.env.DB, gen, -1, limits);
		// The first two products have four variants each, the third has two.
		expect(await step({ products: 500, variants: 8000 })).toBe(7);
		expect(await step({ products: 2, variants: 8000 })).toBe(2);
		expect(await step({ products: 500, variants: 5 })).toBe(2);
		expect(await step({ products: 500, variants: 1 })).toBe(1);
	});

	test("is alone: a second one is refused until the first ends", async () => {
		const first = await openImport(commerce, { replace: true });
		expect(await openImport(commerce, { replace: true })).toMatchObject({ status: 409 });
		await adminCall(commerce, `/imports/${first.body.id}`, { method: "DELETE" });
		expect((await openImport(commerce, { replace: true })).status).toBe(201);
	});
});

describe("a bad line is named and leaves the shop as it was", () => {
	// One import serves all tests, because each refused import leaves the shop unchanged.
	beforeAll(async () => {
		await emptyShop();
		await importLines(commerce, smallCatalogue, { replace: true });
	});
	const slip = smallCatalogue.find((line) => line.kind === "master");
	const at = smallCatalogue.length + 1;
	test.each([
		["broken JSON", "{", /not JSON/],
		["an unknown kind", { kind: "thing" }, /kind/],
		["a misspelt key", { ...slip, id: "VT999", brandd: "x" }, /brandd/],
		["a duplicate", slip, /already on line 11/],
		[
			"an unknown category",
			{ ...slip, id: "VT999", categories: ["nowhere"], primaryCategory: "nowhere" },
			/category "nowhere"/,
		],
		[
			"a primary category that is not among its own",
			{ ...slip, id: "VT999", primaryCategory: "nowhere" },
			/primaryCategory: found "nowhere", expected one of the product's categories/,
		],
		["an unknown attribute", { ...slip, id: "VT999", attributes: { cloth: ["silk"] } }, /attribute "cloth"/],
		[
			"an unknown attribute value",
			{ ...slip, id: "VT999", attributes: { material: ["lead"] } },
			/no value "lead"/,
		],
		[
			"an unknown promotion",
			{ ...slip, id: "VT999", promotions: ["nothing-off"] },
			/promotion "nothing-off"/,
		],
		[
			"a variant of nothing",
			{ kind: "variant", id: "9999", master: "VT999", values: {}, prices: {}, stock: { ats: 1 } },
			/master "VT999"/,
		],
		[
			"a variant without its size",
			{
				kind: "variant",
				id: "9999",
				master: "VT100",
				values: { color: "ivory" },
				prices: {},
				stock: { ats: 1 },
			},
			/"size" is missing/,
		],
		[
			"an unknown colour",
			{
				kind: "variant",
				id: "9999",
				master: "VT100",
				values: { color: "pink", size: "36" },
				prices: {},
				stock: { ats: 1 },
			},
			/no value "pink"/,
		],
		[
			"a variant like another",
			{
				kind: "variant",
				id: "9999",
				master: "VT100",
				values: { color: "red", size: "36" },
				prices: {},
				stock: { ats: 1 },
			},
			/same values/,
		],
		[
			"a category without parent",
			{ kind: "category", id: "lost", parent: "nowhere", name: { en: "Lost" }, url: "/lost" },
			/parent "nowhere"/,
		],
		[
			"a category that is its own ancestor",
			{ kind: "category", id: "loop", parent: "loop", name: { en: "Loop" }, url: "/loop" },
			/own ancestor/,
		],
		[
			"a second category at one address",
			{ kind: "category", id: "twin", name: { en: "Twin" }, url: "/women" },
			/"\/women"/,
		],
		["a picture that was not uploaded", { ...slip, id: "VT999", images: ["photo.png"] }, /photo.png/],
	])("%s", async (_, line, reason) => {
		const before = await counts();
		const lines = [...smallCatalogue, line]
			.map((one) => (typeof one === "string" ? one : JSON.stringify(one)))
			.join("\n");
		const { body } = await openImport(commerce, { replace: true });
		const staged = await adminCall(commerce, `/imports/${body.id}/lines?from=1`, {
			method: "POST",
			body: lines,
		});
		const refused = staged.status === 200 ? await commitImport(commerce, body.id) : staged;
		expect(refused).toMatchObject({
			status: 422,
			body: { errors: [{ line: at, reason: expect.stringMatching(reason) }], more: 0 },
		});
		await adminCall(commerce, `/imports/${body.id}`, { method: "DELETE" });
		while (await sweep(commerce.env.DB));
		expect(await counts()).toEqual(before);
		expect(await nameOf("1000")).toBe("Slip Kleid aus Seide");
	});
});

test("administration needs its token", async () => {
	for (const authorization of ["", "Bearer wrong", "Basic test-admin"]) {
		expect((await adminCall(commerce, "/status", { headers: { authorization } })).status).toBe(401);
	}
});
