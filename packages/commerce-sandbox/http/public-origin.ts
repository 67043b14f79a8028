import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

export const isBound = ({ hostname }: URL): boolean => hostname.endsWith(".internal");

/**
 * Returns the origin for browsers: the request's, or `PUBLIC_ORIGIN` for requests through a service binding, whose host (`….internal`)
 * browsers cannot reach.
 */
export function publicOrigin(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	return isBound(url) ? (c.env.PUBLIC_ORIGIN ?? url.origin) : url.origin;
}
