import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";
import { isBound } from "./public-origin.ts";

/**
 * Returns the prefix of picture paths. The storefront behind the service binding serves pictures under its own origin and gets bare
 * paths; other clients get `MEDIA_BASE`, or the address at which they reached this cloud.
 */
export function mediaBase(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	if (isBound(url)) return "";
	return c.env.MEDIA_BASE?.replace(/\/+$/, "") ?? url.origin;
}
