import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const generationOf = async (site: string) => {
	const response = await commerce.fetch(
		`/on/demandware.store/Sites-${site}-Site/default/Catalog-GetGeneration`,
	);
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
	return (await response.json()) as { generation: string | null; liveSince: string | null };
};

test("Catalog-GetGeneration: an import changes it for its site, from the moment it is live", async () => {
	expect(await generationOf("vetrina-eu")).toEqual({ generation: null, liveSince: null });
	await importLines(commerce, smallCatalogue, { replace: true });
	const [before, other] = [await generationOf("vetrina-eu"), await generationOf("vetrina-us")];
	expect(before).toEqual(other);
	const started = Date.now();
	await importLines(commerce, smallCatalogue, { replace: true, site: "vetrina-eu" });
	const after = await generationOf("vetrina-eu");
	expect(after.generation).not.toBe(before.generation);
	expect(Date.parse(after.liveSince ?? "")).toBeGreaterThanOrEqual(started);
	expect(await generationOf("vetrina-us")).toEqual(before);
});

test("Configurations-Get: hosted lists are refined by what the catalogue calls refinable, in its order", async () => {
	const facetsOf = async (site: string) => {
		const response = await commerce.fetch(
			`/on/demandware.store/Sites-${site}-Site/default/Configurations-Get`,
		);
		const { configurations } = (await response.json()) as {
			configurations: { hostedSearch: { facets: string[] } };
		};
		return configurations.hostedSearch.facets;
	};
	const attribute = (id: string, refinable: boolean) => ({
		kind: "attribute",
		id,
		name: { en: id },
		values: { any: { en: "Any" } },
		refinable,
	});
	const own = [attribute("wattage", true), attribute("warranty", false), attribute("frameSize", true)];
	await importLines(commerce, smallCatalogue, { replace: true });
	expect(await facetsOf("vetrina-eu")).toEqual(["c_color", "c_size", "c_material", "brand"]);
	const imported = await importLines(commerce, [...own, ...smallCatalogue], {
		replace: true,
		site: "vetrina-eu",
	});
	expect(imported.status).toBe(200);
	expect(await facetsOf("vetrina-eu")).toEqual([
		"c_wattage",
		"c_frameSize",
		"c_color",
		"c_size",
		"c_material",
		"brand",
	]);
});
