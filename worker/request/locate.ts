import type { Context } from "hono";
import type { AppEnv } from "../base/bindings.ts";
import type { Calls } from "./calls.ts";
import { addressBook, findImpliedSiteId, resolveAddress } from "./site-locale.ts";

export const locate = async (c: Context<AppEnv>, calls: Calls, path: string, search: string) => {
	const book = await addressBook(calls, c.env.INSTANCE_TYPE);
	const resolution = resolveAddress(c.req.raw, book, { path, search });
	return { book, resolution, impliedSiteId: findImpliedSiteId(book, new URL(c.req.url).host) };
};
