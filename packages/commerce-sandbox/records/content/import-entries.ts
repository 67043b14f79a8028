import { listVersions, replaceVersions } from "@vetrina/content-model/entry-parts.ts";
import { listLinkFaults } from "@vetrina/content-model/links/link-faults.ts";
import { listChangeTags, type VisibleEntry } from "@vetrina/content-model/present/change-tags.ts";
import { jsonChunks } from "../../store/json-chunks.ts";
import { checkFields, checkSettings } from "./check-entry.ts";
import {
	describeContent,
	describeUnpublished,
	type ImportedEntry,
	isEdited,
	parseContent,
	parseParts,
	readDeletedSources,
	readStoredContent,
	type StoredContent,
} from "./entry-content.ts";
import { countRevision } from "./revision.ts";
import { deleteRows, storeEntries, toVisible } from "./store-entries.ts";

export type ImportIssue = { id: string; issue: string };
/** `kept`: entries that editors changed, and whose files are unchanged; `replaced`: entries that editors changed, and whose files changed too. */
export type ImportResult =
	| { issues: ImportIssue[] }
	| { changed: number; removed: number; kept: string[]; replaced: string[] };

/** Returns the entries with their defaults, and what is wrong with them apart from links. */
function checkEntries(entries: readonly ImportedEntry[]): { filled: ImportedEntry[]; issues: ImportIssue[] } {
	const ids = new Set<string>();
	const issues: ImportIssue[] = [];
	const filled = entries.map((entry) => {
		const { id, type } = entry;
		const isTwin = ids.has(id);
		ids.add(id);
		const versions = listVersions(entry).map((version) => ({
			...version,
			checked: checkFields(type, version.fields, version.state),
		}));
		const own = [
			...(isTwin ? ["is there twice"] : []),
			...checkSettings(entry),
			...checkParts(entry),
			...versions.flatMap(({ place, checked }) =>
				"issues" in checked ? checked.issues.map((issue) => placeIssue(place, issue)) : [],
			),
		];
		issues.push(...own.map((issue) => ({ id, issue })));
		return replaceVersions(
			entry,
			versions.map(({ fields, checked }) => ("fields" in checked ? checked.fields : fields)),
		);
	});
	return { filled, issues };
}

/** Names the version that an issue is about, unless that is the entry itself. */
const placeIssue = (place: readonly string[] | undefined, issue: string): string =>
	place === undefined || place[0] === "fields" ? issue : [...place, issue].join(".");

function checkParts({ status, draft, planned = [] }: ImportedEntry): string[] {
	const parts = [...(draft ? ["draft"] : []), ...(planned.length > 0 ? ["planned"] : [])];
	return [
		...(status ? parts.map((part) => `${part}: is for published entries, which have no status`) : []),
		...planned.flatMap((plan, at) => [
			...checkSettings(plan).map((issue) => `planned.${at}.${issue}`),
			...(plan.publishAt <= (planned[at - 1]?.publishAt ?? 0)
				? [`planned.${at}.publishAt: must be later than that of the version before`]
				: []),
		]),
	];
}

/** Drafts of other entries may name what an import takes away. */
const findLinkIssues = (
	entries: readonly ImportedEntry[],
	others: readonly StoredContent[],
): ImportIssue[] => {
	const present = others.map((row) => ({
		...parseContent(row),
		fields: parseContent(row).fields ?? {},
		planned: parseParts(row).planned,
	}));
	return listLinkFaults([...entries, ...present]).map(({ id, field, message, place }) => ({
		id,
		issue: placeIssue(place, `${field}: ${message}`),
	}));
};

/**
 * Replaces all entries by the given entries, published unless they have a status (content-39). Nothing is stored if one entry is invalid or
 * links to a missing entry (content-12). Unchanged entries are not written, so a repeated import announces no change. With `keepsEdits`,
 * entries that editors made stay, as do their changes of entries whose files are the same as at the last import; entries that they deleted
 * stay deleted (content-19).
 */
