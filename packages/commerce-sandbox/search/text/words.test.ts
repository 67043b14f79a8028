import { describe, expect, it } from "vitest";
import { cuts, cutTail } from "./compounds.ts";
import { splitQuery } from "./split-query.ts";
import type { Word, WordList } from "./word-list.ts";
import { fold, indexTokens, LONGEST_WORD, queryTokens, stem } from "./words.ts";

const listOf = (words: readonly string[]): WordList => {
	const all = words.map((word): Word => ({ word, shown: word, products: 1, fields: 1 }));
	return {
		words: all,
		byWord: new Map(all.map((one) => [one.word, one])),
		sortedWords: all.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
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
		["it", "Abiti d’estate in seta", "abito estate SETA"],
		["it", "Orecchini dorati", "orecchino dorato"],
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
		expect(cutTail("wickelmantel", new Set([stem("mantel", "de")]))).toBe("mantel");
		expect(cutTail("mantel", new Set([stem("mantel", "de")]))).toBeUndefined();
	});
});

describe("a word that is longer than words are", () => {
	const long = (letters: number): string => "wollmantel".repeat(letters / 10);

	it("is cut in the index, whatever the language", () => {
		for (const language of ["ar", "de", "en", "fr", "ja", "ko", "zh"] as const)
			expect(
				Math.max(...indexTokens(long(1_000_000), language).map(({ length }) => length)),
			).toBeLessThanOrEqual(LONGEST_WORD);
	});

	it("is found by all of it, and by as much of it as a query holds", () => {
		expect(shares("de", `Ein ${long(60)} aus Wolle`, long(60))).toBe(true);
		expect(shares("de", `Ein ${long(60)} aus Wolle`, long(60).slice(0, 50))).toBe(true);
		expect(shares("de", `Ein ${long(60)} aus Wolle`, long(30))).toBe(false);
	});

	it("is looked through for the words that it is composed of in as many steps as a shorter one", () => {
		const steps = (letters: number): number => {
			let count = 0;
			const heads = new Set<string>();
			heads.has = () => {
				count++;
				return false;
			};
			cutTail(long(letters), heads);
			return count;
		};
		expect(steps(10_000)).toBe(steps(100));
		expect(steps(100)).toBeLessThanOrEqual(LONGEST_WORD);
	});

	it("is not cut where words are written without blanks: every pair of the run is found", () => {
		expect(shares("zh", `${"真丝连衣裙".repeat(30)}羊毛`, "羊毛")).toBe(true);
	});
});
