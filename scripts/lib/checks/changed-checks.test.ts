import { expect, test } from "vitest";
import { checksFor } from "./changed-checks.ts";

const named = (files: string[]): string[] =>
	checksFor(files)
		.map(({ name }) => name)
		.slice(4);

test("a change of code runs the tests that import it, in Node and workerd", () => {
	const related = checksFor(["packages/commerce-sandbox/faults/fault-store.ts"]).at(-1);
	expect(related?.args).toContain("packages/commerce-sandbox/faults/fault-store.ts");
	expect(named(["packages/commerce-sandbox/faults/fault-store.ts"])).toEqual([
		"Related tests in Node and workerd",
	]);
});

test("the tests of the cloud and of operations run unless only the storefront has changed", () => {
	const projects = (...files: string[]) => checksFor(files).find(({ args }) => args[0] === "related")?.args;
	expect(projects("client/ui/overlay/dialog.tsx", "pages/cart/loader.ts")).not.toContain("commerce");
	expect(projects("client/ui/overlay/dialog.tsx", "packages/shop-rules/price/price.ts")).toContain(
		"commerce",
	);
	expect(projects("packages/commerce-sandbox/faults/fault-store.ts")).toContain("commerce");
	expect(projects("packages/operations/desk/html.ts")).toContain("operations");
});

test("a change of the interface runs its texts and components as well", () => {
	expect(named(["client/ui/overlay/dialog.tsx"])).toEqual([
		"Texts",
		"Related tests in Node and workerd",
		"Related component tests",
	]);
});

test("a change of the drawings draws them all", () => {
	expect(named(["packages/drawn-pictures/draw/parts/caps.ts"])).toEqual([
		"Related tests in Node and workerd",
		"Every picture",
	]);
});

test("journeys and tests of both Workers run only if they were changed", () => {
	const checks = checksFor(["e2e/sale/basket.spec.ts", "e2e/support/shop.ts", "tests/search/lists.test.ts"]);
	expect(checks.slice(4).map(({ args }) => args.at(-1))).toEqual([
		"tests/search/lists.test.ts",
		"e2e/sale/basket.spec.ts",
	]);
});

test("a test of another house is found in its own project", () => {
	expect(checksFor(["tests/houses/plain.test.ts"]).at(-1)?.args).toEqual(
		expect.arrayContaining(["houses", "tests/houses/plain.test.ts"]),
	);
});

test("a change of documents alone runs no tests", () => {
	expect(named(["README.md", "docs/decisions/README.md"])).toEqual([]);
});
