import { findPort, type PortName, readSite } from "./ports.ts";
import { type PortBindings, type Ports, readPorts } from "./read-ports.ts";

type Cloud = { COMMERCE?: unknown; COMMERCE_URL?: string | undefined };

/**
 * The way of a call: to the address of its part, to the cloud that answers for all parts, or nowhere, because the house has no such part
 * (platform-18).
 */
export type Destination =
	| { kind: "own"; url: URL; authorization?: string; timeout?: number }
	| { kind: "cloud"; timeout?: number }
	| { kind: "none" };

/** Returns whether no cloud answers for parts and services without an address. */
const isWithoutCloud = ({ COMMERCE, COMMERCE_URL }: Cloud, { hasAddresses }: Ports): boolean =>
	hasAddresses && !COMMERCE && !COMMERCE_URL;

export const findDestination = (env: Cloud & PortBindings, path: string): Destination => {
	const ports = readPorts(env);
	const name = findPort(path);
	const port = name && ports.byName[name];
	const url = port?.bySite.get(readSite(path) ?? "") ?? port?.default;
	if (url) return { kind: "own", url, timeout: port?.timeout, authorization: port?.authorization };
	return url === null || isWithoutCloud(env, ports)
		? { kind: "none" }
		: { kind: "cloud", timeout: port?.timeout };
};

/** Returns whether the house has a part of the platform at all. */
export const hasPort = (env: Cloud & PortBindings, name: PortName): boolean => {
	const ports = readPorts(env);
	const { default: url, bySite } = ports.byName[name];
	return url === undefined ? bySite.size > 0 || !isWithoutCloud(env, ports) : url !== null;
};

/** Returns the request at a part's own address. A token of the call itself stays. */
export const toOwnAddress = (
	request: Request,
	{ url, authorization }: Extract<Destination, { kind: "own" }>,
): Request => {
	const { pathname, search } = new URL(request.url);
	const target = new URL(url);
	target.pathname = url.pathname.replace(/\/$/, "") + pathname;
	target.search = search;
	const own = new Request(target, request);
	if (authorization && !own.headers.has("authorization")) own.headers.set("authorization", authorization);
	return own;
};
