import type { PictureFormat } from "./rendition-request.ts";

/**
 * The best format that the client accepts by name. Wildcards do not count as accepting AVIF or WebP: older
 * browsers send them without being able to show either. Every client shows JPEG.
 */
export function negotiateFormat(accept: string | null | undefined): PictureFormat {
	const accepted = new Set(
		(accept ?? "")
			.toLowerCase()
			.split(",")
			.map((part) => part.split(";").map((piece) => piece.trim()))
			.filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
			.map(([type]) => type),
	);
	if (accepted.has("image/avif")) return "avif";
	if (accepted.has("image/webp")) return "webp";
	return "jpeg";
}
