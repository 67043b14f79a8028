import { expect, test } from "vitest";
import { LANGUAGE_ROWS, type LanguageRow } from "./languages.ts";
import { findLetters, respell } from "./spelling.ts";
import { readText } from "./text.ts";

// proves locale-8
test("Switzerland reads German without ß, and with its own quotation marks", () => {
	const text = { en: "White", de: "Weiß, „Größe“" };
	expect(readText(text, "de-CH")).toBe("Weiss, «Grösse»");
	expect(readText(text, "de")).toBe("Weiß, „Größe“");
	expect(readText({ ...text, "de-CH": "Weiss" }, "de-CH")).toBe("Weiss");
	expect(readText({ en: "Straße 1" }, "de-CH")).toBe("Straße 1");
});

test("texts at any depth are spelt, and everything else stays", () => {
	const value = { title: "Größe", parts: ["Maße", { text: "weiß", count: 2, none: null }] };
	expect(respell(value, "de-CH")).toEqual({
		title: "Grösse",
		parts: ["Masse", { text: "weiss", count: 2, none: null }],
	});
	for (const code of ["de", "fr-CA", "zh-Hant-HK"] as const) expect(respell(value, code)).toBe(value);
});

test("only variants have letters of their own", () => {
	for (const [code, row] of Object.entries<LanguageRow>(LANGUAGE_ROWS))
		expect("letters" in row).toBe(findLetters(code) !== undefined);
	expect(findLetters("xx")).toBeUndefined();
});
