import { createMiddleware } from "hono/factory";
import { isNormalPath } from "../shared/domain/addresses/request-path.ts";
import type { CommerceHono } from "./http.ts";
import { problem } from "./problem.ts";

/** A path that can be read in two ways leads past rules that were meant for the other one. */
export const refusePaths = createMiddleware<CommerceHono>(async (c, next) => {
	if (isNormalPath(c.req.url)) return next();
	return problem(
		400,
		"malformed-path",
		"The path holds empty or relative segments, backslashes, or encoded dots or slashes.",
	);
});
