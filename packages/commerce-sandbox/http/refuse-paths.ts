import { isNormalPath } from "@vetrina/shop-rules/addresses/request-path.ts";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "./http.ts";
import { problem } from "./problem.ts";

/** An object of the hosted search: its clients write any id as one segment, and no rule is about parts of it. */
const HOSTED_OBJECT = /^([^/]*\/\/[^/]+\/1\/indexes\/[\w-]+\/)[^/?#\\]+$/;
const withoutObject = (url: string): string => {
	const [address = "", ...query] = url.split("?");
	return [address.replace(HOSTED_OBJECT, "$1object"), ...query].join("?");
};

/** A path that can be read in two ways leads past rules that were meant for the other one. */
export const refusePaths = createMiddleware<CommerceHono>(async (c, next) => {
	if (isNormalPath(withoutObject(c.req.url))) return next();
	return problem(
		400,
		"malformed-path",
		"The path holds empty or relative segments, backslashes, or encoded dots or slashes.",
	);
});
