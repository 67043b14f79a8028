import type { CommerceEnv } from "../../env.ts";
import { addPictureAhead } from "../../media/scale-ahead.ts";
import { storeUpload } from "../../media/upload.ts";
import { searchPictures } from "../../records/content/search/search-entries.ts";
import { toSlug } from "../../store/slug.ts";

/** Sizes in pixels; null if they are not known. */
export type StudioPicture = { id: string; width: number | null; height: number | null };

const FOLDER = "studio/";
/** Characters of the content's hash that tell pictures with the same name apart. */
const HASH = 10;
const MOST_NAME = 60;

/** Returns "studio/linen-jacket-3f2a91bc04.jpg" for the file "Linen jacket.JPEG". */
const toMediaId = (fileName: string, source: string): string => {
	const name = toSlug(fileName.replace(/\.\w+$/, "")).slice(0, MOST_NAME);
	const [, hash = "", extension = ""] = /^upload\/([0-9a-f]+)\.(\w+)$/.exec(source) ?? [];
	return `${FOLDER}${name || "picture"}-${hash.slice(0, HASH)}.${extension}`;
};

/** Stores a picture of an editor, under a name that media of the shop can have (studio-14). */
export async function keepPicture(
	env: CommerceEnv,
	fileName: string,
	bytes: Uint8Array<ArrayBuffer>,
): Promise<StudioPicture | { refused: string }> {
	const upload = await storeUpload(env, bytes);
	if ("refused" in upload) return upload;
	const id = toMediaId(fileName, upload.source);
	await env.DB.batch([
		env.DB.prepare("INSERT OR IGNORE INTO media (id, source) VALUES (?1, ?2)").bind(id, upload.source),
		addPictureAhead(env.DB, upload.source),
	]);
	return { id, width: upload.width, height: upload.height };
}

const toSize = (text: string | undefined): number | null => Number(text) || null;

/** Finds pictures by id: those that editors have uploaded, then those that images of the content show. */
export async function listPictures(
	env: CommerceEnv,
	{ q, limit }: { q: string; limit: number },
): Promise<StudioPicture[]> {
	const [uploads, shown] = await Promise.all([
		env.DB.prepare(
			"SELECT id, source FROM media WHERE id >= ?1 AND id < ?2 AND instr(lower(id), lower(?3)) ORDER BY id LIMIT ?4",
		)
			.bind(FOLDER, FOLDER.replace("/", "0"), q, limit)
			.all<{ id: string; source: string }>(),
		searchPictures(env.DB, { q, limit }),
	]);
	const uploaded = await Promise.all(
		uploads.results.map(async ({ id, source }): Promise<StudioPicture> => {
			const { width, height } = (await env.MEDIA.head(source))?.customMetadata ?? {};
			return { id, width: toSize(width), height: toSize(height) };
		}),
	);
	const known = new Set(uploaded.map(({ id }) => id));
	return [...uploaded, ...shown.filter(({ id }) => !known.has(id))].slice(0, limit);
}
