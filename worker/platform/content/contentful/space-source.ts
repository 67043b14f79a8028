import type { ContentType } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { entryTag, listPlaceTags } from "@vetrina/content-model/present/change-tags.ts";
import {
	type EntryFilter,
	type EntrySource,
	type PageAddress,
	toPageAddress,
} from "@vetrina/content-model/present/list-entries.ts";
import type { MenuCategory } from "@vetrina/content-model/present/navigation.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import * as z from "zod";
import { parseResponse } from "../../load-json.ts";
import type { Answer } from "./ask-space.ts";
import { type Picture, rawEntrySchema, readEntry, type SpaceEntry } from "./read-entry.ts";
import {
	type Asking,
	countPerDocument,
	type Extent,
	joinParts,
	type Part,
	writeIdParts,
	writePart,
	writeTypesPart,
} from "./write-documents.ts";

const collectionSchema = z.object({ total: z.number().default(0), items: z.array(z.unknown()) });
/** A collection that is missing must not look like an empty one, which would be stored. Throws PlatformUnavailable. */
const readCollection = (value: unknown) => parseResponse(collectionSchema, value, "the space");
const MAX_ROOTS = 1000;
/** Entries that one slug, product or category may have, such as the home pages of several sites. */
const NAMED_ROOTS = 20;

type Where = Readonly<Record<string, unknown>>;

const writeWhere = ({ ids, slug, isForSearches, productId, categoryId, categoryIds }: EntryFilter): Where => {
	if (ids) return { sys: { id_in: ids } };
	if (slug !== undefined) return { slug };
	if (isForSearches) return { isForSearches: true };
	if (productId !== undefined) return { OR: [{ productId }, { categoryId_in: categoryIds ?? [] }] };
	return categoryId === undefined ? {} : { categoryId };
};

export type SpaceSource = EntrySource<SpaceEntry> & {
	/** Loads entries that were looked up and are unknown. Returns false if there are none. */
	loadMissing(): Promise<boolean>;
	findPicture(mediaId: string): Picture | undefined;
	/** Returns the planned changes of the tags, in seconds since 1970, and the tags of the entries' pictures. */
	describe(tags: ReadonlySet<string>): { changes: Record<string, number>; pictureTags: string[] };
};

type Settings = {
	ask(document: string): Promise<Answer>;
	asking: Asking;
	siteId: string;
	/** Seconds since 1970. */
	moment: number;
	categories(): Promise<MenuCategory[]>;
};

/**
 * Reads entries from a space: roots by a filter, and linked entries level by level, because a nested query of all section types would exceed the
 * service's complexity (decision 167).
 */
