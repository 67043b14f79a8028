import { findContentType } from "@vetrina/content-model/content-types.ts";
import { ENTRY_ID } from "@vetrina/content-model/entry-schema.ts";
import { type Context, Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { deleteEntry } from "../../../records/content/delete-entry.ts";
import type { DraftEntry } from "../../../records/content/entry.ts";
import { cancelVersion } from "../../../records/content/plan-version.ts";
import { listDraftEntries, readDraftEntries } from "../../../records/content/read-drafts.ts";
import {
	createEntry,
	publishEntry,
	updateEntry,
	withdrawEntry,
} from "../../../records/content/write-entries.ts";
import type { Outcome, Refusal } from "../../../records/content/write-version.ts";

/**
 * The management API of editors (content-15). Every change names the version that it is about, as `version` or as the header `If-Match`: 409
 * `{version}` if another editor was first, 428 without a version, 422 `{issues}` for an invalid entry, 404 for an unknown id. Times are seconds
 * since 1970. All responses hold the draft and its planned versions, with the version as ETag.
 */
export const entriesAdminApp = new Hono<CommerceHono>();

/** Items of a list at most. */
export const MOST = 100;
const MAX_TIME = 253_402_300_799;

export const timeSchema = z.number().int().min(0).max(MAX_TIME).nullable();
const settings = {
	sites: z.array(z.string()).min(1).max(100).nullable().optional(),
	group: z.string().min(1).max(100).nullable().optional(),
	publishAt: timeSchema.optional(),
	unpublishAt: timeSchema.optional(),
};
export const fieldsSchema = z.record(z.string(), z.unknown());
const by = z.string().min(1).max(100).default("editor");
const version = z.number().int().min(1).optional();
/** Entries of one import and of the management API have the same form. */
export const entrySchema = z.strictObject({
	id: z.string().regex(ENTRY_ID, "must be the id of an entry"),
	type: z.string().refine((id) => findContentType(id) !== undefined, "there is no such content type"),
	...settings,
	fields: fieldsSchema,
});
const newEntrySchema = entrySchema.extend({ by });
const changeSchema = z.strictObject({ version, by, ...settings, fields: fieldsSchema.optional() });
export const stepSchema = z.strictObject({ version, by });
const scheduleSchema = z
	.strictObject({ version, by, publishAt: timeSchema.optional(), unpublishAt: timeSchema.optional() })
	.refine(
		({ publishAt, unpublishAt }) => publishAt !== undefined || unpublishAt !== undefined,
		"publishAt or unpublishAt is required",
	);
const listSchema = z.strictObject({
	type: z.string().optional(),
	status: z.enum(["draft", "changed", "published", "archived"]).optional(),
	planned: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
	after: z.string().optional(),
	limit: z.coerce.number().int().min(1).max(MOST).default(MOST),
});

export const NO_STORE = { "cache-control": "no-store" };

entriesAdminApp.get("/admin/content/entries", async (c) => {
	const filter = listSchema.safeParse(c.req.query());
	if (!filter.success) {
		const issue = filter.error.issues[0];
		return problem(400, "bad-request", `${issue?.path.join(".")}: ${issue?.message}`);
	}
	const { limit, planned, ...more } = filter.data;
	const entries = await listDraftEntries(c.env.DB, { ...more, isPlanned: planned, limit: limit + 1 });
	const items = entries.slice(0, limit);
	return c.json({ items, next: entries.length > limit ? items.at(-1)?.id : null }, 200, NO_STORE);
});

entriesAdminApp.get("/admin/content/entries/:id", async (c) => {
	const [entry] = await readDraftEntries(c.env.DB, [c.req.param("id")]);
	return entry ? c.json(entry, 200, tag(entry)) : unknownEntry(c.req.param("id"));
});

entriesAdminApp.post("/admin/content/entries", async (c) => {
	const request = await jsonBody(c, newEntrySchema);
	if ("refusal" in request) return request.refusal;
	const { by, ...entry } = request.body;
	return respond(c, entry.id, await createEntry(c.env.DB, entry, { by }), 201);
});

entriesAdminApp.patch("/admin/content/entries/:id", async (c) => {
	const request = await readChange(c, changeSchema);
	if ("refusal" in request) return request.refusal;
	const { by, ...change } = request.change;
	const id = c.req.param("id");
	return respond(c, id, await updateEntry(c.env.DB, { id, ...change }, { by }));
});

entriesAdminApp.post("/admin/content/entries/:id/publish", async (c) => {
	const request = await readChange(c, stepSchema);
	if ("refusal" in request) return request.refusal;
	const { by, version } = request.change;
	const id = c.req.param("id");
	return respond(c, id, await publishEntry(c.env.DB, { id, version }, { by }));
});

/**
 * Publishes the draft for the given dates; null removes a date. If the entry is shown and `publishAt` is yet to come, the draft becomes a
 * planned version (content-37).
 */
entriesAdminApp.post("/admin/content/entries/:id/schedule", async (c) => {
	const request = await readChange(c, scheduleSchema);
	if ("refusal" in request) return request.refusal;
	const { by, ...schedule } = request.change;
	const id = c.req.param("id");
	return respond(c, id, await publishEntry(c.env.DB, { id, ...schedule }, { by }));
});

const WITHDRAWN = { unpublish: "draft", archive: "archived" } as const;
for (const step of ["unpublish", "archive"] as const)
	entriesAdminApp.post(`/admin/content/entries/:id/${step}`, async (c) => {
		const request = await readChange(c, stepSchema);
		if ("refusal" in request) return request.refusal;
		const { by, version } = request.change;
		const id = c.req.param("id") ?? "";
		return respond(c, id, await withdrawEntry(c.env.DB, { id, version, status: WITHDRAWN[step] }, { by }));
	});

/** Drops the version that is planned for a time. */
entriesAdminApp.delete("/admin/content/entries/:id/planned/:publishAt{[0-9]{1,12}}", async (c) => {
	const request = await readChange(c, stepSchema);
	if ("refusal" in request) return request.refusal;
	const { by, version } = request.change;
	const { id, publishAt } = c.req.param();
	return respond(c, id, await cancelVersion(c.env.DB, { id, version, publishAt: Number(publishAt) }, { by }));
});

/** Removes an entry: 204, or 422 `{linkedFrom: [{id, type, field}]}` while published entries link to the entry (content-38). */
entriesAdminApp.delete("/admin/content/entries/:id", async (c) => {
	const request = await readChange(c, stepSchema);
	if ("refusal" in request) return request.refusal;
	const id = c.req.param("id");
	const { by, version } = request.change;
	const outcome = await deleteEntry(c.env.DB, { id, version }, { by });
	return "ok" in outcome ? c.body(null, 204, NO_STORE) : refuse(id, outcome.refused);
});

/** Reads a change with the version that it is about, from the body or from `If-Match`. */
export async function readChange<Change extends { version?: number }>(
	c: Context<CommerceHono>,
	schema: z.ZodType<Change>,
): Promise<{ change: Change & { version: number } } | { refusal: Response }> {
	const request = await jsonBody(c, schema, { emptyAs: {} });
	if ("refusal" in request) return request;
	const named = c.req.header("if-match");
	const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(named ?? "") ?? [];
	if (named !== undefined && digits === undefined)
		return { refusal: problem(400, "bad-request", `If-Match must be the entry's version, such as "3".`) };
	const version = request.body.version ?? (digits === undefined ? undefined : Number(digits));
	if (version === undefined)
		return {
			refusal: problem(428, "version-required", "Name the entry's version, as `version` or If-Match."),
		};
	return { change: { ...request.body, version } };
}

const tag = ({ version }: DraftEntry) => ({ ...NO_STORE, etag: `"${version}"` });

const unknownEntry = (id: string): Response => problem(404, "entry-not-found", `There is no entry ${id}.`);

export function respond(
	c: Context<CommerceHono>,
	id: string,
	outcome: Outcome,
	status: 200 | 201 = 200,
): Response {
	return "ok" in outcome
		? c.json(outcome.ok satisfies DraftEntry, status, tag(outcome.ok))
		: refuse(id, outcome.refused);
}

function refuse(id: string, refused: Refusal): Response {
	switch (refused.reason) {
		case "unknown":
			return unknownEntry(id);
		case "conflict":
			return problem(409, "version-conflict", `The version of ${id} is ${refused.version} by now.`, {
				version: refused.version,
			});
		case "linked": {
			const linkedFrom = refused.links.slice(0, MOST);
			const list = linkedFrom.map((link) => `${link.type} ${link.id} (${link.field})`).join(", ");
			const more = refused.links.length - linkedFrom.length;
			return problem(422, "entry-linked", `${id} is linked from ${list}.`, { linkedFrom, more });
		}
		case "invalid":
			return problem(422, "invalid-content", refused.issues.join("\n"), {
				issues: refused.issues.slice(0, MOST),
				more: Math.max(0, refused.issues.length - MOST),
			});
	}
}
