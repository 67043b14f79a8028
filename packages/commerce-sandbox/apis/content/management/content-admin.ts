import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { describeContentType } from "@vetrina/content-model/editor-form.ts";
import { MAX_PLANNED } from "@vetrina/content-model/limits.ts";
import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { requireAdmin } from "../../../http/require-admin.ts";
import {
	isEdited,
	parseContent,
	parseParts,
	readStoredContent,
} from "../../../records/content/entry-content.ts";
import { importEntries } from "../../../records/content/import-entries.ts";
import { publishDue } from "../../../records/content/publish-due.ts";
import { entriesAdminApp, entrySchema, fieldsSchema, timeSchema } from "./entries-admin.ts";
import { versionsAdminApp } from "./versions-admin.ts";

const MOST_ISSUES = 100;

export const contentAdminApp = new Hono<CommerceHono>();
contentAdminApp.use("/admin/content/*", requireAdmin, async (c, next) => {
	await publishDue(c.env.DB);
	await next();
});

contentAdminApp.route("/", entriesAdminApp);
contentAdminApp.route("/", versionsAdminApp);

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
const partsSchema = z.object({
	status: z.enum(["draft", "archived"]).optional(),
	draft: fieldsSchema.optional(),
	planned: z
		.array(
			z.strictObject({
				publishAt: timeSchema.unwrap(),
				unpublishAt: timeSchema.default(null),
				fields: fieldsSchema,
			}),
		)
		.max(MAX_PLANNED)
		.optional(),
});
const importSchema = z.strictObject({
	entries: z.array(entrySchema.extend({ ...partsSchema.shape, source: sourceSchema.optional() })).max(10_000),
	by: z.string().max(100).optional(),
	keepsEdits: z.boolean().optional(),
});

/**
 * Replaces all entries: `{entries: [{id, type, fields, source: {path, text}, …}], keepsEdits}` → `{changed, removed, kept, replaced}`. 422
 * `{issues: [{id, issue, path}], more}` changes nothing (content-12); `path` is that of the entry's file. Entries may have a `status`, a `draft`
 * and `planned` versions (content-39). `keepsEdits` keeps what editors changed where no file has changed (content-19).
 */
contentAdminApp.put("/admin/content/entries", async (c) => {
	const request = await jsonBody(c, importSchema);
	if ("refusal" in request) return request.refusal;
	const { entries, by = "import", keepsEdits } = request.body;
	const result = await importEntries(c.env.DB, entries, { by, keepsEdits });
	if (!("issues" in result)) return c.json(result);
	const paths = new Map(entries.map(({ id, source }) => [id, source?.path]));
	const issues = result.issues
		.slice(0, MOST_ISSUES)
		.map((issue) => ({ ...issue, ...(paths.get(issue.id) ? { path: paths.get(issue.id) } : {}) }));
	const detail = issues.map(({ id, issue, path = id }) => `${path}: ${issue}`).join("\n");
	return problem(422, "invalid-content", detail, { issues, more: result.issues.length - issues.length });
});

/**
 * Returns the published entries with the files that they were loaded from: `{items: [{id, type, fields, …, source: {path, text, isCurrent}}]}`.
 * `source` is null for entries that came from no file; `isCurrent` is false if the entry has changed since (content-20). With `?drafts=true`, all
 * entries, with `status`, `draft` and `planned` versions (content-39).
 */
contentAdminApp.get("/admin/content/export", async (c) => {
	const drafts = c.req.query("drafts") === "true";
	const stored = await readStoredContent(c.env.DB);
	const items = stored.flatMap((row) => {
		const published = parseContent(row);
		const { path, text, loaded, content } = row;
		const isCurrent = drafts ? !isEdited(row) : loaded === content;
		const source = path !== null && text !== null ? { path, text, isCurrent } : null;
		if (drafts) return [{ ...parseParts(row), source }];
		return published.fields ? [{ ...published, source }] : [];
	});
	return c.json({ items }, 200, { "cache-control": "no-store" });
});
