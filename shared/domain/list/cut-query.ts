export const MAX_QUERY_LENGTH = 50;

/** Cuts by code point, so that no half of a surrogate pair remains; direction marks would affect the rest of the page. */
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
