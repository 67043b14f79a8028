import { isNormalPath } from "@vetrina/shop-rules/addresses/request-path.ts";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "./http.ts";
import { problem } from "./problem.ts";

const HOSTED_OBJECT = /^([^/]*\/\/[^/]+\/1\/indexes\/[\w-]+\/)[^/?#\\]+$/;
const withoutObject = (url: string): string => {
	const [address = "", ...query] = url.split("?");
	return [address.replace(HOSTED_OBJECT, "$1object"), ...query].join("?");
};

/** Refuses ambiguous paths with 400, because they could evade rules that match on the path. */
export const refusePaths = createMiddleware<CommerceHono>(async (c, next) => {
	if (isNormalPath(withoutObject(c.req.url))) return next();
	return problem(
		400,
		"malformed-path",
		"The path holds empty or relative segments, backslashes, or encoded dots or slashes.",
	);
});
