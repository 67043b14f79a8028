/**
 * Requests to the Worker in a visit of five pages, which the table of costs assumes: the first page is a document and the others are data, one of
 * them is in no cache, and each shows six pictures that the browser lacks. Scripts, styles and fonts never reach the Worker.
 */
export const REQUESTS_PER_VISIT = {
	"cached page": 1,
	"cached page data": 3,
	"rendered page": 1,
	picture: 30,
	session: 2,
	"change of the bag": 0.2,
} as const;

export type Kind = keyof typeof REQUESTS_PER_VISIT;
