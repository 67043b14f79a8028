import { expect, test } from "vitest";
import { isPlainNote } from "./plain-note.ts";

// proves sharing-1
test("a note may contain words, but no addresses of pages and no markup", () => {
	for (const text of [
		"Look at this, Anna!",
		"See you at 7.30",
		"これはいかがですか？",
		"素敵です。ぜひご覧ください。",
		"50 < 60, e.g. the red one",
		"",
	])
		expect(isPlainNote(text), text).toBe(true);
	for (const text of [
		"https://evil.example/x",
		"HTTP://EVIL.EXAMPLE",
		"www.evil.example",
		"win at evil.example/prize",
		"Claim it at evil.example",
		"EVIL.EXAMPLE:8080/x",
		"evil。example",
		"пример.рф",
		"javascript://x",
		"<a href=x>here</a>",
		"<script>alert(1)</script>",
	])
		expect(isPlainNote(text), text).toBe(false);
});

test("checking a long text takes linear time", () => {
	const usage = process.cpuUsage();
	for (const text of ["a", "a-", "www", "é."]) isPlainNote(text.repeat(60_000 / text.length));
	expect(process.cpuUsage(usage).user).toBeLessThan(2_000_000);
});
