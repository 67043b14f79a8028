import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { joinWithDots } from "./join-with-dots.ts";

// proves shell-29
test("a dot holds on to the part before it, and absent parts have none", () => {
	expect(joinWithDots("Black", undefined, "", "M")).toBe("Black\u00a0· M");
	expect(joinWithDots(undefined)).toBe("");
});

// proves shell-29
test("no page puts a dot where a line may begin with it", () => {
	const files = globSync([
		"client/**/*.{ts,tsx}",
		"pages/**/*.{ts,tsx}",
		"payments/**/*.{ts,tsx}",
		"worker/**/*.ts",
	]);
	expect(files.length).toBeGreaterThan(500);
	const breakable = files.filter(
		(file) => !/\.test\.tsx?$/.test(file) && readFileSync(file, "utf8").includes(" · "),
	);
	expect(breakable).toEqual([]);
});
