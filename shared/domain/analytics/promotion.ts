/** The parameter by which editors name the promotion of a link: its id, name and position. */
const PARAMETER = "HP_BAN";
const LONGEST = 100;

/**
 * Returns the promotion of an address such as `/women?HP_BAN=ss27_new-coats_hero-1`, undefined if it has none (event-31). A name may contain
 * underscores; the position is the last part, the id the first.
 */
export function readPromotion(href: string): { id: string; name: string; position: string } | undefined {
	const query = href.split("#", 1)[0]?.split("?")[1];
	const [id, ...rest] = new URLSearchParams(query).get(PARAMETER)?.split("_") ?? [];
	const position = rest.pop() ?? "";
	if (!id) return undefined;
	const [shortId = "", name = "", place = ""] = [id, rest.join("_"), position].map((part) =>
		part.slice(0, LONGEST),
	);
	return { id: shortId, name, position: place };
}
