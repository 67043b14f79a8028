import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findClockChange, fromField, toField, toIso } from "./times.ts";

beforeAll(() => void vi.stubEnv("TZ", "Europe/Rome"));
afterAll(() => vi.unstubAllEnvs());

const read = (value: string): string => toIso(fromField(value) ?? 0);

// proves studio-10
test.each([
	["2027-03-28T01:59", "2027-03-28T00:59:00Z", undefined],
	["2027-03-28T02:30", "2027-03-28T01:30:00Z", "skipped"],
	["2027-03-28T03:00", "2027-03-28T01:00:00Z", undefined],
	["2026-10-25T01:59", "2026-10-24T23:59:00Z", undefined],
	["2026-10-25T02:30", "2026-10-25T00:30:00Z", "twice"],
	["2026-10-25T03:00", "2026-10-25T02:00:00Z", undefined],
])("%s in Rome is %s, which the day %s", (value, instant, change) => {
	expect([read(value), findClockChange(value)]).toEqual([instant, change]);
});

// proves studio-10
test("each hour around a change of the clocks is shown as it was stored", () => {
	for (const day of ["2027-03-28T00:00:00Z", "2026-10-25T00:00:00Z"])
		for (let hour = -3; hour <= 3; hour++) {
			const at = Date.parse(day) / 1000 + hour * 3600;
			const shown = toField(at);
			const isSecond = findClockChange(shown) === "twice" && fromField(shown) !== at;
			expect(fromField(shown)).toBe(isSecond ? at - 3600 : at);
		}
});
