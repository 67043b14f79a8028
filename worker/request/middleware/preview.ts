import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../base/bindings.ts";
import { problem } from "../../base/problem.ts";
import type { AddToolkit } from "../preview/enter-preview.ts";

const PARAMETER = /[?&](?:preview|pdToken)=/;
const COOKIE = /(?:^|;\s*)(?:__Host-)?preview=/;

/** Returns whether a request asks for what production does not have (preview-1). */
const asksForPreview = ({ url, headers }: Request): boolean =>
	/[?&](?:preview=(?:true|live|[\w-]+\.[\w-]{43})(?:[&#]|$)|pdToken=)/.test(url) ||
	headers.get("x-preview") === "true";

/**
 * Leads requests of editors into the preview, whose code is loaded for them alone. In production there is none: an address that asks for a
 * preview is not found, and cookies are ignored (preview-1).
 */
export const preview = (addToolkit: AddToolkit) =>
	createMiddleware<AppEnv>(async (c, next) => {
		const isAsked = asksForPreview(c.req.raw);
		if (!isAsked && !PARAMETER.test(c.req.url) && !COOKIE.test(c.req.header("cookie") ?? "")) return next();
		if (c.env.INSTANCE_TYPE === "production")
			return isAsked ? problem(404, "There is no preview here.") : next();
		const { enterPreview } = await import("../preview/enter-preview.ts");
		return enterPreview(c, next, addToolkit);
	});
