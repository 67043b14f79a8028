import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const file = calendarFile({
	uid: "A0123456789AB@vetrina.example",
	begins: "2026-12-01T14:00:00.000Z",
	ends: "2026-12-01T15:00:00.000Z",
	now: new Date("2026-11-25T09:30:00.123Z"),
	summary: "Vetrina 代官山、ご予約\r\nATTENDEE:x; a, b\\c",
	location: "渋谷区猿楽町17-5, 東京, 長い住所".repeat(4),
	url: "https://vetrina.example/ja-jp/visits",
});

// proves stores-6
test("an appointment for a calendar: moments of UTC, no line of more than 75 bytes, nothing added by what it says", () => {
	const lines = file.split("\r\n");
	expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
	const whole = file.replaceAll("\r\n ", "").split("\r\n");
	expect(whole).toContain("DTSTART:20261201T140000Z");
	expect(whole).toContain("DTSTAMP:20261125T093000Z");
	expect(whole).toContain("SUMMARY:Vetrina 代官山、ご予約\\nATTENDEE:x\\; a\\, b\\\\c");
	expect(whole.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
	expect(whole.find((line) => line.startsWith("LOCATION"))).toContain("17-5\\, 東京");
	expect(whole.at(-1)).toBe("");
});
