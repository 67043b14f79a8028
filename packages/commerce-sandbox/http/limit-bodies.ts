import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "./http.ts";
import { problem } from "./problem.ts";

export const MAX_BODY_BYTES = 256 * 1024;
/** Also of a picture, whose own limit is lower and has a reason of its own. */
const MAX_IMPORT_BYTES = 16 * 1024 * 1024;

const limit = (maxSize: number) =>
	bodyLimit({
		maxSize,
		onError: () => problem(413, "request-too-large", `The body is larger than ${maxSize} bytes.`),
	});
const ofRequest = limit(MAX_BODY_BYTES);
const ofImport = limit(MAX_IMPORT_BYTES);

const IMPORTS = /^\/(?:admin\/(?:imports\/|content\/entries$)|studio\/api\/pictures$)/;

export const limitBodies = createMiddleware<CommerceHono>((c, next) =>
	(IMPORTS.test(c.req.path) ? ofImport : ofRequest)(c, next),
);
