import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

/** Set by Cloudflare for clients, and by the storefront for the shoppers that it calls for. */
export const NETWORK_HEADER = "cf-connecting-ip";

/**
 * Returns the network that a request comes from, or undefined outside Cloudflare. One subscriber has a whole /64 of IPv6, so an IPv6
 * address is cut there: otherwise each of its addresses would have limits of its own.
 */
export const networkOf = (c: Context<CommerceHono>): string | undefined => {
	const address = c.req.header(NETWORK_HEADER);
	return address?.includes(":") ? prefixOf(address) : address;
};

/** Returns the first 64 bits: "2001:db8::1" becomes "2001:db8:0:0". An IPv4 address in IPv6 form stays whole. */
export function prefixOf(address: string): string {
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
