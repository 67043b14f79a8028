import {
	type ContentType,
	type Field,
	isLocalised,
	listLinkedTypes,
} from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { nameEntries } from "@vetrina/content-model/graphql-types.ts";
import { MAX_ITEMS } from "@vetrina/content-model/limits.ts";
import type { Collection, Paging } from "@vetrina/content-model/present/collection.ts";
import type { PresentedEntry } from "@vetrina/content-model/present/present-entries.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { type ByLanguage, findShown, isFallback } from "@vetrina/shop-rules/locale/text.ts";
import type { ShownEntry } from "../../records/content/entry.ts";

/** Design metadata of a region, as Page Designer's SDK reads it. */
export type RegionMetadata = {
	id: string;
	name: string;
	contentLinkUuids: string[];
	componentTypeInclusions: readonly string[];
	componentTypeExclusions: readonly string[];
	maxComponents?: number;
};
export type ComponentMetadata = {
	id: string;
	contentLinkUuid: string;
	isFragment: boolean;
	isVisible: boolean;
	isLocalized: boolean;
	name: string;
	regionDefinitions: Omit<RegionMetadata, "contentLinkUuids">[];
};
/** `c_total`: the number of all entries of a list of which the region holds the first ones. */
type Region = { id: string; components: Component[]; designMetadata: RegionMetadata; c_total?: number };
type Component = {
	id: string;
	typeId: string;
	name: string;
	fragment: boolean;
	embedded: boolean;
	visible: boolean;
	localized: boolean;
	data: Record<string, unknown>;
	regions?: Region[];
	designMetadata: ComponentMetadata;
};

/** `entries`: the stored entries of all components, by their ids. `fragments`: ids of entries that stand in several places. */
export type Composition = {
	entries: ReadonlyMap<string, ShownEntry>;
	fragments: ReadonlySet<string>;
	code: LanguageCode;
};
/** Derived items, such as the categories of a navigation, have no id, and no editor can change them. */
type Shown = Omit<PresentedEntry, "id"> & { __typename: string; id?: string };
type Holder = { uuid: string; within: readonly string[] };

/**
 * Returns a page in the form of Shopper Experience: a component for each entry, a region for each field that holds entries, and the other fields
 * as data in the language of the page (preview-10).
 */
export function composePage(page: PresentedEntry, composition: Composition): object {
	const {
		id,
		typeId,
		data,
		regions = [],
		visible,
		localized,
		designMetadata,
	} = makeComponent(page, { uuid: page.id, within: [] }, composition);
	const { title, description, keywords } = data;
	return {
		id,
		typeId,
		name: designMetadata.name,
		pageTitle: title,
		pageDescription: description,
		pageKeywords: keywords,
		visible,
		localized,
		data,
		regions,
		designMetadata,
	};
}

function makeComponent(entry: Shown, { uuid, within }: Holder, composition: Composition): Component {
	const { id = uuid, __typename: typeId } = entry;
	const type = findContentType(typeId);
	const fields = Object.entries(type?.fields ?? {});
	const stored = composition.entries.get(id);
	const isLocalized = stored === undefined || isTranslated(stored, fields, composition.code);
	const regionFields = fields.filter(([, field]) => listLinkedTypes(field).length > 0);
	// A link to a page needs its address alone, and an entry that holds itself is shown once.
	const isOpen = within.length === 0 || !(ADDRESSED.includes(typeId) || within.includes(id));
	const regions = isOpen
		? regionFields.map(([name, field]) =>
				makeRegion(entry, name, field, { holder: { uuid: id, within: [...within, id] }, composition }),
			)
		: [];
	const name = readName(entry, type);
	const isFragment = composition.fragments.has(id);
	return {
		id,
		typeId,
		name,
		fragment: isFragment,
		embedded: false,
		visible: true,
		localized: isLocalized,
		data: {
			...(entry.shownTo ? { shownTo: entry.shownTo } : {}),
			...Object.fromEntries(
				fields
					.filter(([, { kind }]) => kind !== "link" && kind !== "links")
					.map(([field, { kind }]) => [
						field,
						kind === "rich-text" ? readDocument(entry[field]) : entry[field],
					]),
			),
		},
		...(regions.length > 0 ? { regions } : {}),
		designMetadata: {
			id,
			contentLinkUuid: uuid,
			isFragment,
			isVisible: true,
			isLocalized,
			name,
			regionDefinitions: regionFields.map(([name, field]) => defineRegion(name, field)),
		},
	};
}

const nameRegion = (name: string, { kind }: Field): string =>
	kind === "rich-text" ? nameEntries(name).replace(/Collection$/, "") : name;

const defineRegion = (name: string, field: Field): Omit<RegionMetadata, "contentLinkUuids"> => ({
	id: nameRegion(name, field),
	name,
	componentTypeInclusions: listLinkedTypes(field),
	componentTypeExclusions: [],
	...(field.kind === "link" ? { maxComponents: 1 } : {}),
	...(field.kind === "links" ? { maxComponents: field.maximum ?? MAX_ITEMS } : {}),
});

function makeRegion(
	entry: Shown,
	name: string,
	field: Field,
	{ holder, composition }: { holder: Holder; composition: Composition },
): Region {
	const definition = defineRegion(name, field);
	const { items, total } = listEntries(entry, definition.id, field);
	const places = new Map<string, number>();
	const components = items.map((item, at) => {
		const { id = String(at) } = item;
		const before = places.get(id) ?? 0;
		places.set(id, before + 1);
		const uuid = `${holder.uuid}.${definition.id}.${id}${before === 0 ? "" : `.${before}`}`;
		return makeComponent(item, { ...holder, uuid }, composition);
	});
	return {
		id: definition.id,
		components,
		...(total > items.length ? { c_total: total } : {}),
		designMetadata: {
			...definition,
			contentLinkUuids: components.map(({ designMetadata }) => designMetadata.contentLinkUuid),
		},
	};
}

type Presented<Value> = Value | ((paging: Paging) => Value) | undefined;
const resolve = <Value>(value: Presented<Value>): Value | undefined =>
	typeof value === "function" ? (value as (paging: Paging) => Value)({}) : value;

function listEntries(entry: Shown, region: string, { kind }: Field): { items: Shown[]; total: number } {
	if (kind === "link") {
		const item = resolve(entry[region] as Presented<Shown | null>);
		return { items: item ? [item] : [], total: item ? 1 : 0 };
	}
	const collection = resolve(entry[`${region}Collection`] as Presented<Collection<Shown>>);
	return { items: collection?.items ?? [], total: collection?.total ?? 0 };
}

const readDocument = (value: unknown): unknown =>
	(value as { json?: unknown } | null | undefined)?.json ?? null;

const readName = (entry: Shown, type: ContentType | undefined): string => {
	const name = entry[type?.displayField ?? ""];
	return typeof name === "string" && name !== "" ? name : (type?.name ?? entry.__typename);
};

const isTranslated = (
	{ fields: values }: ShownEntry,
	fields: readonly [string, Field][],
	code: LanguageCode,
): boolean =>
	fields.every(([name, field]) => {
		const value = values[name];
		if (value === undefined || !isLocalised(field)) return true;
		return !isFallback(findShown(value as ByLanguage<unknown>, code), code);
	});
