import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

/**
 * Where browsers reach the cloud: as this request did, but for one through a service binding, whose host (`….internal`)
 * is no address that a browser could follow; then `PUBLIC_ORIGIN`.
 */
export function publicOrigin(c: Context<CommerceHono>): string {
	const { hostname, origin } = new URL(c.req.url);
	return hostname.endsWith(".internal") ? (c.env.PUBLIC_ORIGIN ?? origin) : origin;
}
