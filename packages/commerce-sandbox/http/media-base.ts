import type { Context } from "hono";
import type { CommerceHono } from "./http.ts";
import { isBound } from "./public-origin.ts";

/**
 * What stands before the paths of pictures. The storefront behind the service binding serves them under its own origin and
 * gets paths alone. Any other client gets `MEDIA_BASE`, or without it the address at which it reached this cloud.
 */
export function mediaBase(c: Context<CommerceHono>): string {
	const url = new URL(c.req.url);
	if (isBound(url)) return "";
	return c.env.MEDIA_BASE?.replace(/\/+$/, "") ?? url.origin;
}
