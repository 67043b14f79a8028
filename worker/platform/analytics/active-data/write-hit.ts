import { type Hit, MOST_URL } from "./schema.ts";

const pair = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;

/**
 * Writes the address of a report. Active Data's script sends several requests if one would be too long; a report from the server is one request,
 * so that it arrives as a whole or not at all, and names the first products that find room.
 */
export const writeHit = (one: Hit): string => {
	const { siteId, locale, products, phrase } = one;
	const fixed = [
		pair("url", one.url),
		"cookie=1",
		pair("ref", one.ref ?? ""),
		pair("title", one.title ?? ""),
		pair("dwac", one.dwac),
		"cmpn=",
		"tz=UTC",
		pair("pcc", one.pcc),
		pair("pct", one.pct),
		pair("pcat", one.pcat),
		...(phrase ? [pair("pst-q", phrase)] : []),
	].join("&");
	const start = `/on/demandware.store/Sites-${siteId}-Site/${locale}/__Analytics-Start?${fixed}`;
	return products.reduce(
		({ path, isFull }, { id, event, isRecommended }, at) => {
			const own = `&${pair(`pid-${at}`, id)}&pev-${at}=${event}${isRecommended ? `&evr4-${at}=Yes` : ""}`;
			return isFull || path.length + own.length > MOST_URL
				? { path, isFull: true }
				: { path: path + own, isFull: false };
		},
		{ path: start, isFull: false },
	).path;
};
