export type OrderProgress = {
	status: string;
	confirmationStatus?: string;
	shippingStatus?: string;
	overallStatus?: string;
	pickupStatus?: string;
};

const SAID = new Set([
	"in_progress",
	"returned",
	"refunded",
	"partly_shipped",
	"shipped",
	"partly_returned",
	"ready_for_pickup",
	"ready_for_partial_pickup",
	"picked_up",
	"partly_picked_up",
	"canceled",
]);
const AT_THE_STORE = new Set([
	"ready_for_pickup",
	"ready_for_partial_pickup",
	"picked_up",
	"partly_picked_up",
]);

export const STATUS_LABELS = [
	"new",
	"shipped",
	"partlyShipped",
	"beingProcessed",
	"confirmed",
	"cancelled",
	"returned",
	"refunded",
	"notConfirmed",
	"inReview",
	"readyForPickup",
	"readyForPartialPickup",
	"pickedUp",
	"partlyPickedUp",
	"failed",
	"replaced",
] as const;
export type StatusLabel = (typeof STATUS_LABELS)[number];

const LABELS: Record<string, StatusLabel> = {
	new: "new",
	created: "new",
	shipped: "shipped",
	completed: "shipped",
	partly_shipped: "partlyShipped",
	being_processed: "beingProcessed",
	confirmed: "confirmed",
	cancelled: "cancelled",
	canceled: "cancelled",
	returned: "returned",
	refunded: "refunded",
	not_confirmed: "notConfirmed",
	in_review: "inReview",
	in_progress: "inReview",
	partly_returned: "inReview",
	open: "inReview",
	ready_for_pickup: "readyForPickup",
	ready_for_partial_pickup: "readyForPartialPickup",
	picked_up: "pickedUp",
	partly_picked_up: "partlyPickedUp",
	failed: "failed",
	replaced: "replaced",
};

/** Returns a status in lower case with underscores, because platforms vary its case, hyphens, underscores and spaces (orders-1). */
export const readStatus = (value: unknown): string =>
	(typeof value === "string" ? value : "")
		.trim()
		.toLowerCase()
		.replace(/[-\s]+/g, "_");

/** Returns the status to show: a known one as `readStatus` writes it, any other as the platform wrote it. */
export const displayStatus = (order: OrderProgress): string => {
	const sent = order.overallStatus?.trim() || order.status.trim();
	const overall = readStatus(sent);
	if (SAID.has(overall)) return overall;
	const pickup = readStatus(order.pickupStatus);
	if (AT_THE_STORE.has(pickup)) return pickup;
	const status = readStatus(order.status);
	const isOpen = status === "new" || status === "open";
	const shipping = readStatus(order.shippingStatus);
	if ((isOpen && shipping === "shipped") || status === "completed") return "shipped";
	const confirmation = readStatus(order.confirmationStatus);
	if (isOpen && confirmation === "confirmed") return "confirmed";
	if (isOpen && confirmation === "not_confirmed") return "in_review";
	if (isOpen && shipping === "not_shipped") return "being_processed";
	if (status === "cancelled") return "cancelled";
	return statusLabel(overall) ? overall : sent;
};

export const statusLabel = (status: string): StatusLabel | undefined =>
	Object.hasOwn(LABELS, status) ? LABELS[status] : undefined;

const OVER: ReadonlySet<StatusLabel | undefined> = new Set([
	"cancelled",
	"failed",
	"returned",
	"refunded",
	"replaced",
]);

/** Returns true if the order is not delivered and its status is not final, so that the shopper still waits for parcels (checkout-26). */
export const isAwaited = ({ status, deliveredAt }: { status: string; deliveredAt?: string }): boolean =>
	!deliveredAt && !OVER.has(statusLabel(status));
