import { type Context, Hono } from "hono";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { answerQuery } from "./answer-query.ts";
import { managementApp } from "./management.ts";
import { picturesApp } from "./pictures.ts";
import { admit } from "./rates.ts";
import { readSpaceData } from "./space-store.ts";
import { contentTokens } from "./tokens.ts";

/** A strict stand-in of a Contentful space: GraphQL, management and pictures. It refuses what Contentful refuses (decision 168). */
export const contentfulApp = new Hono<CommerceHono>();

const ENVIRONMENT = "master";
const refuse = (
	status: 400 | 401 | 404 | 429,
	code: string,
	message: string,
	headers: Record<string, string> = {},
) =>
	Response.json(
		{ errors: [{ message, extensions: { contentful: { code } } }] },
		{ status, headers: { "content-type": "application/json", ...headers } },
	);

async function respond(
	c: Context<CommerceHono>,
	query: unknown,
	variables: Record<string, unknown>,
): Promise<Response> {
	const { space = "", environment = ENVIRONMENT } = c.req.param() as { space?: string; environment?: string };
	if (space !== house.id) return refuse(404, "UNKNOWN_SPACE", "The space could not be found.");
	if (environment !== ENVIRONMENT)
		return refuse(404, "UNKNOWN_ENVIRONMENT", "The environment does not exist.");
	const [, token] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
	if (!token) return refuse(401, "ACCESS_TOKEN_MISSING", "The request has no access token.");
	const tokens = contentTokens();
	if (token !== tokens.delivery && token !== tokens.preview)
		return refuse(401, "ACCESS_TOKEN_INVALID", "The access token is not valid.");
	const { isAdmitted, headers } = admit("delivery", token, Date.now());
	if (!isAdmitted) return refuse(429, "RATE_LIMIT_EXCEEDED", "Too many requests.", headers);
	if (typeof query !== "string") return refuse(400, "BAD_USER_INPUT", "The request has no query.");
	const { status, body } = await answerQuery(await readSpaceData(c.env.DB), query, variables, {
		id: space,
		environment,
		isPreviewToken: token === tokens.preview,
		imagesUrl: "https://images.ctfassets.net",
	});
	return Response.json(body, { status });
}

const PATHS = ["/content/v1/spaces/:space", "/content/v1/spaces/:space/environments/:environment"] as const;
for (const path of PATHS) {
	contentfulApp.get(path, (c) => {
		const { query, variables } = c.req.query();
		return respond(c, query, variables ? JSON.parse(variables) : {});
	});
	contentfulApp.post(path, async (c) => {
		const body = (await c.req.json().catch(() => ({}))) as {
			query?: unknown;
			variables?: Record<string, unknown>;
		};
		return respond(c, body.query, body.variables ?? {});
	});
}
contentfulApp.route("/", managementApp);
contentfulApp.route("/", picturesApp);
