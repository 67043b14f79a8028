import type { CacheContext, ContentChanges } from "../cache-context.ts";
import { singleFlight, within } from "../single-flight.ts";
import { watch } from "../watch.ts";
import { ANY_TAG, type ContentMark } from "./content-reads.ts";

/**
 * The editors' content carries tags, and its service announces the tags of each change (cache-16). Stored pages and values name the revision
 * that was known when their loading began; one of them is outdated if one of its tags has changed since. Revisions are the service's, not
 * times, so isolates that notice a change at different times agree on what is outdated.
 */
export type ContentJournal = {
	revision: string;
	/** Changes before this revision are unknown. */
	floor: string;
	/** Revision at which a change of each tag was noticed. */
	changed: ReadonlyMap<string, string>;
};

/** The cache stores a page's tags in a header. */
const MAX_CHARACTERS = 12_000;
const MAX_TAGS = 2000;
const KEY = "content-changes";

let journal: ContentJournal | undefined;

/** Reads "<changes>-<latest date>", both of which only ever increase. */
const parse = (revision: string): readonly [number, number] => {
	const [changes = 0, date = 0] = revision.split("-").map(Number);
	return [changes, date];
};
export const isLater = (one: string, other: string): boolean => {
	// A page asks this for each of its tags, nearly always with equal revisions.
	if (one === other) return false;
	const [changes, date] = parse(one);
	const [otherChanges, otherDate] = parse(other);
	return changes > otherChanges || date > otherDate;
};

const readStored = async (cx: CacheContext): Promise<ContentJournal | undefined> => {
	try {
		const storedJournal = await cx.env.CACHE.get<{
			revision: string;
			floor: string;
			changed: [string, string][];
		}>(KEY, { type: "json" });
		return storedJournal ? { ...storedJournal, changed: new Map(storedJournal.changed) } : undefined;
	} catch (error) {
		cx.log("warning", "cache/content-journal", "Reading content changes from KV failed", { error });
		return undefined;
	}
};

const addChanges = (
	before: ContentJournal | undefined,
	{ revision, tags }: ContentChanges,
): ContentJournal => {
	if (!before || tags === "all") return { revision, floor: revision, changed: new Map() };
	const changedTags = new Map([...before.changed, ...tags.map((tag) => [tag, revision] as const)]);
	return changedTags.size > MAX_TAGS
		? { revision, floor: revision, changed: new Map() }
		: { revision, floor: before.floor, changed: changedTags };
};

/** Follows changes since `since`. A response that another, later one has overtaken adds nothing, so the journal never moves back. */
const follow = (cx: CacheContext, since: string, changes: ContentChanges): void => {
	if (changes.revision === journal?.revision) return;
	const isOvertaken = journal !== undefined && journal.revision !== since;
	if (isOvertaken && !isLater(changes.revision, journal?.revision ?? "")) return;
	journal = addChanges(journal, changes);
	const { revision, floor, changed } = journal;
	cx.log("info", "cache/content-journal", "Content has changed", { revision, tags: changes.tags.length });
	cx.waitUntil(
		cx.env.CACHE.put(KEY, JSON.stringify({ revision, floor, changed: [...changed] })).catch(
			(error: unknown) =>
				cx.log("warning", "cache/content-journal", "Writing content changes to KV failed", { error }),
		),
	);
};

/** Returns whether the platform announces changes, which are known afterwards. */
const ask = async (cx: CacheContext): Promise<boolean> => {
	const since = journal?.revision ?? "";
	const changes = await cx.contentChanges?.(since);
	if (changes) follow(cx, since, changes);
	return changes !== undefined;
};

/** Returns the known changes, at most five seconds old while the platform responds in time; undefined if it announces none. */
export const readContentJournal = async (cx: CacheContext): Promise<ContentJournal | undefined> => {
	if (!cx.contentChanges) return undefined;
	await watch(cx, "content", async () => {
		journal ??= await readStored(cx);
		return (await ask(cx)) ? "present" : "missing";
	});
	return journal;
};

/** Returns the changes known in this isolate, without a request. */
export const knownJournal = (): ContentJournal | undefined => journal;

/** Asks for changes at once, one time for all requests that do so meanwhile. Returns whether the platform has named them. */
export const catchUp = async (cx: CacheContext): Promise<boolean> => {
	try {
		return await within(
			singleFlight("content-changes", () => ask(cx)),
			cx.deadline,
		);
	} catch {
		return false;
	}
};

/** Returns the mark of content that is valid at a revision; undefined if it depends on no entry. */
export const markContent = (
	tags: ReadonlySet<string>,
	revision: string | undefined,
	changes?: ContentMark["changes"],
): ContentMark | undefined => {
	if (tags.size === 0) return undefined;
	const sortedTags = [...tags].toSorted();
	return {
		tags: sortedTags.join().length > MAX_CHARACTERS ? [ANY_TAG] : sortedTags,
		revision,
		...(changes && Object.keys(changes).length > 0 ? { changes } : {}),
	};
};

/** Returns whether stored content may have changed since it was loaded. */
export const isChanged = (mark: ContentMark | undefined, now: ContentJournal | undefined): boolean => {
	if (!mark || !now) return false;
	const { tags, revision } = mark;
	// An isolate that is ahead of this one may have stored the content, or the service may have restarted its revisions.
	if (revision === undefined || isLater(now.floor, revision) || isLater(revision, now.revision)) return true;
	return tags.some((tag) =>
		isLater(tag === ANY_TAG ? now.revision : (now.changed.get(tag) ?? revision), revision),
	);
};

export const forgetContentJournal = (): void => {
	journal = undefined;
};
