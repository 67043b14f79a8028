export const PROGRESS_STEPS = ["placed", "processed", "shipped", "delivered"] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

const SHIPPED: ReadonlySet<string> = new Set(["shipped", "partly_shipped", "completed"]);
const PROCESSED: ReadonlySet<string> = new Set(["confirmed", "being_processed"]);
const PLACED: ReadonlySet<string> = new Set([
	"new",
	"open",
	"created",
	"in_review",
	"in_progress",
	"not_confirmed",
]);

export const progressStep = (status: string, isDelivered: boolean): ProgressStep | undefined => {
	if (SHIPPED.has(status)) return isDelivered ? "delivered" : "shipped";
	if (PROCESSED.has(status)) return "processed";
	return PLACED.has(status) ? "placed" : undefined;
};
