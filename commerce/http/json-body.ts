import type { Context } from "hono";
import type * as z from "zod";
import { problem } from "./problem.ts";

/** Parses a JSON body against a schema, or says what is wrong with it and where. */
export async function jsonBody<Schema extends z.ZodType>(
	c: Context,
	schema: Schema,
	options: { emptyAs?: unknown } = {},
): Promise<{ body: z.infer<Schema> } | { refusal: Response }> {
	const text = await c.req.text();
	let value: unknown = options.emptyAs;
	if (text.trim() !== "" || value === undefined) {
		try {
			value = JSON.parse(text);
		} catch {
			return { refusal: problem(400, "bad-request", "The body is not well-formed JSON.") };
		}
	}
	const parsed = schema.safeParse(value);
	if (parsed.success) return { body: parsed.data };
	const issue = parsed.error.issues[0];
	const path = ["$", ...(issue?.path ?? [])].join(".");
	return {
		refusal: problem(
			400,
			"bad-request",
			`The value at '${path}' is not accepted: ${issue?.message ?? "it has another form"}.`,
		),
	};
}
