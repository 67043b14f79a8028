import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

export const isBound = ({ hostname }: URL): boolean => hostname.endsWith(".internal");

/**
 * Returns the origin that browsers can reach. Requests through a service binding have an unreachable host (`….internal`), which
 * `PUBLIC_ORIGIN` replaces.
 */
export function publicOrigin(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	return isBound(url) ? (c.env.PUBLIC_ORIGIN ?? url.origin) : url.origin;
}
