import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { describeContentType } from "@vetrina/content-model/editor-form.ts";
import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { importEntries } from "../../records/content/import-entries.ts";
import { entriesAdminApp, entrySchema } from "./entries-admin.ts";

const MOST_ISSUES = 100;

export const contentAdminApp = new Hono<CommerceHono>();
contentAdminApp.use("/admin/content/*", requireAdmin);

contentAdminApp.route("/", entriesAdminApp);

contentAdminApp.get("/admin/content/content_types", (c) =>
	c.json({ items: contentTypes.map(describeContentType) }),
);

const importSchema = z.strictObject({
	entries: z.array(entrySchema).max(10_000),
	by: z.string().max(100).optional(),
});

/**
 * Replaces all entries: `{entries: [{id, type, fields, …}]}` → `{changed, removed}`. 422 `{issues: [{id, issue}], more}` changes nothing
 * (content-12).
 */
contentAdminApp.put("/admin/content/entries", async (c) => {
	const request = await jsonBody(c, importSchema);
	if ("refusal" in request) return request.refusal;
	const { entries, by = "import" } = request.body;
	const result = await importEntries(c.env.DB, entries, { by });
	if (!("issues" in result)) return c.json(result);
	const issues = result.issues.slice(0, MOST_ISSUES);
	const detail = issues.map(({ id, issue }) => `${id}: ${issue}`).join("\n");
	return problem(422, "invalid-content", detail, { issues, more: result.issues.length - issues.length });
});
