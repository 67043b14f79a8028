import { LANGUAGE_ROWS, type LanguageCode, type LanguageRow } from "./languages.ts";

type Rows = Readonly<Record<string, LanguageRow>>;

/** Returns the letters that a variant writes in place of others of its language, such as `ss` for `ß` in Switzerland. */
export const findLetters = (
	code: string,
	rows: Rows = LANGUAGE_ROWS,
): Readonly<Record<string, string>> | undefined => {
	const row = rows[code];
	return row && "variantOf" in row ? row.letters : undefined;
};

/** Returns a value of a variant's language, which may hold texts at any depth, in the spelling of the variant. */
export function respell<Value>(value: Value, code: LanguageCode): Value {
	const letters = findLetters(code);
	return letters ? replaceDeep(value, letters) : value;
}

function replaceDeep<Value>(value: Value, letters: Readonly<Record<string, string>>): Value {
	if (typeof value === "string")
		return Object.entries(letters).reduce<string>(
			(text, [from, to]) => text.replaceAll(from, to),
			value,
		) as Value;
	if (Array.isArray(value)) return value.map((one) => replaceDeep(one, letters)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, replaceDeep(inner, letters)]),
	) as Value;
}
