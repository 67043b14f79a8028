import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FIRST_ENTRY = /new IntersectionObserver\(\s*\(\[/;

test("no observer of intersections reads the first entry alone: a busy browser delivers several at once, the newest last", () => {
	const sources = globSync("{client,pages,payments,sections}/**/*.{ts,tsx}").filter((file) =>
		readFileSync(file, "utf8").includes("new IntersectionObserver("),
	);
	expect(sources.length).toBeGreaterThan(5);
	expect(sources.filter((file) => FIRST_ENTRY.test(readFileSync(file, "utf8")))).toEqual([]);
});
