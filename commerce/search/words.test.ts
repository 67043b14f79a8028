import { describe, expect, it } from "vitest";
import { cuts, tailOf } from "./compounds.ts";
import { splitQuery } from "./split-query.ts";
import type { Word, WordList } from "./word-list.ts";
import { fold, indexTokens, queryTokens, stem } from "./words.ts";

const listOf = (words: readonly string[]): WordList => {
	const all = words.map((word): Word => ({ word, shown: word, products: 1, fields: 1 }));
	return {
		words: all,
		byWord: new Map(all.map((one) => [one.word, one])),
		sorted: all.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
	};
};
const NONE = listOf([]);

const shares = (language: Parameters<typeof indexTokens>[1], text: string, query: string): boolean => {
	const tokens = new Set(indexTokens(text, language));
	return splitQuery(query, language, NONE).every((word) =>
		queryTokens(word, language).every((token) => tokens.has(token)),
	);
};

describe("words", () => {
	it.each([
		["en", "Silk dresses with pockets", "dress SILK pocket"],
		["en", "Women’s shoes", "womens shoes"],
		["de", "Weiße Kleider für den Sommer", "weisses kleid"],
		["de", "Mäntel", "mantel"],
		["fr", "Robes d'été en soie", "robe ete soie"],
		["ar", "فساتين حريرية حمراء", "فساتين حريرية"],
		["ar", "معاطف وسترات", "سترات"],
		["ja", "赤いシルクドレス", "シルクのドレス"],
		["ja", "赤いシルクドレス", "しるくどれす"],
		["ja", "カシミヤのセーター", "カシミヤセーター"],
		["zh", "红色真丝连衣裙", "真丝 连衣裙"],
		["ko", "빨간 실크 드레스", "실크 드레스"],
	] as const)("%s: '%s' is found by '%s'", (language, text, query) => {
		expect(shares(language, text, query)).toBe(true);
	});

	it("leaves out stop words unless there is nothing else", () => {
		expect(splitQuery("dress for the beach", "en", NONE)).toEqual(["dress", "beach"]);
		expect(splitQuery("the", "en", NONE)).toEqual(["the"]);
	});

	it("folds Arabic letter forms and vowel signs", () => {
		expect(fold("أَحْمَر", "ar")).toBe(fold("احمر", "ar"));
	});

	it("keeps voiced kana apart", () => {
		expect(fold("バッグ", "ja")).not.toBe(fold("ハック", "ja"));
	});
});

describe("words of the catalogue", () => {
	const list = listOf(["红色", "真丝", "连衣裙", "裙"]);
	it("cut a query where the segmenter would not", () => {
		expect(splitQuery("红色真丝连衣裙", "zh", list)).toEqual(["红色", "真丝", "连衣裙"]);
		expect(splitQuery("春天红色的连衣裙A1", "zh", list)).toEqual(["春天", "红色", "连衣裙", "a1"]);
	});
});

describe("compounds", () => {
	it("cuts German words, with and without linking letters", () => {
		expect(cuts("seidenkleid")).toContainEqual({ left: "seide", right: "kleid" });
		expect(cuts("ledertasche")).toContainEqual({ left: "leder", right: "tasche" });
	});
	it("tells what a compound is", () => {
		expect(tailOf("wickelmantel", new Set([stem("mantel", "de")]))).toBe("mantel");
		expect(tailOf("mantel", new Set([stem("mantel", "de")]))).toBeUndefined();
	});
});
