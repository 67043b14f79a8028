import { type ContentType, type Field, isLocalised } from "@vetrina/content-model/content-type.ts";
import { contentTypes, findContentType } from "@vetrina/content-model/content-types.ts";
import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { nameSpaceType, type SETTING_FIELDS } from "../../worker/platform/content/contentful/space-fields.ts";
import { findCode, type LocaleCodes } from "./space-model.ts";

/** An entry of the house's files. Times are seconds since 1970. */
export type HouseEntry = {
	id: string;
	type: string;
	sites: readonly string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
	status?: string;
	fields: EntryFields;
};
export type SpaceValues = Record<string, Record<string, unknown>>;
export type SpaceEntryBody = { id: string; type: string; isPublished: boolean; fields: SpaceValues };
export type SpaceAssetBody = { id: string; mediaId: string; fields: SpaceValues };

const MAX_ID = 64;

const linkTo = (linkType: "Entry" | "Asset", id: string) => ({ sys: { type: "Link", linkType, id } });
/** Returns the id of a picture's asset: "editorial-walk.jpg" for "editorial/walk.jpg". */
export const nameAsset = (mediaId: string): string => mediaId.replaceAll("/", "-").slice(-MAX_ID);

const writeValue = (field: Field, value: unknown): unknown => {
	// The entry is valid, so the field's kind determines the type of its value.
	if (field.kind === "link") return linkTo("Entry", (value as { link: string }).link);
	if (field.kind === "links") return (value as { link: string }[]).map(({ link }) => linkTo("Entry", link));
	if (field.kind === "image") return linkTo("Asset", nameAsset(value as string));
	return value;
};

const toIso = (seconds: number | null): string | undefined =>
	seconds === null ? undefined : new Date(seconds * 1000).toISOString();

/** Returns an entry as a space has it: values by locale. Throws if its id is longer than a space's may be. */
export const toSpaceEntry = (entry: HouseEntry, codes: LocaleCodes): SpaceEntryBody => {
	const type = findContentType(entry.type);
	if (!type) throw new Error(`${entry.id}: there is no content type ${entry.type}`);
	if (entry.id.length > MAX_ID)
		throw new Error(`${entry.id}: ids of a space have ${MAX_ID} characters at most`);
	const usual = findCode(codes, "en");
	const fields: SpaceValues = {};
	for (const [name, value] of Object.entries(entry.fields)) {
		const field = type.fields[name];
		if (!field || value === undefined) continue;
		fields[name] = isLocalised(field)
			? Object.fromEntries(
					Object.entries(value as Record<string, unknown>).map(([code, one]) => [
						findCode(codes, code),
						writeValue(field, one),
					]),
				)
			: { [usual]: writeValue(field, value) };
	}
	const settings: Record<keyof typeof SETTING_FIELDS, unknown> = {
		shownOnSites: entry.sites ?? undefined,
		shownToGroup: entry.group ?? undefined,
		shownFrom: toIso(entry.publishAt),
		shownUntil: toIso(entry.unpublishAt),
	};
	for (const [name, value] of Object.entries(settings))
		if (value !== undefined) fields[name] = { [usual]: value };
	return { id: entry.id, type: nameSpaceType(type.id), isPublished: entry.status === undefined, fields };
};

const listPictures = (type: ContentType, fields: EntryFields): string[] =>
	Object.entries(type.fields).flatMap(([name, field]) =>
		field.kind === "image" && typeof fields[name] === "string" ? [fields[name]] : [],
	);

/** Returns the assets of the pictures that entries name. `pictures`: address of the house's pictures. */
export const listSpaceAssets = (
	entries: readonly HouseEntry[],
	codes: LocaleCodes,
	pictures: (mediaId: string) => string,
): SpaceAssetBody[] => {
	const mediaIds = new Set(
		entries.flatMap(({ type, fields }) => {
			const found = contentTypes.find(({ id }) => id === type);
			return found ? listPictures(found, fields) : [];
		}),
	);
	const usual = findCode(codes, "en");
	return [...mediaIds].toSorted().map((mediaId) => {
		const fileName = mediaId.replaceAll("/", "-");
		const contentType = `image/${/\.(png|webp|svg)$/.exec(mediaId)?.[1] ?? "jpeg"}`;
		return {
			id: nameAsset(mediaId),
			mediaId,
			fields: {
				title: { [usual]: mediaId },
				file: { [usual]: { fileName, contentType, upload: pictures(mediaId) } },
			},
		};
	});
};
