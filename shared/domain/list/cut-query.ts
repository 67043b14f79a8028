export const MAX_QUERY_LENGTH = 50;

/**
 * Returns the query on one line, with at most 50 code points, so that no half of a surrogate pair remains. Direction marks are replaced,
 * because they would affect the rest of the page.
 */
export const cutQuery = (value: string): string =>
	[
		...value
			.toWellFormed()
			.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
			.trim(),
	]
		.slice(0, MAX_QUERY_LENGTH)
		.join("")
		.trim();
