/** Entries per batch of a long content (content-3). */
export const CONTENT_BATCH = 6;

export const contentSkip = (page: number): number => (page - 1) * CONTENT_BATCH;

/** Returns false once a batch was empty or short, or all entries are loaded (content-3). */
export const hasMoreContent = ({
	skip,
	batch,
	total,
}: {
	skip: number;
	batch: number;
	total: number;
}): boolean => batch >= CONTENT_BATCH && skip + batch < total;
