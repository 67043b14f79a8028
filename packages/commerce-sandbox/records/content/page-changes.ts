import { listLinkedTypes } from "@vetrina/content-model/content-type.ts";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { listEntryLinks } from "./check-entry.ts";
import type { PreviewEntry } from "./entry.ts";
import { readTitle } from "./entry-title.ts";
import { listPreviewEntries, type PreviewMoment } from "./read-preview.ts";

export type SectionChange = {
	id: string;
	type: string;
	change: "added" | "removed" | "changed" | "moved";
};
/**
 * A page, or content that the shop shows by itself elsewhere, such as the header or what stands around a list; that has no `slug`. `change`: of
 * the page as a whole. A changed page has the sections that differ; its other fields may differ, too.
 */
export type PageChange = {
	id: string;
	type: string;
	title: string;
	slug: string;
	change: "added" | "removed" | "changed";
	sections: SectionChange[];
};

type Entries = ReadonlyMap<string, Pick<PreviewEntry, "type" | "fields">>;

const isPage = (type: string): boolean => ADDRESSED.some((page) => page === type);
const LINKED = new Set(
	contentTypes.flatMap(({ fields }) => Object.values(fields).flatMap((field) => listLinkedTypes(field))),
);
/** Tells whether the shop shows entries of a type without a link from another entry. */
const standsAlone = (type: string): boolean => isPage(type) || !LINKED.has(type);
const readSlug = ({ fields }: Pick<PreviewEntry, "fields">): string =>
	typeof fields.slug === "string" ? fields.slug : "";

/** Returns all entries that an entry shows, each as text. Of a page that it links to, that is the address. */
function listShown(id: string, entries: Entries): Map<string, string> {
	const shown = new Map<string, string>();
	const waiting = [id];
	for (const next of waiting) {
		const entry = entries.get(next);
		if (!entry || shown.has(next)) continue;
		const isLinkedPage = next !== id && isPage(entry.type);
		shown.set(next, isLinkedPage ? readSlug(entry) : JSON.stringify([entry.type, entry.fields]));
		if (!isLinkedPage) waiting.push(...listEntryLinks(entry.type, entry.fields).map(({ to }) => to));
	}
	return shown;
}

/** Tells whether anything that an entry shows differs. */
export function isChangedBetween(id: string, before: Entries, after: Entries): boolean {
	const [old, current] = [listShown(id, before), listShown(id, after)];
	return old.size !== current.size || [...old].some(([one, text]) => current.get(one) !== text);
}

const listSections = ({ type, fields }: Pick<PreviewEntry, "type" | "fields">, entries: Entries): string[] =>
	listEntryLinks(type, fields)
		.map(({ to }) => to)
		.filter((id) => !isPage(entries.get(id)?.type ?? "Page"));

/** Returns the entries that neither order moves: a longest common subsequence. */
function listKept(before: readonly string[], after: readonly string[]): Set<string> {
	const lengths = Array.from({ length: before.length + 1 }, () =>
		new Array<number>(after.length + 1).fill(0),
	);
	const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
	for (let row = before.length - 1; row >= 0; row--)
		for (let column = after.length - 1; column >= 0; column--) {
			const cells = lengths[row] as number[];
			cells[column] =
				before[row] === after[column]
					? at(row + 1, column + 1) + 1
					: Math.max(at(row + 1, column), at(row, column + 1));
		}
	const kept = new Set<string>();
	for (let row = 0, column = 0; row < before.length && column < after.length; ) {
		if (before[row] === after[column]) {
			kept.add(before[row] as string);
			row++;
			column++;
		} else if (at(row + 1, column) >= at(row, column + 1)) row++;
		else column++;
	}
	return kept;
}

export function compareSections(
	[before, after]: readonly [readonly string[], readonly string[]],
	isChanged: (id: string) => boolean,
): { id: string; change: SectionChange["change"] }[] {
	const kept = listKept(before, after);
	return [
		...[...new Set(after)].flatMap((id): { id: string; change: SectionChange["change"] }[] => {
			if (!before.includes(id)) return [{ id, change: "added" }];
			if (isChanged(id)) return [{ id, change: "changed" }];
			return kept.has(id) ? [] : [{ id, change: "moved" }];
		}),
		...[...new Set(before)]
			.filter((id) => !after.includes(id))
			.map((id) => ({ id, change: "removed" as const })),
	];
}

/** All slugs begin with a slash, which is before all letters. */
const toOrder = ({ slug, type, title }: PageChange): string => slug || `${type} ${title}`;

/** Returns the pages that differ between two moments, with the sections that differ, in the order of their addresses; then other content (preview-7). */
export async function listPageChanges(
	db: D1Database,
	siteId: string,
	from: PreviewMoment,
	to: PreviewMoment,
): Promise<PageChange[]> {
	const [before, after] = await Promise.all(
		[from, to].map(
			async (moment): Promise<Entries> =>
				new Map((await listPreviewEntries(db, siteId, moment)).map((entry) => [entry.id, entry])),
		),
	);
	if (!before || !after) return [];
	const ids = new Set([...before, ...after].flatMap(([id, { type }]) => (standsAlone(type) ? [id] : [])));
	const isChanged = (id: string): boolean => isChangedBetween(id, before, after);
	const findType = (id: string): string => (after.get(id) ?? before.get(id))?.type ?? "";
	return [...ids]
		.flatMap((id): PageChange[] => {
			const [old, current] = [before.get(id), after.get(id)];
			const shown = current ?? old;
			if (!shown || (old && current && !isChanged(id))) return [];
			const orders = [
				old ? listSections(old, before) : [],
				current ? listSections(current, after) : [],
			] as const;
			return [
				{
					id,
					type: shown.type,
					title: readTitle(shown.type, shown.fields),
					slug: readSlug(shown),
					change: !old ? "added" : current ? "changed" : "removed",
					sections: compareSections(orders, isChanged).map((section) => ({
						...section,
						type: findType(section.id),
					})),
				},
			];
		})
		.toSorted((one, other) => (toOrder(one) < toOrder(other) ? -1 : 1));
}
