import { parseListState } from "../../shared/domain/list/read-list-state.ts";

/** Parameters that the redirect sets itself; all others, such as campaigns, are carried over. */
const DECIDED =
	/^(?:q|page|srule|tabId|cgid|pid|step|card|basketId|cardFaults|wallet|token|from|error|notice|back|billing|billingCountry|viewCode|authorizationOrderToken|code|confirm|prefn\d+|prefv\d+|preferences(?:(?:\[|%5[Bb]).*)?|fault)$/;

export const carryQuery = (location: string, search: string): string => {
	const [withoutHash = "", hash] = location.split(/#(.*)/s);
	const [path = "", query = ""] = withoutHash.split(/\?(.*)/s);
	const readParameterName = (part: string): string => new URLSearchParams(part).keys().next().value ?? "";
	const own = query.split("&").filter(Boolean);
	const ownNames = new Set(own.map(readParameterName));
	const carriedParts = search
		.replace(/^\?/, "")
		.split("&")
		.filter(
			(part) =>
				part !== "" && !ownNames.has(readParameterName(part)) && !DECIDED.test(readParameterName(part)),
		);
	const all = [...own, ...carriedParts];
	return path + (all.length > 0 ? `?${all.join("&")}` : "") + (hash ? `#${hash}` : "");
};

/** Returns the address without the page number of a first or impossible page (list-1), or null if there is nothing to remove. */
export const withoutFirstPage = (path: string, search: string): string | null => {
	const params = new URLSearchParams(search);
	if (!params.has("page") || parseListState(params).page > 1) return null;
	const keptParts = search
		.replace(/^\?/, "")
		.split("&")
		.filter((part) => part !== "" && !new URLSearchParams(part).has("page"));
	return path + (keptParts.length > 0 ? `?${keptParts.join("&")}` : "");
};
