import * as z from "zod";

export const logEntryBody = z.object({
	level: z.enum(["error", "warning", "info", "debug"]),
	title: z.string().min(1).max(200),
	source: z.string().max(200).optional(),
	stackTrace: z.string().max(8000).optional(),
	/** The built file that was running; its source map is kept with the build. */
	release: z
		.string()
		.regex(/^[\w.-]{1,80}$/)
		.optional(),
	/** How many errors the entry stands for. */
	count: z.number().int().min(1).max(1_000_000).optional(),
});
export type LogEntryBody = z.infer<typeof logEntryBody>;

/** In bytes: the largest entry that the Worker accepts from a browser. */
export const LOG_BODY_LIMIT = 16_384;
