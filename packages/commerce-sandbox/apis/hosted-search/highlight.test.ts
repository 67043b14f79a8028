import { describe, expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { DEFAULT_TAGS, highlight, highlightRecord, snippetRecord, soughtWords } from "./highlight.ts";

const words = (query: string, language: Language = "en") =>
	soughtWords(
		query.split(" ").map((typed) => ({ typed, readings: [], isFound: true })),
		language,
	);
const marked = (text: string, query: string, language: Language = "en") =>
	highlight(text, words(query, language), DEFAULT_TAGS, language);

describe("words", () => {
	test.each<[string, string, Language, string]>([
		["Silk slip dress", "dresses", "en", "Silk slip <em>dress</em>"],
		["Silk slip dress", "dre", "en", "Silk slip <em>dre</em>ss"],
		["Silk slip dress", "slip silk", "en", "<em>Silk</em> <em>slip</em> dress"],
		["Straßenschuh", "strasse", "de", "<em>Straßenschuh</em>"],
		["Robe d’été en soie", "ete", "fr", "Robe d’<em>été</em> en soie"],
		["絹のドレス", "ドレス", "ja", "絹の<em>ドレス</em>"],
		["シルクドレス", "どれす", "ja", "シルク<em>ドレス</em>"],
		["فستان حرير", "حرير", "ar", "فستان <em>حرير</em>"],
	])("%s for %s", (text, query, language, value) => {
		expect(marked(text, query, language).value).toBe(value);
	});

	test("reports how much of the query and of the text matched", () => {
		expect(marked("Silk dress", "silk coat")).toMatchObject({
			matchLevel: "partial",
			matchedWords: ["silk"],
			fullyHighlighted: false,
		});
		expect(marked("Silk dress", "silk dress")).toMatchObject({ matchLevel: "full", fullyHighlighted: true });
		expect(marked("Silk dress", "wool")).toEqual({
			value: "Silk dress",
			matchLevel: "none",
			matchedWords: [],
		});
	});

	test("highlights the correction of a mistyped word", () => {
		const corrected = soughtWords(
			[{ typed: "drss", readings: [{ value: "dress", corrected: true, completed: false }], isFound: true }],
			"en",
		);
		expect(highlight("Silk dress", corrected, DEFAULT_TAGS, "en")).toMatchObject({
			value: "Silk <em>dress</em>",
			matchedWords: ["drss"],
		});
	});
});

describe("HTML in texts", () => {
	const text = "<b>Silk</b> & co";
	test("is escaped where the tags are HTML", () => {
		expect(marked(text, "silk").value).toBe("&lt;b&gt;<em>Silk</em>&lt;/b&gt; &amp; co");
	});
	test("is left to a client that marks and escapes by itself", () => {
		const tags = { pre: "__ais-highlight__", post: "__/ais-highlight__" };
		expect(highlight(text, words("silk"), tags, "en").value).toBe(
			"<b>__ais-highlight__Silk__/ais-highlight__</b> & co",
		);
	});
});

test("records: texts and lists of texts", () => {
	const record = { name: "Silk dress", tags: ["silk", "new"], price: 3 };
	const options = { words: words("silk"), tags: DEFAULT_TAGS, language: "en" } as const;
	const result = highlightRecord(record, ["name", "tags", "price", "none"], options);
	expect(Object.keys(result)).toEqual(["name", "tags"]);
	expect(result.tags).toMatchObject([{ value: "<em>silk</em>" }, { value: "new" }]);
	expect(snippetRecord(record, ["name:1", "tags"], { ...options, ellipsis: "…" })).toEqual({
		name: { value: "<em>Silk</em>…", matchLevel: "full", matchedWords: ["silk"] },
	});
});
