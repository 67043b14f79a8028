import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { getCountries, getCountryCallingCode, getExampleNumber } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { beforeAll, expect, test } from "vitest";
import "../../testing/import-meta-glob.ts";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";

const migrations = import.meta.glob<string>("../../db/migrations/{0037,0048}_*.sql", {
	query: "?raw",
	import: "default",
	eager: true,
});
const statementsOf = (number: string): string[] =>
	(Object.entries(migrations).find(([path]) => path.includes(`/${number}_`))?.[1] ?? "")
		.replace(/^\s*--.*$/gm, "")
		.split(/;\s*(?:\n|$)/)
		.filter((statement) => statement.trim() !== "");

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

/**
 * Argentina's mobile numbers have a 15 in their middle, and Belarus dials an 80 that may also begin a number. The migration leaves both as
 * they are.
 */
const STAY = ["AR", "BY"];

type Stored = { phone: string; code: string; codePhone: string | null };
let made = 0;
/** Stores customers as they were before the migration, runs it, and returns the stored numbers in the same order. */
const migrated = async (numbers: readonly Stored[], numbered = ["0037"]): Promise<Stored[]> => {
	const { DB } = commerce.env;
	const first = made;
	await DB.batch(
		numbers.map(({ phone, code, codePhone }) =>
			DB.prepare(
				"INSERT INTO customer (id, customer_no, email, profile, groups, created_at, modified_at, code_phone) VALUES (?1, ?1, '', ?2, '[]', 0, 0, ?3)",
			).bind(
				`phone-${String(made++).padStart(6, "0")}`,
				JSON.stringify({ phoneHome: phone, c_phoneCode: code }),
				codePhone,
			),
		),
	);
	for (const statement of numbered.flatMap(statementsOf)) await DB.prepare(statement).run();
	const { results } = await DB.prepare(
		`SELECT profile ->> '$.phoneHome' AS phone, profile ->> '$.c_phoneCode' AS code, code_phone AS codePhone
		FROM customer WHERE id LIKE 'phone-%' ORDER BY id LIMIT -1 OFFSET ?`,
	)
		.bind(first)
		.all<Stored>();
	return results;
};

// proves typed-5
test.each([
	["39", "00393331234567", "39", "3331234567"],
	["49", "01711234567", "49", "1711234567"],
	["44", "07911123456", "44", "7911123456"],
	["39", "00491711234567", "49", "1711234567"],
	["39", "0212345678", "39", "0212345678"],
	["1", "12135550123", "1", "2135550123"],
	["7", "8123456789", "7", "8123456789"],
	["7", "89161234567", "7", "9161234567"],
	["+39", "3331234567", "39", "3331234567"],
	["39", "12", "39", "12"],
	["39", "00", "39", "00"],
])("a number stored as +%s %s becomes +%s %s", async (code, phone, newCode, national) => {
	const [proven, other] = await migrated([
		{ phone, code, codePhone: phone },
		{ phone, code, codePhone: "+390000" },
	]);
	expect(proven).toEqual({ phone: national, code: newCode, codePhone: `+${newCode}${national}` });
	expect(other).toMatchObject({ phone: national, codePhone: "+390000" });
});

// proves typed-5
test("the migration stores numbers of every country as registration does today", async () => {
	const numbers = getCountries().flatMap((country) => {
		const example = getExampleNumber(country, examples);
		const code = getCountryCallingCode(country);
		if (STAY.includes(country) || !example?.isPossible()) return [];
		return [
			example.formatNational().replace(/\D/g, ""),
			`00${example.number.slice(1)}`,
			String(example.nationalNumber),
		].map((phone) => ({ phone, code, codePhone: null }));
	});
	expect(numbers.length).toBeGreaterThan(600);
	const after = await migrated(numbers);
	const wrong = numbers.flatMap(({ phone, code }, at) => {
		const today = parsePhone(phone, { callingCode: code });
		const read = `+${after[at]?.code} ${after[at]?.phone}`;
		return today && `+${today.code} ${today.national}` !== read
			? [`${code} ${phone}: ${read}, not +${today.code} ${today.national}`]
			: [];
	});
	expect(wrong).toEqual([]);
});

/** Migration 0048 completes 0037: every number that receives codes can be dialled. */
const BOTH = ["0037", "0048"];

// proves typed-5
test.each([
	["39", "0039123", null],
	["39", "003912345", null],
	["49", "12", null],
	["39", "00", null],
	["39", "00393331234567", "+393331234567"],
	["44", "07911123456", "+447911123456"],
])("codes to a number stored as +%s %s are sent to %s", async (code, phone, codePhone) => {
	expect(await migrated([{ phone, code, codePhone: phone }], BOTH)).toMatchObject([{ codePhone }]);
});

// proves typed-5
test.each([
	"3331234567",
	"+",
	"+390000",
	"+39003331234",
	"+99912345678",
	"+39 333 1234567",
	"+393331234567890123",
])("no code is sent to %s, which cannot be dialled", async (codePhone) => {
	expect(await migrated([{ phone: "12", code: "39", codePhone }], BOTH)).toMatchObject([{ codePhone: null }]);
});

// proves typed-5
test("the migration keeps every country's numbers that codes are sent to", async () => {
	const numbers = getCountries().flatMap((country) => {
		const example = getExampleNumber(country, examples);
		if (!example?.isPossible()) return [];
		return [{ phone: "", code: "", codePhone: String(example.number) }];
	});
	expect(numbers.length).toBeGreaterThan(200);
	expect(await migrated(numbers, BOTH)).toEqual(numbers);
});
