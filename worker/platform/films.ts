import * as z from "zod";
import { type FilmProvider, filmProvider } from "../../shared/domain/media/films.ts";
import { storefront } from "../base/house.ts";
import { PlatformUnavailable, platformFetch, platformResponse, platformUrl } from "./fetch.ts";
import type { PlatformCalls } from "./load-json.ts";

/** `key`: Thron's public key. */
export type FilmRef = { id: string; key: string };
export type PictureExtension = "jpg" | "png" | "webp" | "avif";
export type FilmSize = { width: number; height: number };

const THRON_CLIENT = storefront.id;
const DELIVERY = "/thron/api/xcontents/resources/delivery";

type Address = { [Provider in FilmProvider]: string };
const at = ({ id }: FilmRef, addresses: Address): string => addresses[filmProvider(id) ?? "thron"];
const sizeText = ({ width, height }: FilmSize): string => `${width}x${height}`;

export const thumbnailAddress = (film: FilmRef, size: FilmSize, extension?: PictureExtension): string =>
	at(film, {
		thron: `${DELIVERY}/getThumbnail/${THRON_CLIENT}/${sizeText(size)}/${film.id}?pkey=${film.key}`,
		vimeo: `/vimeo/video/${film.id}_${sizeText(size)}.${extension ?? "webp"}`,
	});
export const filmAddress = (film: FilmRef): string =>
	at(film, {
		thron: `/thron/delivery/public/video/${THRON_CLIENT}/${film.id}/${film.key}/WEB/film`,
		vimeo: `/vimeo/progressive/${film.id}`,
	});

const side = z.number().positive().max(16_384);
const frame = z.object({ width: side, height: side });
const detailSchema = z.object({ content: frame });

export const filmAspectRatio = async (calls: PlatformCalls, film: FilmRef): Promise<number | null> => {
	const vimeo = filmProvider(film.id) === "vimeo";
	const response = await platformFetch(
		calls.platform,
		vimeo
			? `/vimeo/api/oembed.json?url=${encodeURIComponent(`https://vimeo.com/${film.id}`)}`
			: `${DELIVERY}/getContentDetail?clientId=${THRON_CLIENT}&xcontentId=${film.id}&pkey=${film.key}`,
		{},
		{ retries: 1 },
	);
	if (!response.ok) {
		if (response.kind === "absent") return null;
		if (response.kind === "http" && response.status !== undefined && response.status < 500) return null;
		throw PlatformUnavailable.from(response);
	}
	const result = vimeo ? frame.safeParse(response.json) : detailSchema.safeParse(response.json);
	if (!result.success) return null;
	const { width, height } = "content" in result.data ? result.data.content : result.data;
	return width / height;
};

export const filmFile = (calls: PlatformCalls, address: string, headers: Headers): Promise<Response> =>
	platformResponse(calls.platform, new Request(platformUrl(calls.platform.env, address), { headers }), {
		timeout: 8000,
		retries: 1,
	});
