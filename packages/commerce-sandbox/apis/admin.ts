import { type Context, Hono } from "hono";
import * as z from "zod";
import { countFallbacks } from "../fallbacks.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { type BadLines, limitErrors } from "../imports/bad-lines.ts";
import { commitStep, sweep } from "../imports/commit-import.ts";
import { commitPosition } from "../imports/commit-position.ts";
import { decodeLines } from "../imports/decode-lines.ts";
import { importStatus } from "../imports/import-status.ts";
import { abortImport, type ImportRow, openImport, readImport, touchImport } from "../imports/open-import.ts";
import { stageLines } from "../imports/stage-lines.ts";
import { addPictureAhead } from "../media/scale-ahead.ts";
import { storeUpload } from "../media/upload.ts";

const MAX_CHUNK = 2_000_000;

export const adminApp = new Hono<CommerceHono>();
adminApp.use("/admin/*", requireAdmin);

adminApp.get("/admin/status", async (c) =>
	c.json({ ...(await importStatus(c.env.DB, Date.now())), fallbacks: countFallbacks() }),
);

const openBody = z.object({
	site: z.string().optional(),
	replace: z.boolean().default(false),
	takeOver: z.boolean().default(false),
	startedBy: z.string().max(100).optional(),
});

/** Opens an import: `{site?, replace?, takeOver?, startedBy?}` → 201 `{id}`. */
adminApp.post("/admin/imports", async (c) => {
	const body = openBody.safeParse(await c.req.json<unknown>().catch(() => undefined));
	if (!body.success)
		return problem(
			400,
			"bad-request",
			'The body is {"site"?: string, "replace"?: boolean, "takeOver"?: boolean, "startedBy"?: string of at most 100 characters}.',
		);
	const { site, startedBy, ...flags } = body.data;
	await sweepAll(c.env.DB);
	const result = await openImport(c.env.DB, {
		...flags,
		now: Date.now(),
		...(site === undefined ? {} : { siteId: site }),
		...(startedBy === undefined ? {} : { startedBy }),
	});
	if (!result.ok)
		return problem(
			result.reason === "unknown-site" ? 404 : 409,
			result.reason,
			result.detail,
			result.running ? { running: result.running } : {},
		);
	return c.json({ id: result.gen }, 201);
});

/**
 * Adds lines; `?from=` is the number of the first line in its file. 422 `{errors: [{line, reason}], more}` leaves the import unchanged.
 */
adminApp.post("/admin/imports/:id/lines", async (c) => {
	const open = await openOf(c);
	if (open instanceof Response) return open;
	const firstLine = Number(c.req.query("from") ?? open.lines + 1) || 1;
	const text = decodeLines(new Uint8Array(await c.req.arrayBuffer()), firstLine);
	if (typeof text !== "string") return refuseLines(limitErrors(text));
	if (text.length > MAX_CHUNK)
		return problem(413, "chunk-too-large", `A chunk has at most ${MAX_CHUNK} characters.`);
	const result = await stageLines(c.env.DB, open, text, firstLine, Date.now());
	return "errors" in result ? refuseLines(result) : c.json(result);
});

adminApp.post("/admin/imports/:id/media", async (c) => {
	const open = await openOf(c);
	if (open instanceof Response) return open;
	const upload = await storeUpload(c.env, new Uint8Array(await c.req.arrayBuffer()));
	if ("refused" in upload) return problem(415, "unsupported-picture", upload.refused);
	await c.env.DB.batch([
		c.env.DB.prepare("INSERT OR IGNORE INTO media (id, source) VALUES (?1, ?1)").bind(upload.source),
		addPictureAhead(c.env.DB, upload.source),
		touchImport(c.env.DB, open.gen, Date.now()),
	]);
	return c.json({ id: upload.source }, 201);
});

/** Runs one step of the commit: 202 with progress until the import is done (200). An import without products needs `?allowEmpty=true`. */
adminApp.post("/admin/imports/:id/commit", async (c) => {
	const allowEmpty = c.req.query("allowEmpty") === "true";
	const step = await commitStep(c.env.DB, idOf(c), { now: Date.now(), allowEmpty }).catch((error: unknown) =>
		failedCommit(c.env.DB, idOf(c), error),
	);
	if (step instanceof Response) return step;
	if ("gone" in step) return refuseClosedImport();
	if ("bad" in step) return refuseLines(step.bad);
	if ("refused" in step) return problem(422, step.refused.reason, step.refused.detail);
	return c.json(step, step.done ? 200 : 202);
});

adminApp.delete("/admin/imports/:id", async (c) => {
	if (!(await abortImport(c.env.DB, idOf(c)))) return refuseClosedImport();
	await sweepAll(c.env.DB);
	return c.body(null, 204);
});

async function sweepAll(db: D1Database): Promise<void> {
	while (await sweep(db));
}

/** Responds 500 with the step and the products that the import had reached (catalogue-23). */
async function failedCommit(db: D1Database, gen: number, error: unknown): Promise<Response> {
	console.error(`Commit of import ${gen} failed: 500 sent.`, error);
	const at = await commitPosition(db, gen);
	return problem(500, "import-failed", `${at}: ${error instanceof Error ? error.message : String(error)}`);
}

const idOf = (c: Context<CommerceHono>): number => Number(c.req.param("id")) || 0;
const refuseClosedImport = (): Response =>
	problem(
		409,
		"import-not-open",
		"This import is not open: it is finished, was aborted or taken over, was silent for too long, or never began.",
	);
const refuseLines = ({ errors, more }: BadLines): Response => {
	const lines = errors.map(({ line, reason }) => (line > 0 ? `Line ${line}: ${reason}` : reason));
	return problem(422, "bad-line", [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n"), {
		errors,
		more,
	});
};

async function openOf(c: Context<CommerceHono>): Promise<ImportRow | Response> {
	const open = await readImport(c.env.DB, idOf(c));
	return open?.state === "staging" && open.open === 1 ? open : refuseClosedImport();
}
