import type { CommerceEnv } from "../env.ts";
import { drawLayers } from "./draw/draw-picture.ts";
import { drawEditorialLayers } from "./editorial/draw-editorial.ts";
import { DRAWING_VERSION } from "./media-path.ts";
import type { Pixels } from "./raster/codecs.ts";
import { decode, scaleTo } from "./raster/decode.ts";
import { encode } from "./raster/encode.ts";
import { rasterisePicture } from "./raster/rasterise-picture.ts";
import type { PictureSource } from "./recipe.ts";
import type { PictureFormat, Quality, RenditionRequest } from "./rendition-request.ts";
import { sniffBitmap } from "./sniff-bitmap.ts";

export type Rendition = {
	body: ReadableStream | Uint8Array<ArrayBuffer>;
	contentType: string;
	etag: string;
	/** "meanwhile": in a quicker format, because the one that was wanted is still being made. */
	from: "store" | "drawn" | "meanwhile";
};
type Wanted = RenditionRequest & {
	format: PictureFormat;
	/** What the asker takes as well: a wide picture comes in it the first time, and nobody waits for the slow encoder. */
	otherwise?: PictureFormat;
};
type Made = { bytes: Uint8Array<ArrayBuffer>; format: PictureFormat };

/** AVIF takes 0.3 s from here on (0.7 s for the first of all), WebP a third of that. */
const WIDE = 1280;

/** Work under way and just done, by key: 24 tiles of one page may ask for the same picture before it reaches the store. */
const flights = new Map<string, Promise<Made>>();

/** A picture at one width and format: from the store, else made now and put there. Undefined when an upload has gone. */
export async function rendition(
	env: Pick<CommerceEnv, "MEDIA">,
	ctx: Pick<ExecutionContext, "waitUntil">,
	source: PictureSource,
	wanted: Wanted,
): Promise<Rendition | undefined> {
	const { format } = wanted;
	const key = await keyOf(source, wanted);
	const etag = `"${key.replaceAll("/", "-")}"`;
	const stored = flights.has(key) ? null : await env.MEDIA.get(key);
	if (stored !== null) return { body: stored.body, contentType: `image/${format}`, etag, from: "store" };

	let flight = flights.get(key);
	if (flight === undefined) {
		const bitmap = source.kind === "upload" ? await bytesOf(env, source.key) : undefined;
		if (source.kind === "upload" && bitmap === undefined) return undefined;
		const quality = isMacro(source) ? coarser(wanted.quality) : wanted.quality;
		const first = format === "avif" && wanted.width >= WIDE ? (wanted.otherwise ?? format) : format;
		const drawn = draw(source, wanted, bitmap, async (pixels) => ({
			pixels,
			made: { bytes: await encode(pixels, first, quality), format: first },
		}));
		flight = drawn.then(({ made }) => made);
		flights.set(key, flight);
		ctx.waitUntil(
			drawn
				.then(({ made, pixels }) =>
					made.format === format ? made.bytes : inTurn(() => encode(pixels, format, quality), QUIET_MS),
				)
				.then((bytes) => env.MEDIA.put(key, bytes, { httpMetadata: { contentType: `image/${format}` } }))
				.catch((error: unknown) => console.error(`picture ${key}:`, error))
				.finally(() => flights.delete(key)),
		);
	}
	const made = await flight;
	const isMeanwhile = made.format !== format;
	return {
		body: made.bytes,
		contentType: `image/${made.format}`,
		etag: isMeanwhile ? etag.replace(/"$/, `-${made.format}"`) : etag,
		from: isMeanwhile ? "meanwhile" : "drawn",
	};
}

async function draw<T>(
	source: PictureSource,
	{ width, ratio }: Wanted,
	bitmap: Uint8Array | undefined,
	encoded: (pixels: Pixels) => Promise<T>,
): Promise<T> {
	if (source.kind === "upload") {
		const type = bitmap && sniffBitmap(bitmap)?.type;
		if (bitmap === undefined || type === undefined) throw new Error(`${source.key} is not a picture`);
		return encoded(await scaleTo(await decode(bitmap, type), width, ratio));
	}
	return inTurn(async () => {
		const picture =
			source.kind === "piece" ? drawLayers(source.picture) : drawEditorialLayers(source.picture);
		return encoded(await rasterisePicture(picture, width, ratio));
	});
}

const isMacro = (source: PictureSource): boolean =>
	source.kind === "piece" && source.picture.view === "detail";

let begun = 0;
const PAUSE_MS = 2;
/** What nobody waits for leaves this long to those who ask for the next picture. */
const QUIET_MS = 500;
const MAX_PAUSES = 4_000;

/**
 * The tiles of a page are asked for together. Each waits until nobody has begun a picture during its last pause, so that
 * the event loop can send the one before; without that all of them leave with the last. Nothing is held while a request
 * waits, so one that is cancelled holds nobody up.
 */
async function inTurn<T>(draw: () => Promise<T>, pause = PAUSE_MS): Promise<T> {
	for (let i = 0, seen = -1; seen !== begun && i < MAX_PAUSES; i++) {
		seen = begun;
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
	begun += 1;
	return draw();
}

/** From close by threads fill the whole picture: dear to keep exactly, and they hide what is lost. */
const coarser = (quality: Quality): Quality => (quality === 75 ? 60 : quality);

async function bytesOf(env: Pick<CommerceEnv, "MEDIA">, key: string): Promise<Uint8Array | undefined> {
	const object = await env.MEDIA.get(key);
	return object === null ? undefined : new Uint8Array(await object.arrayBuffer());
}

/** By the source, not by the id: products that share a recipe share its renditions. */
async function keyOf(source: PictureSource, { width, ratio, format, quality }: Wanted): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(source)));
	const hash = Array.from(new Uint8Array(digest).subarray(0, 12), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	const cut = ratio === undefined ? "" : `x${Math.round(width / ratio)}`;
	return `rendition/${DRAWING_VERSION}/${hash}/${width}${cut}-${quality}.${format}`;
}
