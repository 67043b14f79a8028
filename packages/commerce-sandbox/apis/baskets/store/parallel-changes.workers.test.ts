import { beforeAll, expect, test } from "vitest";
import type { CommerceEnv } from "../../../env.ts";
import { basketsPath, create, json, problemOf, read } from "../../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";

const prices = { EUR: { list: 200 } };
let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
	const variants = ["1001", "1002", "1003"].map((id) => ({ id, prices, ats: 500 }));
	await putLive(commerce.env.DB, { variants });
});

const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: count }, (_, index) => run(index)));

test("sixty items added at once are all kept, without a race of each against all", async () => {
	const counted = countingReads(commerce.env.DB);
	const guest = await loginGuest(await startCommerce({ ...commerce.env, DB: counted.db }));
	const { basketId } = await create(guest);
	/** Returns how often a client asks: a busy machine may not reach every turn in time, and says so. */
	const add = async (index: number): Promise<number> => {
		const items = [{ productId: `100${(index % 3) + 1}`, quantity: 1 }];
		for (let count = 1; ; count++) {
			const { status } = await guest.fetch(`${basketsPath()}/${basketId}/items`, json("POST", items));
			if (status === 200) return count;
			expect(status).toBe(409);
		}
	};
	const asked = (await times(60, add)).reduce((sum, count) => sum + count, 0);
	const { productItems = [] } = await read(guest, basketId);
	expect(productItems.map(({ quantity }) => quantity)).toEqual([20, 20, 20]);
	expect(counted.reads()).toBeLessThan(asked * 2);
});

test("a change whose turn does not come is refused with the time to try again, and has changed nothing", async () => {
	const noTurns = { getByName: () => ({ inTurn: () => Promise.resolve(false) }) };
	const guest = await loginGuest(
		await startCommerce({ ...commerce.env, BASKET_TURNS: noTurns as unknown as CommerceEnv["BASKET_TURNS"] }),
	);
	const { basketId } = await create(guest);
	const responses = await times(8, () =>
		guest.fetch(`${basketsPath()}/${basketId}/items`, json("POST", [{ productId: "1001", quantity: 1 }])),
	);
	const refused = responses.filter(({ status }) => status !== 200);
	expect(refused.length).toBeGreaterThan(0);
	for (const response of refused) {
		expect(response.headers.get("retry-after")).toBe("1");
		expect(await problemOf(response)).toMatchObject({ status: 409, type: "basket-busy" });
	}
	const [item] = (await read(guest, basketId)).productItems ?? [];
	expect(item?.quantity).toBe(8 - refused.length);
});

/** Counts the reads of a basket with its products, because each try begins with one. */
function countingReads(db: D1Database): { db: D1Database; reads(): number } {
	let reads = 0;
	const counting = new Proxy(db, {
		get(target, name) {
			if (name === "batch") reads += 1;
			const value = Reflect.get(target, name) as unknown;
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { db: counting, reads: () => reads };
}
