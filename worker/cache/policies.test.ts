import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NO_STORE } from "../base/no-store.ts";
import {
	asIncomplete,
	CACHE_CONTROL,
	PAGES,
	PRIVATE,
	pageCacheControl,
	VALUES,
	withTags,
} from "./policies.ts";

// proves cache-7, cache-13
test.each([
	["home", "public, max-age=0, s-maxage=300, must-revalidate"],
	["list", "public, max-age=0, s-maxage=120, must-revalidate"],
	["product", "public, max-age=0, s-maxage=60, must-revalidate"],
	["content", "public, max-age=0, s-maxage=604800, must-revalidate"],
	["notFound", "public, max-age=0, s-maxage=300, must-revalidate"],
	["incomplete", "public, max-age=0, s-maxage=10, must-revalidate"],
] as const)("the page %s says: %s", (name, header) => {
	expect(pageCacheControl(PAGES[name])).toBe(header);
});

// proves cache-1
test("a private page is never cached, even if incomplete", () => {
	expect(pageCacheControl({ ...PRIVATE, fresh: 60 })).toBe(NO_STORE);
	expect(asIncomplete(PRIVATE)).toBe(PRIVATE);
});

test("an incomplete page keeps its tags and loses its lifetime", () => {
	expect(asIncomplete(withTags(PAGES.search, "product:VT1", "search"))).toEqual({
		scope: "shared",
		fresh: 10,
		stale: 10,
		tags: ["search", "product:VT1"],
	});
});

test("every shared entry is fresh for some time, and stale for a week at most", () => {
	for (const { fresh, stale } of [...Object.values(PAGES), ...Object.values(VALUES)]) {
		expect(fresh).toBeGreaterThan(0);
		expect(stale).toBeLessThanOrEqual(7 * 86_400);
	}
});

test("the asset server sends the headers of files with a hash and of icons", () => {
	expect(CACHE_CONTROL.assets).toBe("public, max-age=31536000, immutable");
	expect(readFileSync("client/public/_headers", "utf8")).toContain(`Cache-Control: ${CACHE_CONTROL.assets}`);
	expect(readFileSync("client/public/_headers", "utf8")).toContain(`Cache-Control: ${CACHE_CONTROL.favicon}`);
});

test("lifetimes are written into headers by the policies only", () => {
	// The page store sets headers for the Cache API, and the lifetime of HSTS is not one of responses.
	const others = [
		"worker/base/no-store.ts",
		"worker/cache/page-store.ts",
		"worker/request/middleware/security-headers.ts",
	];
	const writing = globSync("{worker,pages}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] }).filter((file) =>
		/s-maxage|max-age=|"private, no-store"/.test(readFileSync(file, "utf8")),
	);
	expect(writing.toSorted()).toEqual(["worker/cache/policies.ts", ...others].toSorted());
});
