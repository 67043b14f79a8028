import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categoryOfKept, daysIn } from "./kept.ts";

// proves consent-8
test.each([
	["browser_id", "necessary"],
	["__Host-cc-nx-g_vetrina-eu", "necessary"],
	["context_8f3e", "necessary"],
	["source_code", "necessary"],
	["__Host-utm_source", "marketing"],
	["user_guid", "marketing"],
	["__Host-personal_shopper_id", "personalisation"],
	["shop.viewed.vetrina-eu", "personalisation"],
	["shop.searched", "analytics"],
	["shop.searches", "personalisation"],
	["consent2", undefined],
	["_ga", "analytics"],
	["_fbp", undefined],
	["", undefined],
])("%s is %s", (name, category) => expect(categoryOfKept(name)).toBe(category));

test.each([
	["en", 1, "1 day"],
	["en", 8, "8 days"],
	["en", 3650, "10 years"],
	["fr", 365, "1\u00a0an"],
	["ja", 8, "8 日"],
	["ar", 180, "180 يومًا"],
])("%s, %i: %s", (language, days, text) => expect(daysIn(language, days)).toBe(text));

// proves consent-8
test("every key that the client keeps in the browser's storage is listed", () => {
	const names = globSync("client/**/*.{ts,tsx}")
		.filter((file) => !file.includes(".test."))
		.map((file) => readFileSync(file, "utf8"))
		.filter((text) => /\b(?:local|session)Storage\b/.test(text))
		.flatMap((text) => [...text.matchAll(/["`](shop\.[\w.-]+)/g)].map(([, name = ""]) => name));
	expect(names.length).toBeGreaterThan(10);
	expect(names.filter((name) => categoryOfKept(name) === undefined)).toEqual([]);
});
