import type { CommerceEnv } from "../env.ts";
import type { Pixels } from "../house/media.ts";
import { house } from "../house.ts";
import { createFlights, type Flight, inTurn, NOTHING } from "./picture-flights.ts";
import type { PictureSource } from "./picture-source.ts";
import { decode, scaleTo } from "./raster/decode.ts";
import { encode } from "./raster/encode.ts";
import { release } from "./raster/release.ts";
import { formatFor, type PictureFormat, type Quality, type RenditionRequest } from "./rendition-request.ts";
import { sniffBitmap } from "./sniff-bitmap.ts";

export type Rendition = {
	body: ReadableStream | Uint8Array<ArrayBuffer>;
	contentType: string;
	etag: string;
	from: "store" | "drawn";
};
type Wanted = RenditionRequest & {
	format: PictureFormat;
	otherwise?: PictureFormat;
};
type Bytes = Uint8Array<ArrayBuffer>;

const flights = createFlights<Bytes | undefined>();

export async function rendition(
	env: Pick<CommerceEnv, "MEDIA">,
	ctx: Pick<ExecutionContext, "waitUntil">,
	source: PictureSource,
	request: Wanted,
	client: AbortSignal,
	patience?: number,
): Promise<Rendition | "busy" | "gone" | undefined> {
	const format = formatFor(request, request.format, request.otherwise);
	const key = await writeKey(source, { ...request, format });
	const etag = `"${key.replaceAll("/", "-")}"`;
	const contentType = `image/${format}`;
	const storedPicture = flights.has(key) ? null : await env.MEDIA.get(key);
	if (storedPicture !== null) return { body: storedPicture.body, contentType, etag, from: "store" };

	const quality = isMacro(source) ? coarser(request.quality) : request.quality;
	const make = (flight: Flight<Bytes | undefined>) => {
		const drawing = draw(env, source, request, flight, (pixels) => encode(pixels, format, quality));
		ctx.waitUntil(
			drawing
				.then((bytes) =>
					isDrawn(bytes) ? env.MEDIA.put(key, bytes, { httpMetadata: { contentType } }) : undefined,
				)
				.catch((error: unknown) => console.error(`Rendition ${key} was not stored.`, error))
				.finally(() => flights.land(key, flight)),
		);
		return drawing;
	};
	const picture = await flights.take(key, client, make, patience);
	if (picture === undefined || typeof picture === "string") return picture;
	return { body: picture, contentType, etag, from: "drawn" };
}

const isDrawn = (bytes: Bytes | typeof NOTHING | undefined): bytes is Bytes =>
	bytes !== undefined && bytes !== NOTHING;

async function draw(
	env: Pick<CommerceEnv, "MEDIA">,
	source: PictureSource,
	{ width, ratio }: Wanted,
	flight: Flight<unknown>,
	encodePixels: (pixels: Pixels) => Promise<Bytes>,
): Promise<Bytes | typeof NOTHING | undefined> {
	const store = async (pixels: Pixels) => {
		try {
			return await encodePixels(pixels);
		} finally {
			release(pixels);
		}
	};
	if (source.kind === "upload") {
		const bitmap = await readBytes(env, source.key);
		if (bitmap === undefined) return undefined;
		const type = sniffBitmap(bitmap)?.type;
		if (type === undefined) throw new Error(`${source.key} is not a picture`);
		return inTurn(flight, async () => store(await scaleTo(await decode(bitmap, type), width, ratio)));
	}
	return inTurn(flight, async () => store(await source.drawing.draw(width, ratio)));
}

const isMacro = (source: PictureSource): boolean =>
	source.kind === "drawing" && source.drawing.isMacro === true;

const coarser = (quality: Quality): Quality => (quality === 75 ? 60 : quality);

async function readBytes(env: Pick<CommerceEnv, "MEDIA">, key: string): Promise<Uint8Array | undefined> {
	const object = await env.MEDIA.get(key);
	return object === null ? undefined : new Uint8Array(await object.arrayBuffer());
}

async function writeKey(source: PictureSource, { width, ratio, format, quality }: Wanted): Promise<string> {
	const recipe = source.kind === "drawing" ? source.drawing.recipe : source;
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(recipe)));
	const hash = Array.from(new Uint8Array(digest).subarray(0, 12), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	const cut = ratio === undefined ? "" : `x${Math.round(width / ratio)}`;
	return `rendition/${house.media.version}/${hash}/${width}${cut}-${quality}.${format}`;
}
