import { Hono } from "hono";
import { createYoga } from "graphql-yoga";
import type { CommerceHono } from "../../http.ts";
import { problem } from "../../problem.ts";
import { type ContentContext, contentSchema } from "./schema.ts";

/** The one space of the house's content. */
const SPACE = "vetrina";
/** Lifetime of an answer in the storefront's cache. */
const LIFETIME_SECONDS = 3600;

const yoga = createYoga<ContentContext>({
	schema: contentSchema,
	graphqlEndpoint: `/content/v1/${SPACE}/graphql`,
	graphiql: false,
	landingPage: false,
	// The storefront's worker is the only caller.
	cors: false,
	logging: "warn",
});

/** The headless content service: header, footer and pages by GraphQL, per site and language. */
export const contentApp = new Hono<CommerceHono>();

contentApp.on(["GET", "POST"], "/content/v1/:space/graphql", async (c) => {
	if (c.req.param("space") !== SPACE) return problem(404, "space-not-found", "No such space.");
	const answer = await yoga.fetch(c.req.raw, { env: c.env });
	const headers = new Headers(answer.headers);
	if (answer.ok) headers.set("x-sf-cc-expiration-time", String(LIFETIME_SECONDS));
	return new Response(answer.body, { status: answer.status, headers });
});
