import type { Context } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { isRefusal, type Refusal, refusal } from "./hosted-results.ts";
import { type HostedQuery, readQuery } from "./run-queries.ts";

const MAX_QUERIES = 50;
const MAX_OBJECTS = 1000;

export async function readRequestBody<Schema extends z.ZodType>(
	c: Context<CommerceHono>,
	schema: Schema,
): Promise<{ body: z.infer<Schema> } | Refusal> {
	const text = new TextDecoder().decode(await c.req.arrayBuffer());
	let value: unknown = {};
	try {
		if (text.trim() !== "") value = JSON.parse(text);
	} catch {
		return refusal(400, "Invalid JSON");
	}
	const result = schema.safeParse(value);
	if (result.success) return { body: result.data };
	const [issue] = result.error.issues;
	return refusal(
		400,
		`invalid value for "${issue?.path.join(".") ?? ""}": ${issue?.message ?? "another form"}`,
	);
}

export const searchBody = z.record(z.string(), z.unknown());

const oneQuery = z.looseObject({
	indexName: z.string(),
	type: z.enum(["default", "facet"]).optional(),
	facet: z.string().optional(),
});
const queriesBody = z.object({
	requests: z.array(oneQuery).max(MAX_QUERIES),
	strategy: z.enum(["none", "stopIfEnoughMatches"]).optional(),
});

export type Queries = { queries: HostedQuery[]; stopsWhenEnough: boolean };

export async function readQueries(c: Context<CommerceHono>): Promise<Queries | Refusal> {
	const reading = await readRequestBody(c, queriesBody);
	if (isRefusal(reading)) return reading;
	const { requests, strategy } = reading.body;
	const queries: HostedQuery[] = [];
	for (const { indexName, type, facet, ...givenParams } of requests) {
		if (type === "facet" && facet === undefined)
			return refusal(400, 'invalid value for "facet": it is missing');
		const query = readQuery(indexName, givenParams, type === "facet" ? facet : undefined);
		if (isRefusal(query)) return query;
		queries.push(query);
	}
	return { queries, stopsWhenEnough: strategy === "stopIfEnoughMatches" };
}

export const objectsBody = z.object({
	requests: z
		.array(
			z.object({
				indexName: z.string(),
				objectID: z.string().max(200),
				attributesToRetrieve: z.array(z.string()).optional(),
			}),
		)
		.max(MAX_OBJECTS),
});
