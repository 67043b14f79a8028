import type { CommerceEnv } from "../env.ts";
import { MAX_PICTURE_BYTES } from "./picture-limits.ts";
import { type BitmapType, sniffBitmap } from "./sniff-bitmap.ts";

/** Two decoded copies, at four bytes a pixel, must fit into an isolate's 128 MB. */
const MAX_PIXELS = 12_000_000;

const files: Record<BitmapType, { extension: string; contentType: string }> = {
	png: { extension: "png", contentType: "image/png" },
	jpeg: { extension: "jpg", contentType: "image/jpeg" },
	webp: { extension: "webp", contentType: "image/webp" },
	avif: { extension: "avif", contentType: "image/avif" },
};

export type StoredUpload = { source: string; width: number; height: number } | { refused: string };

export async function storeUpload(
	env: Pick<CommerceEnv, "MEDIA">,
	bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredUpload> {
	if (bytes.byteLength > MAX_PICTURE_BYTES)
		return {
			refused: `The picture has ${bytes.byteLength} bytes; at most ${MAX_PICTURE_BYTES} are taken.`,
		};
	const bitmap = sniffBitmap(bytes);
	if (bitmap === undefined)
		return { refused: "The file is no picture that the shop can show, expected PNG, JPEG, WebP or AVIF." };
	if (bitmap.width * bitmap.height > MAX_PIXELS)
		return {
			refused: `The picture has ${bitmap.width} × ${bitmap.height} pixels; at most ${MAX_PIXELS} are taken.`,
		};

	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
	const { extension, contentType } = files[bitmap.type];
	const source = `upload/${sha256}.${extension}`;
	if ((await env.MEDIA.head(source)) === null) {
		await env.MEDIA.put(source, bytes, {
			httpMetadata: { contentType },
			customMetadata: {
				width: String(bitmap.width),
				height: String(bitmap.height),
			},
		});
	}
	return { source, width: bitmap.width, height: bitmap.height };
}
