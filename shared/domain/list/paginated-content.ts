export const CONTENT_BATCH = 6;

export const contentSkip = (page: number): number => (page - 1) * CONTENT_BATCH;

export const hasMoreContent = ({
	skip,
	batch,
	total,
}: {
	skip: number;
	batch: number;
	total: number;
}): boolean => batch >= CONTENT_BATCH && skip + batch < total;
