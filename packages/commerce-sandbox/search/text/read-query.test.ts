import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../languages.ts";
import { jsonChunks } from "../../store/json-chunks.ts";
import { FIELDS } from "../postings.ts";
import { type QueryTerm, readQuery } from "./read-query.ts";
import type { Word, WordList } from "./word-list.ts";

const listOf = (names: string, described = ""): WordList => {
	const read = (text: string, fields: number): Word[] =>
		text
			.split(" ")
			.filter(Boolean)
			.map((word, at) => ({ word, shown: word, products: 100 - at, fields }));
	const words = [...read(names, FIELDS.name), ...read(described, FIELDS.description)];
	return {
		words,
		byWord: new Map(words.map((one) => [one.word, one])),
		sortedWords: words.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
	};
};

const english = listOf("dress silk red coat jumper navy royal blue sweatshirt leather boots boot", "office");
const read = (
	query: string,
	language: LanguageCode = "en",
	list = english,
	completing = false,
): QueryTerm[] => readQuery(query, { language, list, english, completing });
const tokensOf = (terms: readonly QueryTerm[]): string[][] =>
	terms.map((term) => term.alternatives.map(({ tokens }) => tokens.join("+")));

describe("a query", () => {
	it("means what it says first, and its synonyms less", () => {
		const [term] = read("sweater ");
		expect(term?.alternatives[0]).toMatchObject({ tokens: ["sweater"], quality: 1 });
		expect(term?.alternatives.find(({ tokens }) => tokens[0] === "jumper")?.quality).toBeLessThan(1);
	});

	it("means the kinds of a colour least, and as colours", () => {
		const kind = read("blue dress")[0]?.alternatives.find(({ tokens }) => tokens[0] === "navi");
		expect(kind).toMatchObject({ quality: 0.75, isKind: true });
	});

	it("completes only its last word, and only while it is being typed", () => {
		expect(read("silk dre")[1]?.readings).toEqual([{ value: "dress", corrected: false, completed: true }]);
		expect(read("dre silk")[0]?.readings).toEqual([]);
		expect(read("silk boot")[1]?.readings).toEqual([]);
	});

	it("offers to complete a known word where suggestions are asked for", () => {
		const list = listOf("boot bootie");
		expect(read("boot", "en", list, true)[0]?.readings.map(({ value }) => value)).toEqual(["boot", "bootie"]);
	});

	it("joins what was written apart and parts what was written together", () => {
		expect(read("red sweat shirt").map(({ typed }) => typed)).toEqual(["red", "sweatshirt"]);
		expect(read("silkdress red").map(({ typed }) => typed)).toEqual(["silk", "dress", "red"]);
		const german = listOf("kleid seide leder jacke");
		expect(read("seidenkleid", "de", german).map(({ typed }) => typed)).toEqual(["seiden", "kleid"]);
		expect(read("lederjake", "de", german).map(({ typed }) => typed)).toEqual(["leder", "jacke"]);
	});

	it("corrects what nothing is named by, and leaves alone what descriptions say", () => {
		expect(read("lether boots")[0]?.readings[0]).toEqual({
			value: "leather",
			corrected: true,
			completed: false,
		});
		expect(read("office dress")[0]?.readings).toEqual([]);
	});

	it("is read in English where its own language does not have the word", () => {
		const [term] = read("silk ドレス", "ja", listOf("ドレス"));
		expect(term?.alternatives[0]).toMatchObject({ language: "en", tokens: ["silk"] });
	});

	it("asks for a run of characters as it is before it takes it apart", () => {
		const [term] = read("革靴", "ja", listOf("レザー シューズ"));
		expect(term?.typed).toBe("革靴");
		expect(term?.otherwise?.map(({ typed }) => typed)).toEqual(["革", "靴"]);
	});

	it("takes a phrase of synonyms as one", () => {
		expect(tokensOf(read("swimming costume red"))[0]?.[0]).toBe("swim+costum");
		expect(read("swimming costume red")).toHaveLength(2);
	});

	it("has no words if it consists of signs alone", () => {
		expect(read('"*()^: -')).toEqual([]);
	});
});

it("rows go to the database in parts of bounded size, none lost", () => {
	const rows = Array.from({ length: 50 }, (_, index) => ["x".repeat(index), index]);
	const chunks = jsonChunks(rows, 200);
	expect(chunks.flatMap((chunk) => JSON.parse(chunk) as unknown[])).toEqual(rows);
	expect(chunks.length).toBeGreaterThan(5);
	expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(260);
	expect(jsonChunks([])).toEqual([]);
});
