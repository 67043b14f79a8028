import type { PictureFormat } from "./rendition-request.ts";

/**
 * The formats that the client accepts by name, the best one first. Wildcards do not count as accepting AVIF or WebP: older
 * browsers send them without being able to show either. Every client shows JPEG.
 */
export function acceptedFormats(accept: string | null | undefined): [PictureFormat, ...PictureFormat[]] {
	const accepted = new Set(
		(accept ?? "")
			.toLowerCase()
			.split(",")
			.map((part) => part.split(";").map((segment) => segment.trim()))
			.filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
			.map(([type]) => type),
	);
	const modern = (["avif", "webp"] as const).filter((format) => accepted.has(`image/${format}`));
	const [best, ...others] = modern;
	return best ? [best, ...others, "jpeg"] : ["jpeg"];
}
