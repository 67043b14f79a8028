import type { PictureFormat } from "./rendition-request.ts";

/**
 * Returns the formats that an `Accept` header names, best first, then JPEG, which every client shows. Wildcards do not count, because older
 * browsers send them without supporting AVIF or WebP.
 */
export function acceptedFormats(accept: string | null | undefined): [PictureFormat, ...PictureFormat[]] {
	const acceptedTypes = new Set(
		(accept ?? "")
			.toLowerCase()
			.split(",")
			.map((part) => part.split(";").map((segment) => segment.trim()))
			.filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
			.map(([type]) => type),
	);
	const modern = (["avif", "webp"] as const).filter((format) => acceptedTypes.has(`image/${format}`));
	const [best, ...others] = modern;
	return best ? [best, ...others, "jpeg"] : ["jpeg"];
}
