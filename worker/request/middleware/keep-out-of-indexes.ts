import { createMiddleware } from "hono/factory";
import { type AppEnv, isIndexed } from "../../base/bindings.ts";
import { setHeaders } from "../../base/set-headers.ts";

export const keepOutOfIndexes = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (!isIndexed(c.env.INSTANCE_TYPE)) setHeaders(c, { "x-robots-tag": "noindex" });
});
