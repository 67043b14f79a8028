import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

/** Set by Cloudflare for clients, and by the storefront for its shoppers. */
export const NETWORK_HEADER = "cf-connecting-ip";

export const readNetwork = (c: Context<CommerceHono>): string | undefined =>
	networkAt(c.req.header(NETWORK_HEADER));

/** Cuts IPv6 addresses to /64, because one subscriber has all of them and would otherwise evade limits. */
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
