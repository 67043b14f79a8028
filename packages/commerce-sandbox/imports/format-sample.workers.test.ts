import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import "../testing/import-meta-glob.ts";
import { loadSellables } from "../store/catalogue-store.ts";
import { adminCall, importLines } from "../testing/import-under-test.ts";

const PAGE = "../../../docs/catalogue-format.md";
const pages = import.meta.glob<string>("../../../docs/catalogue-format.md", {
	query: "?raw",
	import: "default",
	eager: true,
});
const sample = /```jsonl\n(.*?)\n```/s.exec(pages[PAGE] ?? "")?.[1]?.split("\n") ?? [];

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

test("the ten lines of the format's page are a shop", async () => {
	expect(sample).toHaveLength(10);
	const lines = sample.map((line) => JSON.parse(line) as unknown);
	const { status, body } = await importLines(commerce, lines, { replace: true });
	expect(status, String(body.detail)).toBe(200);
	expect((await adminCall(commerce, "/status")).body).toMatchObject({
		generations: [{ products: 3, variants: 3, groups: 4, categories: 2 }],
	});
	const eu = { siteId: "vetrina-eu", currency: "EUR", lang: "de" };
	const sellables = await loadSellables(commerce.env.DB, eu, ["D-100/38 rosso", "D-100/40 nero", "S+7"]);
	expect(sellables.get("D-100/38 rosso")).toMatchObject({
		name: "Slipkleid",
		price: 240,
		groupId: "D-100-red",
	});
	expect(sellables.get("D-100/40 nero")).toMatchObject({
		preorderable: true,
		stockLevel: 0,
		orderable: true,
	});
	expect(sellables.get("S+7")).toMatchObject({ name: "Silk scarf", price: 60, ats: 20 });
});
