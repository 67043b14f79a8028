import { describe, expect, it, vi } from "vitest";
import { addRows, blur, createField, type Field, rowReader, shrink } from "./field.ts";

const spot = (width: number, height: number, x: number, y: number): Field => {
	const field = createField(width, height);
	field.data[y * width + x] = 1;
	return field;
};
const sum = ({ data }: Field) => data.reduce((total, value) => total + value, 0);

describe("blur", () => {
	it("spreads values without changing their sum", () => {
		const soft = blur(spot(41, 41, 20, 20), 5);
		expect(sum(soft)).toBeCloseTo(1, 4);
		expect(soft.data[20 * 41 + 20]).toBeLessThan(0.1);
		expect(soft.data[20 * 41 + 15]).toBeCloseTo(soft.data[15 * 41 + 20] as number, 6);
	});

	it("leaves an even field even, to its borders", () => {
		const even = createField(9, 7);
		even.data.fill(0.4);
		for (const value of blur(even, 30).data) expect(value).toBeCloseTo(0.4, 5);
	});

	it("releases its buffers at once", () => {
		const made: Float32Array[] = [];
		const Original = globalThis.Float32Array;
		const field = spot(300, 200, 4, 4);
		vi.stubGlobal(
			"Float32Array",
			new Proxy(Original, {
				construct: (target, args: [number]) => {
					const array = new target(...args);
					made.push(array);
					return array;
				},
			}),
		);
		const soft = blur(field, 9);
		vi.unstubAllGlobals();
		expect(made.length).toBeGreaterThan(2);
		expect(made.filter((array) => array !== soft.data && array.byteLength > 0)).toEqual([]);
	});

	it("does not change its input", () => {
		const field = spot(9, 9, 4, 4);
		blur(field, 3);
		expect(sum(field)).toBe(1);
		expect(field.data[40]).toBe(1);
	});
});

describe("sizes", () => {
	it("averages squares, also those cut by the border", () => {
		const field = createField(5, 3);
		field.data.fill(1);
		const small = shrink(field, 2);
		expect([small.width, small.height]).toEqual([3, 2]);
		for (const value of small.data) expect(value).toBeCloseTo(1, 6);
	});

	it("enlarges without steps and within the range of values", () => {
		const small = spot(4, 4, 1, 2);
		const large = createField(32, 32);
		addRows(large, rowReader(small, 8, 32), 1);
		let steepest = 0;
		for (let i = 1; i < large.data.length; i++) {
			const value = large.data[i] as number;
			expect(value).toBeGreaterThanOrEqual(0);
			expect(value).toBeLessThanOrEqual(1);
			if (i % 32 !== 0) steepest = Math.max(steepest, Math.abs(value - (large.data[i - 1] as number)));
		}
		expect(steepest).toBeLessThan(0.2);
	});

	it("reads a part of a row like the whole row", () => {
		const small = spot(4, 4, 1, 2);
		const read = rowReader(small, 8, 32);
		const whole = new Float32Array(32);
		read(17, whole);
		const part = new Float32Array(32);
		rowReader(small, 8, 32)(17, part, 9, 21);
		expect(part.subarray(9, 21)).toEqual(whole.subarray(9, 21));
		expect(part[8]).toBe(0);
	});
});
