import { type Field, isLocalised } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import type { ShownFields } from "@vetrina/content-model/present/entry-view.ts";
import * as z from "zod";

/** Pictures of a space are served below this folder of the house's pictures. */
export const PICTURES = "contentful";

export type Picture = { id: string; width?: number; height?: number };
/** An entry of a space. `pictures`: its assets by the media ids that its fields have. Times are seconds since 1970. */
export type SpaceEntry = ShownFields & {
	sites: readonly string[] | null;
	publishAt: number | null;
	unpublishAt: number | null;
	publishedAt: number;
	pictures: ReadonlyMap<string, Picture>;
};

const linkSchema = z.object({ __typename: z.string(), sys: z.object({ id: z.string() }) });
const itemsSchema = z.object({ items: z.array(z.unknown()) });
const assetSchema = z.object({
	sys: z.object({ id: z.string() }),
	url: z.string(),
	width: z.number().nullish(),
	height: z.number().nullish(),
});
export const rawEntrySchema = z.looseObject({
	__typename: z.string(),
	sys: z.object({ id: z.string(), publishedAt: z.string().nullish() }),
	shownOnSites: z.array(z.string()).nullish(),
	shownToGroup: z.string().nullish(),
	shownFrom: z.string().nullish(),
	shownUntil: z.string().nullish(),
});
export type RawEntry = z.infer<typeof rawEntrySchema>;

/** A field has its text in the language of the request alone. The model's readers take values by language, so it stands under this name. */
export const ASKED = "asked";

const toSeconds = (date: string | null | undefined): number | null => {
	const time = date ? Date.parse(date) : Number.NaN;
	return Number.isNaN(time) ? null : Math.floor(time / 1000);
};

/** Returns the media id of an asset, which has the path of its address; undefined for a file that is not a picture's. */
const readMediaId = (url: string): string | undefined => {
	const absolute = url.startsWith("//") ? `https:${url}` : url;
	return URL.canParse(absolute) ? PICTURES + new URL(absolute).pathname : undefined;
};

/** Returns an entry with its fields as the model has them, and notes the types of the entries that it links to. */
export const readEntry = (
	raw: RawEntry,
	noteType: (id: string, type: string) => void,
): SpaceEntry | undefined => {
	const type = findContentType(raw.__typename);
	if (!type) return undefined;
	const pictures = new Map<string, Picture>();
	const readLink = (value: unknown): { link: string } | undefined => {
		const { data } = linkSchema.safeParse(value);
		if (!data) return undefined;
		noteType(data.sys.id, data.__typename);
		return { link: data.sys.id };
	};
	const readPicture = (value: unknown): string | undefined => {
		const { data } = assetSchema.safeParse(value);
		const mediaId = data && readMediaId(data.url);
		if (data && mediaId)
			pictures.set(mediaId, {
				id: data.sys.id,
				...(data.width && data.height && { width: data.width, height: data.height }),
			});
		return mediaId;
	};
	const readValue = (name: string, field: Field): unknown => {
		if (field.kind === "link") return readLink(raw[name]);
		if (field.kind === "links")
			return itemsSchema
				.safeParse(raw[`${name}Collection`])
				.data?.items.flatMap((item) => readLink(item) ?? []);
		if (field.kind === "image") return readPicture(raw[name]);
		const value = raw[name] ?? undefined;
		if (field.kind === "rich-text") return z.object({ json: z.unknown() }).safeParse(value).data?.json;
		return value ?? ("default" in field ? field.default : undefined);
	};
	const fields = Object.entries(type.fields).flatMap(([name, field]): [string, unknown][] => {
		const value = readValue(name, field);
		return value === undefined ? [] : [[name, isLocalised(field) ? { [ASKED]: value } : value]];
	});
	const { shownOnSites, shownToGroup, shownFrom, shownUntil, sys } = raw;
	return {
		id: sys.id,
		type: type.id,
		fields: Object.fromEntries(fields),
		group: shownToGroup || null,
		sites: shownOnSites?.length ? shownOnSites : null,
		publishAt: toSeconds(shownFrom),
		unpublishAt: toSeconds(shownUntil),
		publishedAt: toSeconds(sys.publishedAt) ?? 0,
		pictures,
	};
};
