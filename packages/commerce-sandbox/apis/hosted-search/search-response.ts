import type { LanguageCode } from "../../languages.ts";
import { DEFAULT_TAGS, highlightRecord, type SoughtWord, snippetRecord } from "./highlight.ts";
import type { SearchParams } from "./search-params.ts";

const DEFAULT_HITS = 20;
export const PAGINATION_LIMIT = 20_000;
const HIGHLIGHTED = ["name", "brand"];
const ELLIPSIS = "…";

export type Page = { offset: number; size: number; number: number; pages: number };

export function toPage(params: SearchParams, total: number): Page {
	const { offset, length } = params;
	if (offset !== undefined || length !== undefined)
		return { offset: offset ?? 0, size: length ?? 0, number: 0, pages: 0 };
	const size = params.hitsPerPage ?? DEFAULT_HITS;
	const number = params.page ?? 0;
	const reachable = Math.min(total, PAGINATION_LIMIT);
	const pages = size === 0 ? 0 : Math.ceil(reachable / size);
	return { offset: number * size, size: number < pages ? size : 0, number, pages };
}

type Texts = { words: readonly SoughtWord[]; language: LanguageCode; highlighted?: readonly string[] };

export function queryResponse(
	params: SearchParams,
	hits: readonly Record<string, unknown>[],
	total: number,
	texts?: Texts,
): Record<string, unknown> {
	const { number, pages } = toPage(params, total);
	const isByOffset = params.offset !== undefined || params.length !== undefined;
	return {
		hits: texts ? hits.map((hit) => buildHit(hit, params, texts)) : hits,
		nbHits: total,
		...(isByOffset
			? { offset: params.offset ?? 0, length: params.length ?? 0 }
			: { page: number, nbPages: pages, hitsPerPage: params.hitsPerPage ?? DEFAULT_HITS }),
		exhaustive: { facetsCount: true, nbHits: true, typo: true },
		exhaustiveFacetsCount: true,
		exhaustiveNbHits: true,
		exhaustiveTypo: true,
		query: params.query,
		params: params.asWritten,
		...(params.clickAnalytics ? { queryID: crypto.randomUUID().replaceAll("-", "") } : {}),
	};
}

function buildHit(
	record: Record<string, unknown>,
	params: SearchParams,
	texts: Texts,
): Record<string, unknown> {
	const tags = {
		pre: params.highlightPreTag ?? DEFAULT_TAGS.pre,
		post: params.highlightPostTag ?? DEFAULT_TAGS.post,
	};
	const own = texts.highlighted ?? HIGHLIGHTED;
	const requestedAttributes = params.attributesToHighlight?.includes("*")
		? own
		: (params.attributesToHighlight ?? own);
	const options = { words: texts.words, tags, language: texts.language };
	const highlightedRecord = highlightRecord(record, requestedAttributes, options);
	const snippets = snippetRecord(record, params.attributesToSnippet ?? [], {
		...options,
		ellipsis: params.snippetEllipsisText ?? ELLIPSIS,
	});
	return {
		...pickAttributes(record, params.attributesToRetrieve),
		...(Object.keys(snippets).length > 0 ? { _snippetResult: snippets } : {}),
		...(Object.keys(highlightedRecord).length > 0 ? { _highlightResult: highlightedRecord } : {}),
	};
}

export function pickAttributes(
	record: Record<string, unknown>,
	attributes: readonly string[] = ["*"],
): Record<string, unknown> {
	const excludedNames = new Set(
		attributes.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
	);
	const wantedNames = attributes.filter((name) => !name.startsWith("-"));
	const isAll = wantedNames.includes("*") || (wantedNames.length === 0 && excludedNames.size > 0);
	const result: Record<string, unknown> = { objectID: record.objectID };
	for (const [name, value] of Object.entries(record)) {
		if (excludedNames.has(name)) continue;
		if (isAll || wantedNames.includes(name)) {
			result[name] = value;
			continue;
		}
		const inner = wantedNames
			.filter((one) => one.startsWith(`${name}.`))
			.map((one) => one.slice(name.length + 1));
		if (inner.length > 0 && typeof value === "object" && value !== null && !Array.isArray(value))
			result[name] = Object.fromEntries(Object.entries(value).filter(([key]) => inner.includes(key)));
	}
	return result;
}

export function pickFields(
	result: Record<string, unknown>,
	responseFields: readonly string[] = ["*"],
): Record<string, unknown> {
	if (responseFields.includes("*")) return result;
	return Object.fromEntries(Object.entries(result).filter(([name]) => responseFields.includes(name)));
}
