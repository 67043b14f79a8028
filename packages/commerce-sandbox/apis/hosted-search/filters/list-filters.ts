import {
	COMPARISONS,
	type Filter,
	type FilterCondition,
	type FilterParse,
	MAX_CONDITIONS,
	readNumber,
} from "./filter.ts";

export type FilterList = string | readonly (string | readonly string[])[];

type ReadOne = (text: string) => FilterCondition | undefined;

export const parseFacetFilters = (list: FilterList): FilterParse => parse("facetFilters", list, parseFacet);
export const parseNumericFilters = (list: FilterList): FilterParse =>
	parse("numericFilters", list, parseNumber);

function parse(parameter: string, list: FilterList, read: ReadOne): FilterParse {
	const clauses = typeof list === "string" ? [list] : list;
	const filter: Filter = [];
	let count = 0;
	for (const clause of clauses) {
		const texts = typeof clause === "string" ? [clause] : clause;
		count += texts.length;
		if (count > MAX_CONDITIONS) return { ok: false, message: `${parameter}: Too many conditions.` };
		const conditions: FilterCondition[] = [];
		for (const text of texts) {
			const condition = read(text);
			if (!condition) return { ok: false, message: `${parameter}: Unexpected filter '${text.slice(0, 60)}'` };
			conditions.push(condition);
		}
		if (conditions.length > 0) filter.push(conditions);
	}
	return { ok: true, filter };
}

function parseFacet(text: string): FilterCondition | undefined {
	const colon = text.indexOf(":");
	if (colon < 0) return undefined;
	const isNot = text.startsWith("-") || text.startsWith("NOT ");
	const attribute = text
		.slice(0, colon)
		.replace(/^(-|NOT )/, "")
		.trim();
	const value = text.slice(colon + 1).trim();
	if (attribute === "") return undefined;
	const negated = isNot || (value.startsWith("-") && value.length > 1);
	const bare = value.startsWith("-") && value.length > 1 ? value.slice(1) : value.replace(/^\\-/, "-");
	return { kind: "facet", attribute, value: bare, negated };
}

const COMPARED = /^(?<attribute>[^<>=!:]+?)\s*(?<comparison><=|>=|!=|<|>|=)\s*(?<value>\S+)$/;
const RANGED = /^(?<attribute>[^<>=!:]+?)\s*:\s*(?<from>\S+)(?:\s+TO\s+(?<to>\S+))?$/;

function parseNumber(text: string): FilterCondition | undefined {
	const comparisonMatch = COMPARED.exec(text.trim())?.groups;
	const comparison = COMPARISONS.find((one) => one === comparisonMatch?.comparison);
	if (comparisonMatch && comparison) {
		const value = readNumber(comparisonMatch.value ?? "");
		return value === undefined
			? undefined
			: { kind: "number", attribute: comparisonMatch.attribute ?? "", comparison, value, negated: false };
	}
	const rangeMatch = RANGED.exec(text.trim())?.groups;
	const from = readNumber(rangeMatch?.from ?? "");
	const to = rangeMatch?.to === undefined ? from : readNumber(rangeMatch.to);
	if (!rangeMatch || from === undefined || to === undefined) return undefined;
	return { kind: "range", attribute: rangeMatch.attribute ?? "", from, to, negated: false };
}
