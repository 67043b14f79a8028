import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { compareVersions, listVersions, readVersion } from "../../../records/content/read-versions.ts";
import { updateEntry } from "../../../records/content/write-entries.ts";
import { MOST, NO_STORE, readChange, respond, stepSchema } from "./entries-admin.ts";

/** The kept versions of entries (content-56). They outlast the deletion of their entry. */
export const versionsAdminApp = new Hono<CommerceHono>().basePath("/admin/content/entries/:id/versions");

const NUMBER = "{[0-9]{1,15}}";
const listSchema = z.strictObject({
	before: z.coerce.number().int().positive().optional(),
	limit: z.coerce.number().int().min(1).max(MOST).default(MOST),
});

const unknownVersion = (id: string, number: number): Response =>
	problem(404, "version-not-found", `There is no version ${number} of ${id}.`);

versionsAdminApp.get("/", async (c) => {
	const filter = listSchema.safeParse(c.req.query());
	if (!filter.success) return problem(400, "bad-request", z.prettifyError(filter.error));
	return c.json(await listVersions(c.env.DB, c.req.param("id") ?? "", filter.data), 200, NO_STORE);
});

versionsAdminApp.get(`/:number${NUMBER}`, async (c) => {
	const id = c.req.param("id") ?? "";
	const number = Number(c.req.param("number"));
	const version = await readVersion(c.env.DB, id, number);
	return version ? c.json(version, 200, NO_STORE) : unknownVersion(id, number);
});

/** Returns what differs between two versions: `{changes: [{field, language, before, after}]}`. */
versionsAdminApp.get(`/:number${NUMBER}/changes/:other${NUMBER}`, async (c) => {
	const id = c.req.param("id") ?? "";
	const numbers = [Number(c.req.param("number")), Number(c.req.param("other"))];
	const [before, after] = await Promise.all(numbers.map((number) => readVersion(c.env.DB, id, number)));
	if (!before || !after) return unknownVersion(id, (before ? numbers[1] : numbers[0]) ?? 0);
	return c.json({ changes: compareVersions(before, after) }, 200, NO_STORE);
});

/** Makes the fields of a version the draft, as a new version. Settings and what is shown stay. */
versionsAdminApp.post(`/:number${NUMBER}/restore`, async (c) => {
	const request = await readChange(c, stepSchema);
	if ("refusal" in request) return request.refusal;
	const id = c.req.param("id") ?? "";
	const number = Number(c.req.param("number"));
	const kept = await readVersion(c.env.DB, id, number);
	if (!kept) return unknownVersion(id, number);
	const { by, version } = request.change;
	const change = { id, version, fields: kept.fields };
	return respond(c, id, await updateEntry(c.env.DB, change, { by, change: "restored" }));
});
