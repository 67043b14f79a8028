import { expect, test } from "vitest";
import { Lru } from "./lru.ts";

test("forgets what was not used for longest", () => {
	const lru = new Lru<number>(2);
	lru.set("a", 1);
	lru.set("b", 2);
	lru.get("a");
	lru.set("c", 3);
	expect(lru.entries()).toEqual([
		["a", 1],
		["c", 3],
	]);
});

test("counts sizes, and counts a replaced value once", () => {
	const lru = new Lru<string>(10, (value) => value.length);
	lru.set("a", "12345");
	lru.set("a", "123456");
	lru.set("b", "1234");
	expect(lru.entries()).toHaveLength(2);
	lru.set("c", "1");
	expect(lru.entries().map(([key]) => key)).toEqual(["b", "c"]);
	lru.set("d", "12345678901");
	expect(lru.entries()).toEqual([]);
});
