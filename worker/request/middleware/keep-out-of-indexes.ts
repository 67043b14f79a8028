import { createMiddleware } from "hono/factory";
import { type AppEnv, isIndexed } from "../../base/bindings.ts";
import { setHeaders } from "../../base/set-headers.ts";

/** Keeps responses of instances other than production out of search engines, including pictures and refusals (shell-16). */
export const keepOutOfIndexes = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (!isIndexed(c.env.INSTANCE_TYPE)) setHeaders(c, { "x-robots-tag": "noindex" });
});
