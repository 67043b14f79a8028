import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import type { CommerceEnv } from "../env.ts";
import { parseSource } from "./picture-source.ts";
import { parseRendition } from "./rendition-request.ts";
import { rendition } from "./renditions.ts";

/** At 0.26 s each, 50 pictures take half of a cron trigger's 30 s of CPU time. */
const PICTURES = 50;

type Row = { source: string; widths: number };

export const addPictureAhead = (db: D1Database, source: string): D1PreparedStatement =>
	db.prepare("INSERT OR IGNORE INTO picture_ahead (source) VALUES (?)").bind(source);

/** Narrow renditions of all pictures come first, because lists show more pictures than product pages do (media-10). */
export async function scaleAhead(env: Pick<CommerceEnv, "DB" | "MEDIA">): Promise<void> {
	const after: Promise<unknown>[] = [];
	const context = { waitUntil: (work: Promise<unknown>) => void after.push(work) };
	for (let left = PICTURES; left > 0; ) {
		const { results } = await env.DB.prepare(
			"SELECT source, widths FROM picture_ahead WHERE widths < ?1 ORDER BY widths LIMIT ?2",
		)
			.bind(IMAGE_WIDTHS.length, left)
			.all<Row>();
		if (results.length === 0) break;
		left -= results.length;
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
	const asked = parseRendition(new URLSearchParams({ sw: `${IMAGE_WIDTHS[widths] ?? 0}` }));
	const parsed = parseSource(source);
	let next = IMAGE_WIDTHS.length;
	if (parsed && !("refused" in asked)) {
		const wanted = { ...asked, format: "avif", otherwise: "webp" } as const;
		const made = await rendition(env, context, parsed, wanted, new AbortController().signal).catch(
			(error: unknown) => {
				console.error(`Picture ${source} was not scaled ahead and is scaled on request.`, error);
				return undefined;
			},
		);
		if (typeof made === "string") return "busy";
		if (made?.body instanceof ReadableStream) await made.body.cancel();
		if (made) next = widths + 1;
	}
	await env.DB.prepare("UPDATE picture_ahead SET widths = ?2 WHERE source = ?1").bind(source, next).run();
	return "done";
}
