import { readStatus } from "./display-status.ts";

export const RETURN_WAYS = ["post", "store"] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** Each status has the texts `returnStatus.<status>` and `lineReturn.<status>` (returns-7). */
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

const VAIN: ReadonlySet<ReturnStatus | undefined> = new Set(["refused", "cancelled", "failed"]);
export const isVain = (status: ReturnStatus | undefined): boolean => VAIN.has(status);

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

export const readReturnStatus = (word: string): ReturnStatus | undefined => {
	const plain = readStatus(word);
	return Object.hasOwn(STATUS_WORDS, plain) ? STATUS_WORDS[plain] : undefined;
};

export const isPartlyReturned = (word: string): boolean =>
	/^(?:partly|partial|partially)_returned$/.test(readStatus(word));

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

export const refusalOfLabel = (label: string): ReturnRefusal =>
	LABELS.has(label) ? (label as ReturnRefusal) : "other";

export const isReturnNo = (text: string | null | undefined): text is string =>
	/^[\w-]{1,50}-R\d{1,3}$/.test(text ?? "");

export const orderNoOfReturn = (returnNo: string): string => returnNo.replace(/-R\d+$/, "");
