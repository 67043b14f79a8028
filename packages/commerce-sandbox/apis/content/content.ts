import { type DocumentNode, execute, GraphQLError, parse, validate } from "graphql";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { publishDue } from "../../records/content/publish-due.ts";
import { atOneRevision, readChanges } from "../../records/content/revision.ts";
import { findPlannedChanges, readSchedule } from "../../records/content/schedule.ts";
import {
	isPreview,
	refusePreview,
	respondWithChanges,
	respondWithDraftRevision,
	respondWithGroups,
	respondWithPreview,
} from "./preview.ts";
import { type ContentContext, contentRoot, contentSchema } from "./schema.ts";

const SPACE = house.id;
const LIFETIME_SECONDS = 3600;
const MAX_QUERY_LENGTH = 20_000;
/** The storefront's longest query has about 1,000 tokens, and seven more for each section. Deeper nesting would exhaust the stack. */
export const MAX_TOKENS = 1500;

const requestSchema = z.object({
	query: z.string().max(MAX_QUERY_LENGTH),
	variables: z.record(z.string(), z.unknown()).nullish(),
	operationName: z.string().nullish(),
});
type GraphqlRequest = z.infer<typeof requestSchema>;

export const contentApp = new Hono<CommerceHono>();

contentApp.use("/content/v1/:space/*", async (c, next) => {
	if (c.req.param("space") !== SPACE) return problem(404, "space-not-found", "No such space.");
	await publishDue(c.env.DB);
	await next();
});

contentApp.get("/content/v1/:space/graphql", async (c) => {
	const { query, variables, operationName } = c.req.query();
	let parsedVariables: unknown;
	try {
		parsedVariables = variables === undefined ? undefined : JSON.parse(variables);
	} catch {
		return problem(400, "bad-request", "The variables are not well-formed JSON.");
	}
	const request = requestSchema.safeParse({ query, variables: parsedVariables, operationName });
	return request.success
		? respond(c, request.data)
		: problem(400, "bad-request", "Give a query, as in ?query={…}.");
});

contentApp.post("/content/v1/:space/graphql", async (c) => {
	const request = await jsonBody(c, requestSchema);
	return "refusal" in request ? request.refusal : respond(c, request.body);
});

/** Returns `{revision, tags}`, the changes since the revision in `?since=`. `tags` is "all" for an unknown revision. */
contentApp.get("/content/v1/:space/revision", async (c) =>
	c.json(await readChanges(c.env.DB, c.req.query("since") ?? ""), 200, { "cache-control": "no-store" }),
);

contentApp.get("/content/v1/:space/changes", respondWithChanges);
contentApp.get("/content/v1/:space/groups", respondWithGroups);
contentApp.get("/content/v1/:space/draft-revision", respondWithDraftRevision);

const documents = new Map<string, DocumentNode>();
const MAX_DOCUMENTS = 100;

function parseDocument(query: string): DocumentNode | readonly GraphQLError[] {
	const parsedDocument = documents.get(query);
	if (parsedDocument) return parsedDocument;
	try {
		const document = parse(query, { maxTokens: MAX_TOKENS });
		const errors = validate(contentSchema, document);
		if (errors.length > 0) return errors;
		if (documents.size >= MAX_DOCUMENTS) documents.clear();
		documents.set(query, document);
		return document;
	} catch (error) {
		if (error instanceof GraphQLError) return [error];
		throw error;
	}
}

async function respond(
	c: Context<CommerceHono>,
	{ query, variables, operationName }: GraphqlRequest,
): Promise<Response> {
	const refusal = isPreview(c) ? await refusePreview(c) : undefined;
	if (refusal) return refusal;
	const document = parseDocument(query);
	if (!("kind" in document)) return c.json({ errors: document }, 400);
	if (isPreview(c)) return respondWithPreview(c, document, { variables, operationName });
	const { result, tags, schedule, revision } = await atOneRevision(c.env.DB, async () => {
		// Read first, so that a change that takes place during the query ends the response's lifetime.
		const schedule = await readSchedule(c.env.DB);
		const context: ContentContext = { env: c.env, tags: new Set() };
		const result = await execute({
			schema: contentSchema,
			document,
			rootValue: contentRoot,
			contextValue: context,
			variableValues: variables ?? {},
			operationName,
		});
		return { result, tags: context.tags, schedule };
	});
	for (const error of result.errors ?? []) console.error(error.originalError ?? error);
	const changes = findPlannedChanges(tags, schedule);
	// The cached response becomes outdated at the next planned change of its entries (content-10).
	const changesIn = Math.min(...[...tags].flatMap((tag) => changes[tag] ?? [])) - nowInSeconds();
	const lifetime = Math.max(1, Math.min(LIFETIME_SECONDS, changesIn));
	const extensions = { tags: [...tags].toSorted(), revision, changes };
	return c.json(
		{ ...result, extensions },
		200,
		result.errors ? {} : { "x-sf-cc-expiration-time": String(lifetime) },
	);
}
