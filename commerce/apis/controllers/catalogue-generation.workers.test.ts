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
