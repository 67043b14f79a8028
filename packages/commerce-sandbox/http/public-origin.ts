import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

/** Did a request with this address come through a service binding? */
export const isBound = ({ hostname }: URL): boolean => hostname.endsWith(".internal");

/**
 * Where browsers reach the cloud: as this request did, but for one through a service binding, whose host (`….internal`)
 * is no address that a browser could follow; then `PUBLIC_ORIGIN`.
 */
export function publicOrigin(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	return isBound(url) ? (c.env.PUBLIC_ORIGIN ?? url.origin) : url.origin;
}
