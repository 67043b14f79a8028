import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { Hono } from "hono";
import * as z from "zod";
import { DESIGN_LIFETIME, writeDesignToken } from "../../../auth/design-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { requireAdmin } from "../../../http/require-admin.ts";
import { nowInSeconds } from "../../../now.ts";
import { readDraftEntries } from "../../../records/content/read-drafts.ts";

const tokenSchema = z.strictObject({
	pageId: z.string(),
	origin: z.string().regex(/^https?:\/\/[\w.:-]+$/, "must be an origin"),
	seconds: z.number().int().positive().max(DESIGN_LIFETIME.most).default(DESIGN_LIFETIME.usual),
});

export const designTokensApp = new Hono<CommerceHono>();

/**
 * Makes a token for the design mode of a page: `{pageId, origin, seconds}` → 201 `{pdToken, until}` (preview-10). `origin`: the origin of the
 * window that frames the shop. 404 in production, 422 if there is no such page.
 */
designTokensApp.post("/admin/content/design-tokens", requireAdmin, async (c) => {
	if (c.env.INSTANCE_TYPE === "production") return problem(404, "no-preview", "There is no preview here.");
	const request = await jsonBody(c, tokenSchema);
	if ("refusal" in request) return request.refusal;
	const { pageId, origin, seconds } = request.body;
	const [page] = await readDraftEntries(c.env.DB, [pageId]);
	if (!page || !ADDRESSED.includes(page.type))
		return problem(422, "no-page", `There is no page '${pageId}'.`);
	const until = nowInSeconds() + seconds;
	const pdToken = await writeDesignToken(c.env, { pageId, origin, until });
	return c.json({ pdToken, until: new Date(until * 1000).toISOString() }, 201, {
		"cache-control": "no-store",
	});
});
