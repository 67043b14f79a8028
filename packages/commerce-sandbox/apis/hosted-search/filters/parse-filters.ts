import {
	type Comparison,
	type Filter,
	type FilterCondition,
	type FilterParse,
	MAX_CONDITIONS,
	mixedClause,
	readNumber,
} from "./filter.ts";

/**
 * Returns the filter of a text such as `c_color:red AND (brand:"Maison Alba" OR NOT brand:Corte) AND price.EUR:10 TO 20`, or a message for
 * a malformed text. OR binds before AND. As in Algolia, an OR cannot contain an AND, and a group cannot be negated.
 */
export function parseFilters(text: string): FilterParse {
	const reader: Reader = { text, at: 0, conditions: 0 };
	try {
		skipBlanks(reader);
		if (reader.at === text.length) return { ok: true, filter: [] };
		return { ok: true, filter: readAnd(reader) };
	} catch (error) {
		if (error instanceof FilterSyntaxError) return { ok: false, message: `filters: ${error.message}` };
		throw error;
	}
}

class FilterSyntaxError extends Error {}

type Reader = { readonly text: string; at: number; conditions: number };

const refuse = (reader: Reader, expectation: string): never => {
	const excerpt = reader.text.slice(reader.at, reader.at + 20);
	throw new FilterSyntaxError(
		`Unexpected ${excerpt === "" ? "end of filter" : `token '${excerpt}'`} expected ${expectation} at col ${reader.at}`,
	);
};

function skipBlanks(reader: Reader): void {
	while (/\s/.test(reader.text[reader.at] ?? "")) reader.at++;
}

function takeKeyword(reader: Reader, keyword: string): boolean {
	const end = reader.at + keyword.length;
	const isWhole = !/[^\s()]/.test(reader.text[end] ?? "");
	if (!reader.text.startsWith(keyword, reader.at) || !isWhole) return false;
	reader.at = end;
	skipBlanks(reader);
	return true;
}

function takeSign(reader: Reader, sign: string): boolean {
	if (!reader.text.startsWith(sign, reader.at)) return false;
	reader.at += sign.length;
	skipBlanks(reader);
	return true;
}

function readAnd(reader: Reader): Filter {
	const filter: Filter = [];
	do {
		const clause = readOr(reader, 0);
		const fault = mixedClause(clause);
		if (fault) throw new FilterSyntaxError(fault);
		filter.push(clause);
	} while (takeKeyword(reader, "AND"));
	if (reader.at < reader.text.length) refuse(reader, "AND, OR or the end");
	return filter;
}

const MAX_DEPTH = 20;

function readOr(reader: Reader, depth: number): FilterCondition[] {
	const clause: FilterCondition[] = [];
	do clause.push(...readPart(reader, depth));
	while (takeKeyword(reader, "OR"));
	return clause;
}

function readPart(reader: Reader, depth: number): FilterCondition[] {
	if (takeSign(reader, "(")) {
		if (depth === MAX_DEPTH) throw new FilterSyntaxError("Too many parentheses.");
		const inner = readOr(reader, depth + 1);
		if (takeKeyword(reader, "AND"))
			throw new FilterSyntaxError("filter (X AND Y) is not allowed within parentheses, only (X OR Y) is");
		if (!takeSign(reader, ")")) refuse(reader, "')'");
		return inner;
	}
	const negated = takeKeyword(reader, "NOT");
	if (negated && reader.text[reader.at] === "(")
		throw new FilterSyntaxError("NOT is allowed on a single condition only");
	if (++reader.conditions > MAX_CONDITIONS) throw new FilterSyntaxError("Too many conditions.");
	return [readCondition(reader, negated)];
}

const SIGNS: readonly Comparison[] = ["<=", ">=", "!=", "<", ">", "="];

function readCondition(reader: Reader, negated: boolean): FilterCondition {
	const attribute = readText(reader, /[^\s():<>=!"']/, "an attribute");
	skipBlanks(reader);
	const comparison = SIGNS.find((sign) => takeSign(reader, sign));
	if (comparison) return { kind: "number", attribute, comparison, value: readNumeric(reader), negated };
	if (!takeSign(reader, ":")) return { kind: "facet", attribute: "_tags", value: attribute, negated };
	const value = readText(reader, /[^\s()]/, "a value");
	skipBlanks(reader);
	const from = readNumber(value);
	if (from !== undefined && takeKeyword(reader, "TO"))
		return { kind: "range", attribute, from, to: readNumeric(reader), negated };
	return { kind: "facet", attribute, value, negated };
}

function readNumeric(reader: Reader): number {
	const value = readNumber(readText(reader, /[^\s()]/, "a number"));
	skipBlanks(reader);
	return value ?? refuse(reader, "a number");
}

function readText(reader: Reader, character: RegExp, expectation: string): string {
	const { text } = reader;
	const first = text[reader.at] ?? "";
	const quote = first === '"' || first === "'" ? first : undefined;
	const start = reader.at;
	if (quote) reader.at++;
	let chars = "";
	while (reader.at < text.length) {
		const here = text[reader.at] ?? "";
		if (quote ? here === quote : !character.test(here)) break;
		if (here === "\\" && reader.at + 1 < text.length) reader.at++;
		chars += text[reader.at++] ?? "";
	}
	if (quote && text[reader.at++] !== quote) {
		reader.at = start;
		refuse(reader, "the quote to end");
	}
	return chars === "" && !quote ? refuse(reader, expectation) : chars;
}
