/** How many entries of a long content come at once (content-3). */
export const CONTENT_BATCH = 6;

/** Entries before a page of it; pages count from 1. */
export const contentSkip = (page: number): number => (page - 1) * CONTENT_BATCH;

/** Whether more can be asked for: not once a batch was empty or short, or all are there (content-3). */
export const hasMoreContent = ({
	skip,
	batch,
	total,
}: {
	skip: number;
	batch: number;
	total: number;
}): boolean => batch >= CONTENT_BATCH && skip + batch < total;
