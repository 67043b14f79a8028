import type { Pixels } from "../../house/media.ts";
import type { BitmapType } from "../sniff-bitmap.ts";
import { avifDecoder, isWide, jpegDecoder, png, resizer, webpDecoder } from "./codecs.ts";
import { release } from "./release.ts";

export async function decode(bytes: Uint8Array, type: BitmapType): Promise<Pixels> {
	try {
		const pixels = await decoders[type](bytes);
		if (pixels === null || pixels === undefined)
			throw new Error(`The stored ${type} picture could not be decoded`);
		return pixels;
	} finally {
		// A decoder's memory grows with the largest upload and never shrinks, so all decoders are released.
		for (const codec of [avifDecoder, jpegDecoder, png, webpDecoder]) codec.letGo();
	}
}

const decoders: Record<BitmapType, (bytes: Uint8Array) => Promise<Pixels | null>> = {
	png: async (bytes) => (await png()).decode(bytes),
	// `true` applies the EXIF orientation.
	jpeg: async (bytes) => (await jpegDecoder()).decode(bytes, true),
	webp: async (bytes) => (await webpDecoder()).decode(bytes),
	avif: async (bytes) => (await avifDecoder()).decode(bytes, 8),
};

export async function scaleTo(pixels: Pixels, width: number, ratio?: number): Promise<Pixels> {
	const croppedPixels = ratio === undefined ? pixels : crop(pixels, ratio);
	if (croppedPixels.width <= width) return croppedPixels;
	const height = Math.max(1, Math.round((croppedPixels.height * width) / croppedPixels.width));
	try {
		const resize = await resizer();
		return { data: resize(croppedPixels, width, height), width, height };
	} finally {
		if (isWide(croppedPixels.width, croppedPixels.height)) resizer.letGo();
		release(croppedPixels);
	}
}

function crop({ data, width, height }: Pixels, ratio: number): Pixels {
	const wide = Math.min(width, Math.max(1, Math.round(height * ratio)));
	const high = Math.min(height, Math.max(1, Math.round(width / ratio)));
	const left = Math.floor((width - wide) / 2);
	const top = Math.floor((height - high) / 2);
	const out = new Uint8ClampedArray(wide * high * 4);
	for (let y = 0; y < high; y++) {
		const start = ((top + y) * width + left) * 4;
		out.set(data.subarray(start, start + wide * 4), y * wide * 4);
	}
	release({ data });
	return { data: out, width: wide, height: high };
}
