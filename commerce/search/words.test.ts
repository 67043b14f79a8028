import { describe, expect, it } from "vitest";
import { cuts } from "./compounds.ts";
import { ftsQueries } from "./fts-query.ts";
import { fold, indexTokens, queryWords } from "./words.ts";

const shares = (language: Parameters<typeof indexTokens>[1], text: string, query: string): boolean => {
	const tokens = ` ${indexTokens(text, language).join(" ")} `;
	return queryWords(query, language).every((word) => tokens.includes(` ${word.tokens.join(" ")} `));
};

describe("words", () => {
	it.each([
		["en", "Silk dresses with pockets", "dress SILK pocket"],
		["de", "Weiße Kleider für den Sommer", "weisses kleid"],
		["de", "Mäntel", "mantel"],
		["fr", "Robes d'été en soie", "robe ete soie"],
		["ar", "فساتين حريرية حمراء", "فساتين حريرية"],
		["ja", "赤いシルクドレス", "シルクのドレス"],
		["ja", "カシミヤのセーター", "カシミヤセーター"],
		["zh", "红色真丝连衣裙", "真丝 连衣裙"],
		["ko", "빨간 실크 드레스", "실크 드레스"],
	] as const)("%s: '%s' is found by '%s'", (language, text, query) => {
		expect(shares(language, text, query)).toBe(true);
	});

	it("leaves out stop words unless there is nothing else", () => {
		expect(queryWords("dress for the beach", "en").map((word) => word.typed)).toEqual(["dress", "beach"]);
		expect(queryWords("the", "en").map((word) => word.typed)).toEqual(["the"]);
	});

	it("folds Arabic letter forms and vowel signs", () => {
		expect(fold("أَحْمَر", "ar")).toBe(fold("احمر", "ar"));
	});

	it("keeps voiced kana apart", () => {
		expect(fold("バッグ", "ja")).not.toBe(fold("ハック", "ja"));
	});
});

describe("words of the catalogue", () => {
	const vocabulary = new Set(["红色", "真丝", "连衣裙", "裙"]);
	it("cut a query where the segmenter would not", () => {
		expect(queryWords("红色真丝连衣裙", "zh", vocabulary).map((word) => word.typed)).toEqual([
			"红色",
			"真丝",
			"连衣裙",
		]);
		expect(queryWords("新款红色的连衣裙A1", "zh", vocabulary).map((word) => word.typed)).toEqual([
			"新款",
			"红色",
			"连衣裙",
			"a1",
		]);
	});
});

describe("FTS5 queries", () => {
	it("asks for all words first, then for any; the last one may be unfinished", () => {
		expect(ftsQueries("red dres", "en")).toEqual([
			'"red" AND ("dre" OR "dres" *)',
			'"red" OR ("dre" OR "dres" *)',
		]);
	});
	it("quotes what FTS5 would take for syntax", () => {
		expect(ftsQueries('a"b NEAR(', "en").join()).not.toMatch(/NEAR\(/);
		expect(ftsQueries('"*()^:', "en")).toEqual([]);
	});
});

describe("compounds", () => {
	it("cuts German words, with and without linking letters", () => {
		expect(cuts("seidenkleid")).toContainEqual({ left: "seid", right: "kleid" });
		expect(cuts("ledertasche")).toContainEqual({ left: "led", right: "tasch" });
	});
	it("looks for a word of pairs as a whole and in two parts", () => {
		expect(ftsQueries("絹シャツ", "ja").join()).toContain("シャ");
		expect(ftsQueries("レザバッグ", "ja")).toEqual([
			'("レザ ザバ バッ ッグ" OR ("レザ" AND "バッ ッグ") OR ("レザ ザバ" AND "ッグ"))',
		]);
	});
});
