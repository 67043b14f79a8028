import type { Count } from "@vetrina/shop-rules/operations/record.ts";

/** Columns of the counters in Analytics Engine, which queries of dashboards and alerts name as well (ops-21). A point is a sum over some seconds. */
export const COLUMNS = {
	kind: "blob1",
	name: "blob2",
	outcome: "blob3",
	cache: "blob4",
	release: "blob5",
	count: "double1",
	milliseconds: "double2",
} as const satisfies Record<keyof Count | "release", string>;

/** The most rows of one record that are written, as an invocation may write 250 points. */
export const MOST_POINTS = 250;
