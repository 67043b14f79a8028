import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { methods } from "./house-list.ts";

/** In these files, "card" means a tile of a list, or the field in which the processor's frame returns. */
const OTHER_CARDS = ["client/features/listing/inserts.part.tsx", "client/features/payment/card-frame.tsx"];

const isTest = (file: string): boolean => /\.test\.tsx?$|\/(testing|fixtures)\//.test(file);
const sources = globSync("{pages/checkout,worker/api,client}/**/*.{ts,tsx}").filter(
	(file) => !isTest(file) && !OTHER_CARDS.includes(file),
);
const ids = methods.map(({ id }) => `\\b${id}\\b`);
const names = methods.map(({ name }) => `["'\`]${name}["'\`]`);
const naming = new RegExp([...ids, ...names].join("|"));

// proves checkout-29
test("checkout, API and client name no payment method", () => {
	expect(sources.length).toBeGreaterThan(300);
	for (const { id, name } of methods) {
		expect(naming.test(`wallet === ${id}`)).toBe(true);
		expect(naming.test(`findByName("${name}")`)).toBe(true);
	}
	const faults = sources.flatMap((file) => {
		const name = naming.exec(readFileSync(file, "utf8"))?.[0];
		return name ? [`${file}: ${name}`] : [];
	});
	expect(faults).toEqual([]);
});
