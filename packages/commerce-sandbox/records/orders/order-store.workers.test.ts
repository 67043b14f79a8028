import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { historyQueries } from "./order-store.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

// proves orders-2
test.each([
	["everything", undefined],
	["what was placed", ["new", "completed", "cancelled", "replaced"]],
])(
	"a page of a long history is read in its order, and all of it is counted by an index alone: %s",
	async (_, statuses) => {
		const filter = { customerId: "anna", siteId: "vetrina-eu", ...(statuses ? { statuses } : {}) };
		const [page, count] = historyQueries({ ...filter, offset: 40, limit: 10 });
		const planOf = async ([sql, values]: typeof page) => {
			const { results } = await commerce.env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
				.bind(...values)
				.all<{ detail: string }>();
			return results.map(({ detail }) => detail).filter((detail) => !detail.includes("clock"));
		};
		expect(await planOf(count)).toEqual([
			"SEARCH shop_order USING COVERING INDEX order_history (customer_id=? AND site_id=?)",
		]);
		const plan = (await planOf(page)).join("\n");
		expect(plan).toContain("SEARCH shop_order USING INDEX order_history (customer_id=? AND site_id=?)");
		expect(plan).not.toContain("TEMP B-TREE");
	},
);
