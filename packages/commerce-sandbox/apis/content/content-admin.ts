import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { describeContentType } from "@vetrina/content-model/editor-form.ts";
import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { parseContent, readStoredContent } from "../../records/content/entry-content.ts";
import { importEntries } from "../../records/content/import-entries.ts";
import { publishDue } from "../../records/content/publish-due.ts";
import { entriesAdminApp, entrySchema } from "./entries-admin.ts";

const MOST_ISSUES = 100;

export const contentAdminApp = new Hono<CommerceHono>();
contentAdminApp.use("/admin/content/*", requireAdmin, async (c, next) => {
	await publishDue(c.env.DB);
	await next();
});

contentAdminApp.route("/", entriesAdminApp);

contentAdminApp.get("/admin/content/content_types", (c) =>
	c.json({ items: contentTypes.map(describeContentType) }),
);

const sourceSchema = z.strictObject({
	path: z
		.string()
		.max(300)
		.regex(
			/^(?:[a-z0-9][\w.-]*\/)+[a-z0-9][\w.-]*\.json$/i,
			"must be the path of a file below the folder of content",
		),
	text: z.string().max(1_000_000),
});
const importSchema = z.strictObject({
	entries: z.array(entrySchema.extend({ source: sourceSchema.optional() })).max(10_000),
	by: z.string().max(100).optional(),
	keepsEdits: z.boolean().optional(),
});

/**
 * Replaces all entries: `{entries: [{id, type, fields, source: {path, text}, …}], keepsEdits}` → `{changed, removed, kept, replaced}`. 422
 * `{issues: [{id, issue}], more}` changes nothing (content-12). `keepsEdits` keeps what editors changed where no file has changed (content-19).
 */
contentAdminApp.put("/admin/content/entries", async (c) => {
	const request = await jsonBody(c, importSchema);
	if ("refusal" in request) return request.refusal;
	const { entries, by = "import", keepsEdits } = request.body;
	const result = await importEntries(c.env.DB, entries, { by, keepsEdits });
	if (!("issues" in result)) return c.json(result);
	const issues = result.issues.slice(0, MOST_ISSUES);
	const detail = issues.map(({ id, issue }) => `${id}: ${issue}`).join("\n");
	return problem(422, "invalid-content", detail, { issues, more: result.issues.length - issues.length });
});

/**
 * Returns the published entries with the files that they were loaded from: `{items: [{id, type, fields, …, source: {path, text, isCurrent}}]}`.
 * `source` is null for entries that came from no file; `isCurrent` is false if the entry has changed since (content-20).
 */
contentAdminApp.get("/admin/content/export", async (c) => {
	const stored = await readStoredContent(c.env.DB);
	const items = stored.flatMap((row) => {
		const entry = parseContent(row);
		if (!entry.fields) return [];
		const { path, text, loaded, content } = row;
		return [
			{
				...entry,
				source: path !== null && text !== null ? { path, text, isCurrent: loaded === content } : null,
			},
		];
	});
	return c.json({ items }, 200, { "cache-control": "no-store" });
});
