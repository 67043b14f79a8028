import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

/** The test takes several whole imports. */
const TIMEOUT = 60_000;

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

const importScarf = async (list: number, sale?: number): Promise<void> => {
	const scarf = {
		kind: "master",
		id: "HISTORY-1",
		brand: "Own",
		name: { en: "Scarf" },
		categories: ["women"],
		primaryCategory: "women",
		prices: { EUR: { list, ...(sale === undefined ? {} : { sale }) } },
		stock: { ats: 3 },
	};
	const { status } = await importLines(commerce, [...smallCatalogue, scarf], { replace: true });
	expect(status).toBe(200);
};
const read = async (locale: string): Promise<Record<string, unknown>> =>
	(await (
		await guest.fetch(
			`/product/shopper-products/v1/organizations/${ORGANIZATION}/products/HISTORY-1?locale=${locale}&currency=EUR`,
		)
	).json()) as Record<string, unknown>;

// proves legal-6
test("the struck price is the lowest that imports replaced in the last days", {
	timeout: TIMEOUT,
}, async () => {
	await importScarf(100);
	await importScarf(100, 80);
	expect(await read("en-IT")).toMatchObject({ price: 80, c_listPrice: 100 });
	await importScarf(100);
	await importScarf(100, 70);
	expect(await read("en-IT")).toMatchObject({ price: 70, c_listPrice: 80 });
	await importScarf(100, 90);
	// The price was lower before, so there is no reduction.
	expect(await read("en-IT")).toMatchObject({ price: 90, c_listPrice: 90 });
});
