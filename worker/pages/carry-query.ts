/** What a moved page decides for itself; everything else (campaigns, source codes) goes along. */
const DECIDED = /^(?:q|page|srule|tabId|cgid|pid|prefn\d+|prefv\d+|fault)$/;

/** The new address with what the old one's query said besides; keeps both as they were written. */
export const carryQuery = (location: string, search: string): string => {
	const [withoutHash = "", hash] = location.split(/#(.*)/s);
	const [path = "", query = ""] = withoutHash.split(/\?(.*)/s);
	const nameOf = (part: string): string => part.split("=", 1)[0] ?? "";
	const own = query.split("&").filter(Boolean);
	const named = new Set(own.map(nameOf));
	const carried = search
		.replace(/^\?/, "")
		.split("&")
		.filter((part) => part !== "" && !named.has(nameOf(part)) && !DECIDED.test(nameOf(part)));
	const all = [...own, ...carried];
	return path + (all.length > 0 ? `?${all.join("&")}` : "") + (hash ? `#${hash}` : "");
};
