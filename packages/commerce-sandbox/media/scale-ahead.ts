import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import type { CommerceEnv } from "../env.ts";
import { parseSource } from "./picture-source.ts";
import { parseRendition } from "./rendition-request.ts";
import { rendition } from "./renditions.ts";

/** Renditions of one run: at 0.26 s each, 50 take less than half of a cron trigger's 30 s of CPU time. */
const PICTURES = 50;

type Row = { source: string; widths: number };

export const addPictureAhead = (db: D1Database, source: string): D1PreparedStatement =>
	db.prepare("INSERT OR IGNORE INTO picture_ahead (source) VALUES (?)").bind(source);

/**
 * Makes renditions of imported pictures, narrow widths of all pictures first, because lists show more pictures than product pages do
 * (media-10).
 */
export async function scaleAhead(env: Pick<CommerceEnv, "DB" | "MEDIA">): Promise<void> {
	const after: Promise<unknown>[] = [];
	const context = { waitUntil: (work: Promise<unknown>) => void after.push(work) };
	for (let remaining = PICTURES; remaining > 0; ) {
		const { results } = await env.DB.prepare(
			"SELECT source, widths FROM picture_ahead WHERE widths < ?1 ORDER BY widths LIMIT ?2",
		)
			.bind(IMAGE_WIDTHS.length, remaining)
			.all<Row>();
		if (results.length === 0) break;
		remaining -= results.length;
		for (const row of results) {
			if ((await scaleOne(env, context, row)) === "busy") return;
			await Promise.all(after.splice(0));
		}
	}
}

async function scaleOne(
	env: Pick<CommerceEnv, "DB" | "MEDIA">,
	context: Parameters<typeof rendition>[1],
	{ source, widths }: Row,
): Promise<"busy" | "done"> {
	const request = parseRendition(new URLSearchParams({ sw: `${IMAGE_WIDTHS[widths] ?? 0}` }));
	const pictureSource = parseSource(source);
	let next = IMAGE_WIDTHS.length;
	if (pictureSource && !("refused" in request)) {
		const wantedRendition = { ...request, format: "avif", otherwise: "webp" } as const;
		const picture = await rendition(
			env,
			context,
			pictureSource,
			wantedRendition,
			new AbortController().signal,
		).catch((error: unknown) => {
			console.error(`Picture ${source} was not scaled ahead and is scaled on request.`, error);
			return undefined;
		});
		if (typeof picture === "string") return "busy";
		if (picture?.body instanceof ReadableStream) await picture.body.cancel();
		if (picture) next = widths + 1;
	}
	await env.DB.prepare("UPDATE picture_ahead SET widths = ?2 WHERE source = ?1").bind(source, next).run();
	return "done";
}
