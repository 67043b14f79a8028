import { readStatus } from "./display-status.ts";

/** Kinds of returns, and reasons why an item cannot be returned (returns-1, returns-3), in the platform's words. */

export const RETURN_WAYS = ["post", "store"] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** How far a return is, or how it ended (returns-7). Each has a text, `returnStatus.<status>`, and one for a line, `lineReturn.<status>`. */
export const RETURN_STATUSES = [
	"requested",
	"received",
	"refunded",
	"exchanged",
	"refused",
	"cancelled",
	"failed",
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Nothing comes of these. */
const VAIN: ReadonlySet<ReturnStatus | undefined> = new Set(["refused", "cancelled", "failed"]);
export const isVain = (status: ReturnStatus | undefined): boolean => VAIN.has(status);

/** Words of platforms for the same. */
const STATUS_WORDS: Record<string, ReturnStatus> = {
	...Object.fromEntries(RETURN_STATUSES.map((status) => [status, status])),
	new: "requested",
	open: "requested",
	created: "requested",
	confirmed: "requested",
	approved: "requested",
	authorized: "requested",
	returned: "received",
	completed: "received",
	replaced: "exchanged",
	rejected: "refused",
	declined: "refused",
	denied: "refused",
	canceled: "cancelled",
	error: "failed",
	expired: "failed",
};

/** Returns what a platform's word for the status of a return means, in any case; undefined for a word that is not known. */
export const readReturnStatus = (word: string): ReturnStatus | undefined => {
	const plain = readStatus(word);
	return Object.hasOwn(STATUS_WORDS, plain) ? STATUS_WORDS[plain] : undefined;
};

/** A part of the order has come back, and the rest has not. */
export const isPartlyReturned = (word: string): boolean =>
	/^(?:partly|partial|partially)_returned$/.test(readStatus(word));

/** The platform's reasons for refusing an item, each with its text, `returnRefusal.<label>`. */
const REFUSALS = {
	customised: "customised",
	hygiene: "hygiene",
	"made-to-order": "madeToOrder",
	country: "country",
	kit: "kit",
	quantity: "quantity",
	exchange: "exchange",
	"not-delivered": "notDelivered",
	"period-over": "over",
} as const;
export type ReturnRefusal = (typeof REFUSALS)[keyof typeof REFUSALS] | "other";

export const returnRefusal = (reason: unknown): ReturnRefusal =>
	typeof reason === "string" && Object.hasOwn(REFUSALS, reason)
		? REFUSALS[reason as keyof typeof REFUSALS]
		: "other";

const LABELS: ReadonlySet<string> = new Set(Object.values(REFUSALS));

/** One that has been kept by its label. */
export const refusalOfLabel = (label: string): ReturnRefusal =>
	LABELS.has(label) ? (label as ReturnRefusal) : "other";

/** A number of a return: its order's, and which of its returns it is. */
export const isReturnNo = (text: string | null | undefined): text is string =>
	/^[\w-]{1,50}-R\d{1,3}$/.test(text ?? "");

/** Returns the number of the order that a return belongs to. */
export const orderNoOfReturn = (returnNo: string): string => returnNo.replace(/-R\d+$/, "");
