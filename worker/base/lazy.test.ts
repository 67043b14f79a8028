import { expect, test, vi } from "vitest";
import { createLazily, extend, peek } from "./lazy.ts";

const setUp = () => {
	const makers = { bag: vi.fn(() => ({ lines: 1 })), list: vi.fn(() => ["a"]) };
	return { makers, values: createLazily<{ bag: { lines: number }; list: string[] }>(makers) };
};

test("creates a property when it is first read, and once", () => {
	const { makers, values } = setUp();
	expect(makers.bag).not.toHaveBeenCalled();
	expect(values.bag).toBe(values.bag);
	expect(makers.bag).toHaveBeenCalledTimes(1);
	expect(makers.list).not.toHaveBeenCalled();
});

test("peeks at a property without creating it", () => {
	const { makers, values } = setUp();
	expect(peek(values, "bag")).toBeUndefined();
	expect(makers.bag).not.toHaveBeenCalled();
	const { bag } = values;
	expect(peek(values, "bag")).toBe(bag);
});

test("an extended object creates no property, and shares those that it reads", () => {
	const { makers, values } = setUp();
	const more = extend(values, { list: ["b"], name: "c" });
	expect(makers.bag).not.toHaveBeenCalled();
	expect([more.list, more.name]).toEqual([["b"], "c"]);
	expect(more.bag).toBe(values.bag);
	expect(makers.bag).toHaveBeenCalledTimes(1);
	expect(makers.list).not.toHaveBeenCalled();
});
