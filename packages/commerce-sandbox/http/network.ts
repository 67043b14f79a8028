import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

/** Set by Cloudflare for clients, and by the storefront for the shoppers that it calls for. */
export const NETWORK_HEADER = "cf-connecting-ip";

/** Returns the network that a request comes from; undefined outside Cloudflare, where all requests come from this machine. */
export const networkOf = (c: Context<CommerceHono>): string | undefined =>
	networkAt(c.req.header(NETWORK_HEADER));

/**
 * Returns the network of an address. One subscriber has a whole /64 of IPv6, so an IPv6 address is cut there: otherwise each of its
 * addresses would have limits of its own.
 */
export function networkAt(address: string | undefined): string | undefined {
	if (!address || address.startsWith("127.") || address === "::1") return undefined;
	return address.includes(":") ? prefixOf(address) : address;
}

/** Returns the first 64 bits: "2001:db8::1" becomes "2001:db8:0:0". An IPv4 address in IPv6 form stays whole. */
function prefixOf(address: string): string {
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
