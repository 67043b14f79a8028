import type { ShownTo } from "../../../shared/domain/content/personalised.ts";

/**
 * Contains the tags of stored content. `revision`: known when the content began to load; undefined if no revision was known. `changes`: times
 * of planned changes in milliseconds, by tag.
 */
export type ContentMark = {
	tags: readonly string[];
	revision?: string;
	changes?: Readonly<Record<string, number>>;
};

/** Tag of content that depends on more entries than are worth naming: any change outdates it. */
export const ANY_TAG = "*";

/** Times of the next planned change of each tag, in milliseconds. */
export type PlannedChanges = Readonly<Record<string, number>>;

/** Contains the editors' content that a request has read. */
export type ContentReads = {
	tags: Set<string>;
	changes: Map<string, number>;
	marks: ContentMark[];
	/** Conditions of the personalised blocks that were read (cache-18). */
	blocks: Map<string, readonly ShownTo[]>;
	/** True if the shopper gets contents of blocks that others do not. */
	isPersonalised?: boolean;
	/** Time at which the oldest outdated content was loaded that stands in because the platform fails; undefined without such content. */
	outdatedSince?: number;
	/** The revision of all of the content; undefined until it is settled, and if no revision is certain. */
	revision?: string;
	isMixed?: boolean;
};

export const createContentReads = (): ContentReads => ({
	tags: new Set(),
	changes: new Map(),
	marks: [],
	blocks: new Map(),
});

export const forgetReads = (reads: ContentReads): void => {
	reads.tags.clear();
	reads.changes.clear();
	reads.marks = [];
	reads.blocks.clear();
	reads.isPersonalised = undefined;
	reads.outdatedSince = undefined;
	reads.revision = undefined;
	reads.isMixed = undefined;
};

const addChange = (changes: Map<string, number>, tag: string, at: number): void => {
	changes.set(tag, Math.min(at, changes.get(tag) ?? at));
};

/** Adds content that was read. `outdatedSince`: when the content was loaded, if it is outdated. */
export const addRead = (
	reads: ContentReads | undefined,
	mark: ContentMark | undefined,
	now: number,
	outdatedSince?: number,
): void => {
	if (!reads || !mark) return;
	for (const tag of mark.tags) reads.tags.add(tag);
	reads.marks.push(mark);
	const isOutdated = outdatedSince !== undefined;
	if (isOutdated) reads.outdatedSince = Math.min(outdatedSince, reads.outdatedSince ?? outdatedSince);
	// A page with outdated content must not end at a change that this content has missed already.
	for (const [tag, at] of Object.entries(mark.changes ?? {}))
		if (!isOutdated || at > now) addChange(reads.changes, tag, at);
};

/** Adds what was read on behalf of several requests, with the wanted tags alone. */
export const inheritReads = (
	reads: ContentReads | undefined,
	{ marks, changes, outdatedSince }: ContentReads,
	isWanted: (tag: string) => boolean,
): void => {
	if (!reads) return;
	for (const mark of marks) {
		const tags = mark.tags.filter(isWanted);
		for (const tag of tags) reads.tags.add(tag);
		if (tags.length > 0) reads.marks.push({ ...mark, tags });
	}
	for (const [tag, at] of changes) addChange(reads.changes, tag, at);
	if (outdatedSince !== undefined)
		reads.outdatedSince = Math.min(outdatedSince, reads.outdatedSince ?? outdatedSince);
};

/** Returns the time of the next planned change of any of the tags; undefined if none is planned. */
export const findNextChange = (
	tags: Iterable<string>,
	changes: ReadonlyMap<string, number>,
): number | undefined => {
	if (changes.size === 0) return undefined;
	const times = [...tags].flatMap((tag) =>
		tag === ANY_TAG ? [...changes.values()] : (changes.get(tag) ?? []),
	);
	return times.length === 0 ? undefined : Math.min(...times);
};
