import { createMiddleware } from "hono/factory";
import { type AppEnv, isIndexed } from "../../base/bindings.ts";
import { setHeaders } from "../../base/set-headers.ts";

/** Keeps every response of another instance than production's out of search engines, pictures and refusals included (shell-16). */
export const keepOutOfIndexes = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (!isIndexed(c.env.INSTANCE_TYPE)) setHeaders(c, { "x-robots-tag": "noindex" });
});
