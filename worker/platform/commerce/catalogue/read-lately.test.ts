import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { LATELY, readLately } from "./read-lately.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fakes a catalogue whose products have two variants each: "1-S" and "1-M" belong to "1". */
const catalogue = () => {
	const requests: string[][] = [];
	const products = async (ids: string[]): Promise<Product[]> => {
		requests.push(ids);
		const masters = ids.filter((id) => !id.startsWith("gone")).map((id) => id.slice(0, -2));
		return masters.map((id) => ({ id, variants: [{ id: `${id}-S` }, { id: `${id}-M` }] }) as Product);
	};
	const product = async (id: string) => (await products([id]))[0] ?? null;
	return { requests, product, products };
};
let sites = 0;
const context = (fault?: string) =>
	({
		platform: { env: { COMMERCE_URL: `https://cloud${++sites}.example` }, fault },
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" },
	}) as unknown as Parameters<typeof readLately>[0];

test("a product read a moment ago is reused, and a missing product is read again", async () => {
	const { requests, ...port } = catalogue();
	const lately = readLately(context(), port);
	await lately.products(["1-S", "gone"]);
	const result = await lately.products(["1-S", "gone", "2-M"]);
	expect(result.map(({ id }) => id)).toEqual(["1", "2"]);
	expect(requests).toEqual([
		["1-S", "gone"],
		["gone", "2-M"],
	]);
});

test("a product that is about to be bought is read again, and then reused", async () => {
	const { requests, ...port } = catalogue();
	const lately = readLately(context(), port);
	await lately.product("1-S");
	await lately.product("1-S");
	expect((await lately.products(["1-S"])).map(({ id }) => id)).toEqual(["1"]);
	expect(requests).toEqual([["1-S"], ["1-S"]]);
});

test("products expire after a moment", async () => {
	const { requests, ...port } = catalogue();
	const lately = readLately(context(), port);
	await lately.products(["1-S"]);
	await vi.advanceTimersByTimeAsync(LATELY);
	await lately.products(["1-S"]);
	expect(requests).toEqual([["1-S"], ["1-S"]]);
});

test("requests with an injected fault neither store nor reuse products", async () => {
	const { requests, ...port } = catalogue();
	const cx = context("products:503");
	await readLately(cx, port).products(["1-S"]);
	const { fault: _, ...platform } = cx.platform;
	const open = readLately({ ...cx, platform }, port);
	await open.products(["1-S"]);
	await readLately(cx, port).products(["1-S"]);
	expect(requests).toHaveLength(3);
});