export const createSpaceSource = ({ ask, asking, siteId, moment, categories }: Settings): SpaceSource => {
	const known = new Map<string, SpaceEntry | null>();
	const types = new Map<string, string>();
	const roots = new Map<string, Promise<SpaceEntry[]>>();
	const looked = new Set<string>();
	const all: SpaceEntry[] = [];
	const read = (item: unknown): SpaceEntry[] => {
		const { data } = rawEntrySchema.safeParse(item);
		const entry = data && readEntry(data, (id, type) => types.set(id, type));
		if (entry) all.push(entry);
		return entry ? [entry] : [];
	};
	const note = ({ missing }: Answer): void => {
		for (const id of missing) known.set(id, null);
	};
	const isVisible = ({ sites, publishAt, unpublishAt }: SpaceEntry): boolean =>
		(sites === null || sites.includes(siteId)) &&
		(publishAt === null || publishAt <= moment) &&
		(unpublishAt === null || unpublishAt > moment);

	const loadRoots = async (type: ContentType, where: Where, extent: Extent): Promise<SpaceEntry[]> => {
		const isNamed = Object.keys(where).length > 0;
		const limit = Math.min(countPerDocument(type, extent), isNamed ? NAMED_ROOTS : MAX_ROOTS);
		const entries: SpaceEntry[] = [];
		for (let skip = 0; skip < MAX_ROOTS; skip += limit) {
			const part = writePart("roots", { type, extent, where, limit, skip }, asking);
			const answer = await ask(joinParts([part])[0] ?? "");
			note(answer);
			const { total, items } = readCollection(answer.data.roots);
			entries.push(...items.flatMap(read));
			if (skip + limit >= total || isNamed) break;
		}
		return entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
	};
	const findRoots = (type: ContentType, where: Where, extent: Extent): Promise<SpaceEntry[]> => {
		const key = JSON.stringify([type.id, where, extent]);
		const loading = roots.get(key) ?? loadRoots(type, where, extent);
		roots.set(key, loading);
		return loading;
	};

	const loadParts = async (parts: readonly Part[]): Promise<Map<string, unknown[]>> => {
		const answers = await Promise.all(joinParts(parts).map(ask));
		for (const answer of answers) note(answer);
		const collections: Record<string, unknown> = Object.assign({}, ...answers.map(({ data }) => data));
		return new Map(parts.map(({ name }) => [name, readCollection(collections[name]).items]));
	};
	const typeSchema = z.object({ __typename: z.string(), sys: z.object({ id: z.string() }) });

	return {
		entries: async (filter) => {
			const type = findContentType(filter.type);
			const where = writeWhere(filter);
			// Lists of all pages of a type are read for their addresses and names, and never for their sections.
			const isListOfPages = Object.keys(where).length === 0 && ADDRESSED.includes(filter.type);
			const extent = isListOfPages ? "own" : "whole";
			const found = type ? await findRoots(type, where, extent) : [];
			const get = (id: string): SpaceEntry | undefined => {
				const entry = known.get(id);
				if (entry === undefined) looked.add(id);
				return entry && isVisible(entry) ? entry : undefined;
			};
			return {
				roots: found.filter((entry) => isVisible(entry) && entry.group === null),
				linked: { get, some: (fits) => all.some(fits) },
			};
		},
		addresses: async (typeId): Promise<PageAddress[]> => {
			const type = findContentType(typeId);
			const pages = type ? await findRoots(type, {}, "own") : [];
			return pages
				.filter((page) => isVisible(page) && page.group === null)
				.flatMap((page) => toPageAddress(page, Math.max(page.publishedAt, page.publishAt ?? 0)) ?? [])
				.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
		},
		categories,
		loadMissing: async () => {
			const ids = [...looked].filter((id) => !known.has(id));
			looked.clear();
			if (ids.length === 0) return false;
			const untyped = ids.filter((id) => !types.has(id));
			const byType = Map.groupBy(
				ids.filter((id) => types.has(id)),
				(id) => types.get(id) ?? "",
			);
			const parts = [...byType].flatMap(([typeId, some], at) => {
				const type = findContentType(typeId);
				return type ? writeIdParts(`level_${at}`, type, some, asking) : [];
			});
			const typeParts = untyped.length > 0 ? [writeTypesPart("types", untyped, asking)] : [];
			const collections = await loadParts([...parts, ...typeParts]);
			for (const item of collections.get("types") ?? []) {
				const { data } = typeSchema.safeParse(item);
				if (data) types.set(data.sys.id, data.__typename);
			}
			for (const { name } of parts)
				for (const entry of (collections.get(name) ?? []).flatMap(read)) known.set(entry.id, entry);
			// Entries whose types are known since now are loaded next.
			for (const id of ids)
				if (!known.has(id) && (!untyped.includes(id) || !types.has(id))) known.set(id, null);
			return true;
		},
		findPicture: (mediaId) => {
			for (const { pictures } of all) {
				const picture = pictures.get(mediaId);
				if (picture) return picture;
			}
			return undefined;
		},
		describe: (tags) => {
			const changes: Record<string, number> = {};
			const pictureTags = new Set<string>();
			const plan = (entry: SpaceEntry): void => {
				const dates = [entry.publishAt, entry.unpublishAt].filter(
					(at): at is number => at !== null && at > moment,
				);
				if (dates.length === 0) return;
				const next = Math.min(...dates);
				for (const tag of [entryTag(entry.id), ...listPlaceTags(entry)])
					if (tags.has(tag)) changes[tag] = Math.min(changes[tag] ?? next, next);
			};
			for (const entry of all) {
				plan(entry);
				if (tags.has(entryTag(entry.id)))
					for (const { id } of entry.pictures.values()) pictureTags.add(`asset:${id}`);
			}
			return { changes, pictureTags: [...pictureTags] };
		},
	};
};
