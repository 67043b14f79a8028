import * as z from "zod/mini";

/** Body of `POST /log`: what went wrong in a browser, in the shape of the platform's log entries (platform-5). */
export const logEntryBody = z.object({
	level: z.enum(["error", "warning", "info", "debug"]),
	title: z.string().check(z.minLength(1), z.maxLength(200)),
	/** The part or the page where it happened. */
	source: z.optional(z.string().check(z.maxLength(200))),
	stackTrace: z.optional(z.string().check(z.maxLength(8000))),
});
export type LogEntryBody = z.infer<typeof logEntryBody>;

/** Bytes of the body, at most. */
export const LOG_BODY_LIMIT = 16_384;
