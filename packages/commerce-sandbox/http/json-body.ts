import type { Context } from "hono";
import type * as z from "zod";
import { valueAt } from "../value-at.ts";
import type { CommerceHono } from "./http.ts";
import { missingBody, missingValues } from "./missing.ts";
import { problem } from "./problem.ts";

/** Schemas of the bodies that handlers read, from which the documents of the APIs are made (decision 186). */
const bodySchemas = new WeakMap<object, z.ZodType>();

export const findBodySchema = (handler: object): z.ZodType | undefined => bodySchemas.get(handler);

/** Notes that a handler reads a body of a schema, and returns the handler. */
export const noteBody = <Handler extends object>(schema: z.ZodType, handler: Handler): Handler => {
	bodySchemas.set(handler, schema);
	return handler;
};

/** Returns a handler of requests whose body has a schema. A body that does not fit is refused with 400. */
export const withJsonBody = <Schema extends z.ZodType>(
	schema: Schema,
	run: (c: Context<CommerceHono>, body: z.infer<Schema>) => Response | Promise<Response>,
	options: { emptyAs?: unknown } = {},
) =>
	noteBody(schema, async (c: Context<CommerceHono>): Promise<Response> => {
		const request = await jsonBody(c, schema, options);
		return "refusal" in request ? request.refusal : run(c, request.body);
	});

const writePath = (path: readonly PropertyKey[]): string => ["$", ...path].join(".");

const isLacked = ({ code, path }: z.core.$ZodIssue, body: unknown): boolean =>
	path.length > 0 && code !== "custom" && code !== "unrecognized_keys" && valueAt(body, path) === undefined;

export async function jsonBody<Schema extends z.ZodType>(
	c: Context,
	schema: Schema,
	options: { emptyAs?: unknown } = {},
): Promise<{ body: z.infer<Schema> } | { refusal: Response }> {
	const text = await c.req.text();
	let value: unknown = options.emptyAs;
	if (text.trim() !== "") {
		try {
			value = JSON.parse(text);
		} catch {
			return { refusal: problem(400, "bad-request", "The body is not well-formed JSON.") };
		}
	} else if (value === undefined) return { refusal: missingBody(c) };
	const result = schema.safeParse(value);
	if (result.success) return { body: result.data };
	const missingIssues = result.error.issues.filter((issue) => isLacked(issue, value));
	if (missingIssues.length > 0)
		return { refusal: missingValues(c, [...new Set(missingIssues.map(({ path }) => writePath(path)))]) };
	const issue = result.error.issues[0];
	const path = writePath(issue?.path ?? []);
	return {
		refusal: problem(
			400,
			"bad-request",
			`The value at '${path}' is not accepted: ${issue?.message ?? "it has another form"}.`,
		),
	};
}
