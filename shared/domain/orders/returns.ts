/** What a return can be, and why an item cannot be one (returns-1, returns-3), in the platform's words. */

export const RETURN_WAYS = ["post", "store"] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** Each has a text, `returns.status.<status>`. */
export const RETURN_STATUSES = ["requested", "received", "refunded", "exchanged"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** What the platform may say against an item, and its text, `returns.refusal.<label>`. */
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