export async function importEntries(
	db: D1Database,
	given: readonly ImportedEntry[],
	{ by, keepsEdits = false }: { by: string; keepsEdits?: boolean },
): Promise<ImportResult> {
	const { filled, issues } = checkEntries(given);
	if (issues.length > 0) return { issues };
	const [stored, deleted] = await Promise.all([readStoredContent(db), readDeletedSources(db)]);
	const known = new Map(stored.map((row) => [row.id, row]));
	const isKept = ({ id, source }: ImportedEntry): boolean => {
		const before = known.get(id);
		const text = before && isEdited(before) ? before.text : deleted.get(id);
		return keepsEdits && text != null && text === source?.text;
	};
	const kept = filled.filter(isKept).map(({ id }) => id);
	const entries = filled.filter((entry) => !isKept(entry));
	const present = new Set(given.map(({ id }) => id));
	const removed = stored.filter(({ id, text }) => !present.has(id) && (!keepsEdits || text !== null));
	const others = stored.filter(
		({ id, text }) => kept.includes(id) || (keepsEdits && !present.has(id) && text === null),
	);
	const linkIssues = findLinkIssues(entries, others);
	if (linkIssues.length > 0) return { issues: linkIssues };
	const changed = entries.filter((entry) => {
		const before = known.get(entry.id);
		const isShownSo = before?.content === describeContent(entry);
		return !isShownSo || before?.unpublished !== describeUnpublished(entry);
	});
	const tags = [
		...changed.flatMap((entry) => listSeenTags(findVisible(known.get(entry.id)), toVisible(entry))),
		...removed.flatMap((row) => listSeenTags(findVisible(row), undefined)),
	];
	const statements = [
		...storeEntries(db, changed, { by, removed }),
		...(tags.length > 0 ? countRevision(db, tags) : []),
	];
	const gone = [...removed, ...[...deleted.keys()].flatMap((id) => (present.has(id) ? [] : [{ id }]))];
	const sources = writeSources(db, entries, { known, deleted, removed: gone });
	if (changed.length + removed.length > 0) await db.batch([...statements, ...sources]);
	else if (sources.length > 0) await db.batch(sources);
	const replaced = changed.flatMap(({ id }) => {
		const before = known.get(id);
		return before && isEdited(before) ? [id] : [];
	});
	return { changed: changed.length, removed: removed.length, kept, replaced };
}

const findVisible = (row: StoredContent | undefined): VisibleEntry | undefined => row && parseContent(row);

/** Returns the tags of a change of what shoppers see; none if only a draft has changed. */
const listSeenTags = (before: VisibleEntry | undefined, after: VisibleEntry | undefined): string[] => {
	const isSeen = (before?.fields ?? after?.fields ?? null) !== null;
	return isSeen && JSON.stringify(before) !== JSON.stringify(after) ? listChangeTags(before, after) : [];
};

/** Returns statements that record the files of imported entries; none if all are recorded already. */
function writeSources(
	db: D1Database,
	entries: readonly ImportedEntry[],
	{
		known,
		deleted,
		removed,
	}: {
		known: ReadonlyMap<string, StoredContent>;
		deleted: ReadonlyMap<string, string>;
		removed: readonly { id: string }[];
	},
): D1PreparedStatement[] {
	const rows = entries.flatMap((entry) => {
		const { id, source } = entry;
		const before = known.get(id);
		const content = describeContent(entry);
		const unpublished = describeUnpublished(entry);
		const isRecorded =
			before?.text === source?.text &&
			before?.path === source?.path &&
			before?.loaded === content &&
			before.loadedUnpublished === unpublished;
		return source && !isRecorded ? [{ id, ...source, content, unpublished }] : [];
	});
	const hadFile = (id: string): boolean => known.get(id)?.text != null || deleted.has(id);
	const lost = [...removed, ...entries.filter(({ id, source }) => !source && hadFile(id))];
	return [
		...(lost.length > 0 ? [deleteRows(db, "content_source WHERE id", lost)] : []),
		...jsonChunks(rows).map((chunk) =>
			db
				.prepare(
					`INSERT OR REPLACE INTO content_source (id, path, text, content, unpublished)
					SELECT value ->> 'id', value ->> 'path', value ->> 'text', value ->> 'content', value ->> 'unpublished'
					FROM json_each(?1)`,
				)
				.bind(chunk),
		),
	];
}
