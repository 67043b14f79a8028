import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";
import { isBound } from "./public-origin.ts";

/**
 * Returns the prefix of picture paths: empty for the storefront behind the service binding, which serves pictures under its own origin;
 * otherwise `MEDIA_BASE`, or the origin of the request.
 */
export function mediaBase(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	if (isBound(url)) return "";
	return c.env.MEDIA_BASE?.replace(/\/+$/, "") ?? url.origin;
}
