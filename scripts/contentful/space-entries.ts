import { type ContentType, type Field, isLocalised } from "@vetrina/content-model/content-type.ts";
import { contentTypes, findContentType } from "@vetrina/content-model/content-types.ts";
import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import * as z from "zod";
import { nameSpaceType, type SETTING_FIELDS } from "../../worker/platform/content/contentful/space-fields.ts";
import { findCode, hasLocale, type LocaleCodes } from "./space-model.ts";

/** An entry of the house's files. Times are seconds since 1970. */
export type HouseEntry = {
	id: string;
	type: string;
	sites: string[] | null;
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

/** Returns our code of a locale of the space; undefined if the shop has no such language. */
const findLanguage = (codes: LocaleCodes, locale: string): string | undefined =>
	languageCodes.find((code) => findCode(codes, code) === locale);

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

const linkSchema = z.object({ sys: z.object({ id: z.string() }) });

const readValue = (field: Field, value: unknown, findMediaId: (asset: string) => string): unknown => {
	if (field.kind === "link") return { link: linkSchema.parse(value).sys.id };
	if (field.kind === "links")
		return z
			.array(linkSchema)
			.parse(value)
			.map(({ sys }) => ({ link: sys.id }));
	if (field.kind === "image") return findMediaId(linkSchema.parse(value).sys.id);
	return value;
};

const toSeconds = (date: unknown): number | null =>
	typeof date === "string" ? Math.floor(Date.parse(date) / 1000) : null;

/**
 * Returns an entry of a space as the house's files have it. `findMediaId`: the picture of an asset. Throws if the type or a value is none of
 * the model.
 */
export const fromSpaceEntry = (
	{ id, type: spaceType, fields: values }: Omit<SpaceEntryBody, "isPublished">,
	codes: LocaleCodes,
	findMediaId: (asset: string) => string,
): Omit<HouseEntry, "status"> => {
	const type = contentTypes.find((one) => nameSpaceType(one.id) === spaceType);
	if (!type) throw new Error(`${id}: the model has no content type ${spaceType}`);
	const usual = findCode(codes, "en");
	const fields = Object.entries(type.fields).flatMap(([name, field]): [string, unknown][] => {
		const byLocale = values[name];
		if (!byLocale) return [];
		if (!isLocalised(field)) {
			const value = byLocale[usual];
			return value === undefined ? [] : [[name, readValue(field, value, findMediaId)]];
		}
		const texts = Object.entries(byLocale).flatMap(([locale, value]): [string, unknown][] => {
			const language = findLanguage(codes, locale);
			return language ? [[language, readValue(field, value, findMediaId)]] : [];
		});
		return texts.length > 0 ? [[name, Object.fromEntries(texts)]] : [];
	});
	const read = (name: keyof typeof SETTING_FIELDS): unknown => values[name]?.[usual];
	const sites = z.array(z.string()).nullish().parse(read("shownOnSites"));
	return {
		id,
		type: type.id,
		sites: sites?.length ? sites : null,
		group: z.string().nullish().parse(read("shownToGroup")) || null,
		publishAt: toSeconds(read("shownFrom")),
		unpublishAt: toSeconds(read("shownUntil")),
		fields: Object.fromEntries(fields) as EntryFields,
	};
};

const toIso = (seconds: number | null): string | undefined =>
	seconds === null ? undefined : new Date(seconds * 1000).toISOString();

/**
 * Returns an entry as a space has it: values by locale. Throws if its id is longer than a space's may be. `languages`: those that the space has
 * locales for; texts of others are left out.
 */
export const toSpaceEntry = (
	entry: HouseEntry,
	codes: LocaleCodes,
	languages: readonly string[] = languageCodes,
): SpaceEntryBody => {
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
					Object.entries(value as Record<string, unknown>).flatMap(([code, one]) =>
						languages.includes(code) && hasLocale(codes, code)
							? [[findCode(codes, code), writeValue(field, one)]]
							: [],
					),
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
