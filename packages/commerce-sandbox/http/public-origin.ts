import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";

export const isBound = ({ hostname }: URL): boolean => hostname.endsWith(".internal");

/** Browsers cannot reach the host of a request through a service binding (`….internal`), so `PUBLIC_ORIGIN` replaces that host. */
export function publicOrigin(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	return isBound(url) ? (c.env.PUBLIC_ORIGIN ?? url.origin) : url.origin;
}
