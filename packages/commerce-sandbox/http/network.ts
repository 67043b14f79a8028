import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

/** The client's address. Cloudflare sets this header for clients, and the storefront for its shoppers. */
export const NETWORK_HEADER = "cf-connecting-ip";

export const readNetwork = (c: Context<CommerceHono>): string | undefined =>
	networkAt(c.req.header(NETWORK_HEADER));

/**
 * Returns an address with IPv6 cut to its /64, because one subscriber owns the whole /64 and could evade limits. Undefined for local
 * addresses.
 */
export function networkAt(address: string | undefined): string | undefined {
	if (!address || address.startsWith("127.") || address === "::1") return undefined;
	return address.includes(":") ? cutPrefix(address) : address;
}

function cutPrefix(address: string): string {
	const [head = "", tail] = address.toLowerCase().split("::");
	if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
	const first = head === "" ? [] : head.split(":");
	const last = tail ? tail.split(":") : [];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
	const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
