import { type Context, Hono } from "hono";
import type { CommerceHono } from "../http.ts";
import { storeUpload } from "../media/upload.ts";
import { problem } from "../problem.ts";
import { requireAdmin } from "../require-admin.ts";
import { commitStep, sweep } from "../store/imports/commit-import.ts";
import { importStatus } from "../store/imports/import-status.ts";
import { abortImport, type ImportRow, openImport, readImport } from "../store/imports/open-import.ts";
import { stageLines } from "../store/imports/stage-lines.ts";

/** Largest chunk of lines, in characters. */
const MAX_CHUNK = 2_000_000;

export const adminApp = new Hono<CommerceHono>();
adminApp.use("/admin/*", requireAdmin);

/** The sites with their generations, what those hold, and the import that is open. */
adminApp.get("/admin/status", async (c) => c.json(await importStatus(c.env.DB)));

/** Opens an import: `{site?, replace?}` → 201 `{id}`. */
adminApp.post("/admin/imports", async (c) => {
	const body = await c.req.json<unknown>().catch(() => undefined);
	const { site, replace } = (typeof body === "object" && body !== null ? body : {}) as Record<
		string,
		unknown
	>;
	if (
		(site !== undefined && typeof site !== "string") ||
		(replace !== undefined && typeof replace !== "boolean")
	) {
		return problem(400, "bad-request", 'The body is {"site"?: string, "replace"?: boolean}.');
	}
	// Leftovers of imports that were aborted or interrupted go first.
	await sweepAll(c.env.DB);
	const opened = await openImport(c.env.DB, {
		replace: replace === true,
		now: Date.now(),
		...(site === undefined ? {} : { siteId: site }),
	});
	if (!opened.ok) return problem(opened.reason === "unknown-site" ? 404 : 409, opened.reason, opened.detail);
	return c.json({ id: opened.gen }, 201);
});

/** Adds lines; `?from=` is the number of the first one in its file. 422 `{line, reason}` leaves the import as it was. */
adminApp.post("/admin/imports/:id/lines", async (c) => {
	const open = await openOf(c);
	if (open instanceof Response) return open;
	const text = await c.req.text();
	if (text.length > MAX_CHUNK)
		return problem(413, "chunk-too-large", `A chunk has at most ${MAX_CHUNK} characters.`);
	const result = await stageLines(
		c.env.DB,
		open,
		text,
		Number(c.req.query("from") ?? open.lines + 1) || 1,
		Date.now(),
	);
	return "line" in result ? badLine(result) : c.json(result);
});

/** Stores a picture; lines name it by the returned id. */
adminApp.post("/admin/imports/:id/media", async (c) => {
	const open = await openOf(c);
	if (open instanceof Response) return open;
	const stored = await storeUpload(c.env, new Uint8Array(await c.req.arrayBuffer()));
	if ("refused" in stored) return problem(415, "unsupported-picture", stored.refused);
	// The source holds the hash of the bytes, so it also serves as the picture's id.
	await c.env.DB.prepare("INSERT OR IGNORE INTO media (id, source) VALUES (?1, ?1)")
		.bind(stored.source)
		.run();
	return c.json({ id: stored.source }, 201);
});

/** One step of the commit; 202 with progress until it is done (200). */
adminApp.post("/admin/imports/:id/commit", async (c) => {
	const step = await commitStep(c.env.DB, idOf(c), Date.now());
	if ("gone" in step) return gone();
	if ("bad" in step) return badLine(step.bad);
	return c.json(step, step.done ? 200 : 202);
});

adminApp.delete("/admin/imports/:id", async (c) => {
	if (!(await abortImport(c.env.DB, idOf(c)))) return gone();
	await sweepAll(c.env.DB);
	return c.body(null, 204);
});

async function sweepAll(db: D1Database): Promise<void> {
	while (await sweep(db));
}

const idOf = (c: Context<CommerceHono>): number => Number(c.req.param("id")) || 0;
const gone = (): Response =>
	problem(409, "import-not-open", "This import is not open: it is finished, was aborted, or never began.");
const badLine = (bad: { line: number; reason: string }): Response =>
	problem(422, "bad-line", `Line ${bad.line}: ${bad.reason}`, { line: bad.line, reason: bad.reason });

async function openOf(c: Context<CommerceHono>): Promise<ImportRow | Response> {
	const open = await readImport(c.env.DB, idOf(c));
	return open?.state === "staging" && open.open === 1 ? open : gone();
}
