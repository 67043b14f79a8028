/** All receivers on the server. A house chooses among them for each site by the preference `analytics.receivers` (event-37). */
export const RECEIVER_IDS = [
	"dataset",
	"google-analytics",
	"data-360",
	"active-data",
	"webhook",
	"einstein",
] as const;
export type ReceiverId = (typeof RECEIVER_IDS)[number];
export const DEFAULT_RECEIVERS: ReceiverId[] = ["dataset"];
