import type { Context } from "hono";
import type { AppEnv } from "../base/bindings.ts";
import { readSwitches } from "../cache/operations/switches.ts";
import { ShopClosed } from "../platform/switches.ts";
import type { Calls } from "./calls.ts";
import { isOpsToken } from "./identity/ops-token.ts";
import { addressBook, findImpliedSiteId, resolveAddress } from "./site-locale.ts";

/** Throws `ShopClosed` for a site that operations have switched off (ops-1), except to a request with their token. */
export const locate = async (c: Context<AppEnv>, calls: Calls, path: string, search: string) => {
	const book = await addressBook(calls, c.env.INSTANCE_TYPE);
	const resolution = resolveAddress(c.req.raw, book, { path, search });
	if ("locale" in resolution) {
		c.set("locale", resolution.locale);
		const off = await readSwitches(calls.cache, resolution.locale.siteId);
		if (off.includes("shop") && !(await isOpsToken(c.req.header("authorization"), c.env.OPS_TOKEN)))
			throw new ShopClosed();
	}
	return { book, resolution, impliedSiteId: findImpliedSiteId(book, new URL(c.req.url).host) };
};
