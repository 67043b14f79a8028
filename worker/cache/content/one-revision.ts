import type { CacheContext } from "../cache-context.ts";
import { catchUp, isChanged, isLater, knownJournal } from "./content-journal.ts";
import { type ContentReads, forgetReads } from "./content-reads.ts";

const MOST_LOADS = 4;

const listRevisions = ({ marks }: ContentReads): string[] => [
	...new Set(marks.flatMap(({ revision }) => revision ?? [])),
];

/**
 * Finds the revision at which all content that was read is valid, and returns whether there is one. Content that was loaded now may be ahead
 * of the changes that this isolate knows.
 */
export const settleRevision = async (cx: CacheContext, reads: ContentReads): Promise<boolean> => {
	// A request past all caches may read drafts, whose revisions are not those of the journal.
	if (cx.bypass) return true;
	// While the platform fails, outdated content may stand next to current content, and no revision is named.
	if (reads.outdatedSince !== undefined) return true;
	const revisions = listRevisions(reads);
	const [only] = revisions;
	const known = knownJournal();
	const isAhead = revisions.some((revision) => known && isLater(revision, known.revision));
	if (!known || (isAhead && !(await catchUp(cx)))) {
		if (revisions.length === 1) reads.revision = only;
		return revisions.length <= 1;
	}
	const journal = knownJournal();
	if (reads.marks.some((mark) => isChanged(mark, journal))) return false;
	reads.revision = reads.marks.length > 0 ? journal?.revision : undefined;
	return true;
};

/**
 * Loads a page, again if content has changed between two of its reads, so that no page mixes two revisions (cache-17). Editors may publish
 * more often than a page can be loaded: such a page names no revision and is not stored.
 */
export const withOneRevision = async <T>(cx: CacheContext, load: () => Promise<T>): Promise<T> => {
	const { content } = cx;
	if (!content) return load();
	for (let count = 1; ; count++) {
		forgetReads(content);
		const result = await load();
		if (await settleRevision(cx, content)) return result;
		if (count < MOST_LOADS && !cx.deadline.aborted) continue;
		content.isMixed = true;
		cx.log(
			"warning",
			"cache/one-revision",
			"Content kept changing while a page was loaded, the page is not stored",
			{
				revisions: listRevisions(content),
			},
		);
		return result;
	}
};
