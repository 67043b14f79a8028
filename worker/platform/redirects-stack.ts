import * as z from "zod";

export type Move = { location: string; status: 301 | 302 };

const OWN_PARAMETERS = ["country", "routeInfo", "cookieDomain"];
const stackSchema = z.array(z.object({ location: z.string(), status: z.coerce.number().default(301) }));

export const withoutOwnParameters = (location: string): string => {
	const [beforeHash = "", hash] = location.split(/#(.*)/s);
	const [path = "", query] = beforeHash.split(/\?(.*)/s);
	const keptParts = (query ?? "")
		.split("&")
		.filter((part) => part !== "" && !OWN_PARAMETERS.includes(part.split("=", 1)[0] ?? ""));
	return path + (keptParts.length > 0 ? `?${keptParts.join("&")}` : "") + (hash ? `#${hash}` : "");
};

export const finalMove = (header: string | null): Move | null => {
	let raw: unknown;
	try {
		raw = JSON.parse(header ?? "[]");
	} catch {
		return null;
	}
	const stack = stackSchema.safeParse(raw);
	const last = stack.data?.at(-1);
	if (!stack.data || !last) return null;
	const permanent = stack.data.every(({ status }) => status === 301 || status === 308);
	return { location: withoutOwnParameters(last.location), status: permanent ? 301 : 302 };
};

export type Target = { kind: "page"; location: string } | { kind: "document"; location: string };

const EXTERNAL_STORE = /(^|\/)on\/demandware\.store(\/|$)/;

export const resolveTarget = (
	location: string,
	origin: string,
	knownHosts: readonly string[],
): Target | null => {
	let url: URL;
	try {
		url = new URL(location, origin);
	} catch {
		return null;
	}
	const isOwn = url.origin === new URL(origin).origin;
	if (!isOwn && !(url.protocol === "https:" && knownHosts.includes(url.hostname))) return null;
	if (!isOwn) return { kind: "document", location: url.href };
	const path = url.pathname + url.search + url.hash;
	if (path.startsWith("//")) return null;
	return EXTERNAL_STORE.test(url.pathname)
		? { kind: "document", location: path }
		: { kind: "page", location: path };
};
