import * as z from "zod";

export const logEntryBody = z.object({
	level: z.enum(["error", "warning", "info", "debug"]),
	title: z.string().min(1).max(200),
	source: z.string().max(200).optional(),
	stackTrace: z.string().max(8000).optional(),
});
export type LogEntryBody = z.infer<typeof logEntryBody>;

/** In bytes: the largest entry that the Worker accepts from a browser. */
export const LOG_BODY_LIMIT = 16_384;
