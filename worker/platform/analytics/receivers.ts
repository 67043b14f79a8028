import { activeData } from "./active-data/receiver.ts";
import { data360 } from "./data-360/receiver.ts";
import { dataset } from "./dataset/receiver.ts";
import { einstein } from "./einstein/receiver.ts";
import { googleAnalytics } from "./google-analytics/receiver.ts";
import type { Receiver } from "./receiver.ts";
import { webhook } from "./webhook/receiver.ts";

/** All receivers on the server; each is a folder and a row. Those without configuration get nothing. */
export const RECEIVERS: readonly Receiver[] = [
	dataset,
	googleAnalytics,
	data360,
	activeData,
	webhook,
	einstein,
];
