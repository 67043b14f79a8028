import { nameKey } from "@vetrina/shop-rules/typed/name.ts";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { runs } from "../testing/runs.ts";
import { isSpelledAs } from "./spelled-alike.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const isFound = async (stored: string, typed: string): Promise<boolean> => {
	const { sql, values } = isSpelledAs("value", nameKey(typed), 2);
	const row = await commerce.env.DB.prepare(`SELECT ${sql} AS is_found FROM (SELECT ?1 AS value)`)
		.bind(stored, ...values)
		.first<number>("is_found");
	return row === 1;
};

const NAMES = [
	"Anna",
	"Élodie",
	"Łukasz",
	"Þórunn",
	"Анна Йовчева",
	"Γιώργης",
	"Ünal",
	"花子",
	"Großmann",
	"ليلى",
	"Ngọc",
];
const SPELLINGS: ((name: string) => string)[] = [
	(name) => name,
	(name) => name.toLowerCase(),
	(name) => name.normalize("NFD"),
	(name) => name.toLowerCase().normalize("NFD"),
	// The sharp s has two letters in upper case, so an upper-case name does not match.
	(name) => (name.includes("ß") ? name : name.toUpperCase()),
	(name) => (name.includes("ß") ? name : name.toUpperCase().normalize("NFD")),
];

// proves typed-2, typed-4
test("a stored text is found by every spelling of it, and by none of another", async () => {
	const spelled = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...SPELLINGS));
	await fc.assert(
		fc.asyncProperty(spelled, spelled, async ([name, spellOne], [other, spellOther]) => {
			const isSame = nameKey(name) === nameKey(other);
			expect(await isFound(spellOne(name), spellOther(other))).toBe(isSame);
			expect(await isFound(spellOne(name), spellOther(name))).toBe(true);
		}),
		{ numRuns: runs(60, 600) },
	);
});
