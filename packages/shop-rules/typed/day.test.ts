import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDay } from "./day.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-1
test("every spelling of a day is the day", () => {
	const days = fc.date({
		min: new Date("1900-01-01"),
		max: new Date("2100-01-01"),
		noInvalidDate: true,
	});
	fc.assert(
		fc.property(days, fc.nat(), (date, seed) => {
			const day = date.toISOString().slice(0, 10);
			expect(parseDay(respell(day, seed))).toBe(day);
			expect(parseDay(day.replaceAll("-", "/"))).toBe(day);
		}),
	);
});

test.each(["", "2026-02-30", "2026-13-01", "24.12.2026", "soon", undefined])("%j is no day", (typed) =>
	expect(parseDay(typed)).toBeUndefined(),
);
