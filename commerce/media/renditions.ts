import type { CommerceEnv } from "../env.ts";
import { drawLayers } from "./draw/draw-picture.ts";
import { drawEditorialLayers } from "./editorial/draw-editorial.ts";
import { DRAWING_VERSION } from "./media-path.ts";
import { atLast, createFlights, type Flight, inTurn, NOTHING } from "./picture-flights.ts";
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

const flights = createFlights<Made | undefined>();

/** A picture at one width and format: from the store, else made now and put there. Undefined when an upload has gone. */
export async function rendition(
	env: Pick<CommerceEnv, "MEDIA">,
	ctx: Pick<ExecutionContext, "waitUntil">,
	source: PictureSource,
	wanted: Wanted,
	/** Aborted when whoever asks has gone. */
	client: AbortSignal,
): Promise<Rendition | "busy" | "gone" | undefined> {
	const { format } = wanted;
	const key = await keyOf(source, wanted);
	const etag = `"${key.replaceAll("/", "-")}"`;
	const stored = flights.has(key) ? null : await env.MEDIA.get(key);
	if (stored !== null) return { body: stored.body, contentType: `image/${format}`, etag, from: "store" };

	const quality = isMacro(source) ? coarser(wanted.quality) : wanted.quality;
	const first = format === "avif" && wanted.width >= WIDE ? (wanted.otherwise ?? format) : format;
	const keep = async (flight: Flight<unknown>, { pixels, bytes }: Drawn) => {
		const best = first === format ? bytes : await atLast(flight, () => encode(pixels, format, quality));
		await env.MEDIA.put(key, best, { httpMetadata: { contentType: `image/${format}` } });
	};
	const made = await flights.take(key, client, (flight) => {
		const drawn = draw(env, source, wanted, flight, (pixels) => encode(pixels, first, quality));
		ctx.waitUntil(
			drawn
				.then((picture) => (isDrawn(picture) ? keep(flight, picture) : undefined))
				.catch((error: unknown) => console.error(`picture ${key}:`, error))
				.finally(() => flights.land(key, flight)),
		);
		return drawn.then((picture) => (isDrawn(picture) ? { bytes: picture.bytes, format: first } : picture));
	});
	if (made === undefined || typeof made === "string") return made;
	const isMeanwhile = made.format !== format;
	return {
		body: made.bytes,
		contentType: `image/${made.format}`,
		etag: isMeanwhile ? etag.replace(/"$/, `-${made.format}"`) : etag,
		from: isMeanwhile ? "meanwhile" : "drawn",
	};
}

type Drawn = { pixels: Pixels; bytes: Uint8Array<ArrayBuffer> };
const isDrawn = (picture: Drawn | typeof NOTHING | undefined): picture is Drawn =>
	picture !== undefined && picture !== NOTHING;

async function draw(
	env: Pick<CommerceEnv, "MEDIA">,
	source: PictureSource,
	{ width, ratio }: Wanted,
	flight: Flight<unknown>,
	encoded: (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Drawn | typeof NOTHING | undefined> {
	if (source.kind === "upload") {
		const bitmap = await bytesOf(env, source.key);
		if (bitmap === undefined) return undefined;
		const type = sniffBitmap(bitmap)?.type;
		if (type === undefined) throw new Error(`${source.key} is not a picture`);
		return inTurn(flight, async () => {
			const pixels = await scaleTo(await decode(bitmap, type), width, ratio);
			return { pixels, bytes: await encoded(pixels) };
		});
	}
	return inTurn(flight, async () => {
		const picture =
			source.kind === "piece" ? drawLayers(source.picture) : drawEditorialLayers(source.picture);
		const pixels = await rasterisePicture(picture, width, ratio);
		return { pixels, bytes: await encoded(pixels) };
	});
}

const isMacro = (source: PictureSource): boolean =>
	source.kind === "piece" && source.picture.view === "detail";

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
