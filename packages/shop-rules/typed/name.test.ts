import { expect, test } from "vitest";
import { parseFurigana, parseLatinName, parseName } from "./name.ts";

// proves identity-1, typed-2
test.each([
	["Davis, Jr.", "Davis, Jr."],
	["نرگس\u200cسادات", "نرگس\u200cسادات"],
	["Anne\u2011Marie", "Anne\u2011Marie"],
	["ක්\u200dෂ", "ක්\u200dෂ"],
	["  Zoe\u0308 ", "Zoë"],
	["３", "３"],
	["", undefined],
	["<b>", undefined],
	["A\u0000", undefined],
])("%j is the name %j", (typed, name) => expect(parseName(typed)).toBe(name));

// proves identity-1, typed-2
test.each([
	["ﾔﾏﾀﾞ", "ヤマダ"],
	["やまだ・コー", "やまだ・コー"],
	["Yamada", undefined],
	["", undefined],
])("%j is the reading %j", (typed, reading) => expect(parseFurigana(typed)).toBe(reading));

// proves identity-1, typed-2
test.each([
	["Hanako Yamada‑O’Neill", "Hanako Yamada-O’Neill"],
	["Ｙａｍａｄａ", "Yamada"],
	["Davis, Jr.", "Davis, Jr."],
	["花子", undefined],
	["A4", undefined],
])("%j is the name in Latin letters %j", (typed, name) => expect(parseLatinName(typed)).toBe(name));
