import { describe, expect, test } from "vitest";
import { PLATFORM_WAYS, type WayFamily } from "../../../shared/domain/shell/platform-ways.ts";
import { readWay, readWays } from "./ways.ts";

// proves platform-21
describe("the ways of a platform", () => {
	const families = Object.keys(PLATFORM_WAYS) as WayFamily[];

	test.each(families)("%s is answered in the first way, unless a binding names another", (family) => {
		const [first, ...others] = PLATFORM_WAYS[family];
		expect(readWay({}, family)).toBe(first);
		for (const way of others) {
			const env = { PLATFORM_WAYS: `${family}=${way}` };
			expect(readWay(env, family)).toBe(way);
			for (const other of families.filter((one) => one !== family))
				expect(readWay(env, other)).toBe(PLATFORM_WAYS[other][0]);
		}
	});

	test.each([
		["routes=ftp", 'routes has the ways controllers, scapi, and not "ftp"'],
		["rutes=scapi", '"rutes" is none of'],
		["routes", "routes has the ways"],
	])("%s is refused, with what can be written", (text, says) => {
		expect(() => readWays({ PLATFORM_WAYS: text })).toThrow(says);
	});
});
