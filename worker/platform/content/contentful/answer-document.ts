import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { nameCollection } from "@vetrina/content-model/graphql-types.ts";
import type { Reader } from "@vetrina/content-model/present/entry-view.ts";
import { type ListArguments, listEntries } from "@vetrina/content-model/present/list-entries.ts";
import type { MenuCategory } from "@vetrina/content-model/present/navigation.ts";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { respell } from "@vetrina/shop-rules/locale/spelling.ts";
import type { Category } from "../../../../shared/domain/catalogue/catalogue.ts";
import { storefront } from "../../../base/house.ts";
import { knownJournal } from "../../../cache/content/content-journal.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { executeDocument } from "../documents/execute-document.ts";
import { type Document, parseDocument } from "../documents/parse-document.ts";
import type { ContentLocale } from "../text/content-locale.ts";
import { askSpace } from "./ask-space.ts";
import { ASKED } from "./read-entry.ts";
import { findSpaceLocale, type Space } from "./space-bindings.ts";
import { createSpaceSource, type SpaceSource } from "./space-source.ts";

/** Levels of links, of which a page has seven. */
const MAX_LEVELS = 12;

const documents = new Map<string, Document>();
const readDocument = (query: string): Document => {
	const document = documents.get(query) ?? parseDocument(query);
	documents.set(query, document);
	return document;
};

const createReader = async (
	{ siteId, country, language }: ContentLocale,
	source: () => SpaceSource,
): Promise<Reader> => {
	const market = await storefront.market?.();
	const code = findTextCode(language, localeTag({ language, country }));
	const timeZone = market?.countries.find(({ code }) => code === country)?.timeZone ?? "UTC";
	return {
		countryCode: country,
		timeZone,
		translate: (value) => respell((value as Record<string, unknown>)[ASKED], code),
		fill: (text) => market?.fill?.(text, { siteId, country, language }) ?? text,
		measure: (mediaId) => {
			const { width, height } = source().findPicture(mediaId) ?? {};
			return width && height ? { width, height } : undefined;
		},
	};
};

const listCategories = (categories: readonly Category[], parent: string | null = null): MenuCategory[] =>
	categories.flatMap((category) =>
		category.showInMenu
			? [
					{ id: category.id, parent, name: category.name, url: category.url },
					...listCategories(category.children, category.id),
				]
			: [],
	);

/**
 * Answers a document of the content port from a space, as the embedded service answers it (decision 167): with the tags of what the answer depends
 * on, the revision of the webhook's journal, and planned changes. Throws PlatformUnavailable.
 */
export const answerDocument = async (
	{ platform, cache }: PlatformCalls,
	space: Space,
	locale: ContentLocale,
	{ query, variables }: { query: string; variables: Readonly<Record<string, unknown>> },
): Promise<object> => {
	const { preview } = platform;
	const isPreview = preview?.hasDrafts ?? false;
	const moment = Math.floor((preview?.at ? Date.parse(preview.at) : cache.now()) / 1000);
	// Read first, so that a change during the query is later than the answer.
	const revision = knownJournal()?.revision;
	const source = createSpaceSource({
		ask: (document) => askSpace(platform, space, document, isPreview),
		asking: { locale: findSpaceLocale(space, locale), isPreview },
		siteId: locale.siteId,
		moment,
		categories: async () => listCategories((await locale.categories?.()) ?? []),
	});
	const reader = await createReader(locale, () => source);
	const document = readDocument(query);
	for (let level = 0; ; level++) {
		const tags = new Set<string>();
		const listing = { source, siteId: locale.siteId, reader, tags };
		const root = Object.fromEntries(
			contentTypes.map((type) => [
				nameCollection(type.id),
				(args: ListArguments) => listEntries(type, args, listing),
			]),
		);
		const data = await executeDocument(document, root, variables);
		if (level < MAX_LEVELS && (await source.loadMissing())) continue;
		const { changes, pictureTags } = source.describe(tags);
		return { data, extensions: { tags: [...tags, ...pictureTags].toSorted(), revision, changes } };
	}
};
