import type { Controller } from "@vetrina/commerce-sandbox/apis/controllers/controller.ts";
import { controllers } from "@vetrina/commerce-sandbox/apis/controllers.ts";
import { customApis } from "@vetrina/commerce-sandbox/apis/custom-apis.ts";
import { requireShopper } from "@vetrina/commerce-sandbox/auth/require-shopper.ts";
import { findBodySchema } from "@vetrina/commerce-sandbox/http/json-body.ts";
import { listParameters } from "@vetrina/commerce-sandbox/requests/query-parameters.ts";
import * as z from "zod";
import { CONTROLLERS } from "../../worker/platform/ways/other-ways.ts";
import { ENDPOINTS, type Place } from "../platform-check/endpoints.ts";

type Json = Record<string, unknown>;
export type Endpoint = { api: string; method: string; path: string; handler: object; middleware: object[] };

const CUSTOM = /^\/custom\/([\w-]+)\/v1\/organizations\/:org\/(.+)$/;
const fits = (pattern: string, path: string): boolean =>
	pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** Returns the endpoints of all custom APIs; `path` is below the API, such as "orders/:orderNo". */
export const listCustomEndpoints = (): Endpoint[] => {
	const { routes } = customApis;
	const keys = [
		...new Set(
			routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
		),
	];
	return keys.map((key) => {
		const [method = "", whole = ""] = key.split(" ");
		const own = routes
			.filter((route) => `${route.method} ${route.path}` === key)
			.map(({ handler }) => handler);
		const handler = own.pop();
		const [, api = "", path = ""] = CUSTOM.exec(whole) ?? [];
		if (!handler || api === "") throw new Error(`${key} is no endpoint of a custom API`);
		const shared = routes.filter((route) => route.method === "ALL" && fits(route.path, whole));
		return { api, method, path, handler, middleware: [...shared.map((route) => route.handler), ...own] };
	});
};

const toSchema = (schema: z.ZodType): Json => {
	const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return json;
};

/** Values that stand in for names in a path of the check. */
const PLACE: Place = {
	organization: "{org}",
	siteId: "{siteId}",
	locale: "{locale}",
	usid: "x",
	customerId: "x",
	productId: "x",
};
/** Shapes of responses that the storefront reads, by path. */
const RESPONSES = new Map(
	ENDPOINTS.flatMap(({ path, schema }): [string, z.ZodType][] =>
		schema ? [[decodeURIComponent(path(PLACE).split("?")[0] ?? ""), schema]] : [],
	),
);

const PROBLEM = {
	type: "object",
	required: ["title", "type", "detail"],
	properties: { title: { type: "string" }, type: { type: "string" }, detail: { type: "string" } },
};
const describeResponses = (path: string): Json => {
	const schema = RESPONSES.get(path);
	return {
		"200": {
			description: "Done.",
			...(schema && { content: { "application/json": { schema: toSchema(schema) } } }),
		},
		"4XX": {
			description: "Refused.",
			content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
		},
	};
};
const describeBody = (schema: z.ZodType | undefined): Json =>
	schema
		? { requestBody: { required: true, content: { "application/json": { schema: toSchema(schema) } } } }
		: {};
const parameter = (
	name: string,
	place: "path" | "query",
	isRequired: boolean,
	type: Json = { type: "string" },
): Json => ({
	name,
	in: place,
	...(isRequired && { required: true }),
	schema: type,
});

const TYPES: Readonly<Record<string, Json>> = {
	text: { type: "string" },
	boolean: { type: "boolean" },
	list: { type: "string", description: "Values with commas between them." },
	repeated: { type: "array", items: { type: "string" } },
};
const describeEndpoint = ({ method, path, handler, middleware }: Endpoint): Json => {
	const needsShopper = middleware.includes(requireShopper);
	const byName = new Map(middleware.flatMap(listParameters).map((one) => [one.name, one]));
	const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
	return {
		operationId: `${method.toLowerCase()} ${path}`,
		parameters: [
			...["org", ...names].map((name) => parameter(name, "path", true)),
			...[...byName.values()].map(({ name, kind, isRequired }) =>
				parameter(name, "query", isRequired || (needsShopper && name === "siteId"), TYPES[kind]),
			),
		],
		...(needsShopper && { security: [{ shopper: [] }] }),
		...describeBody(findBodySchema(handler)),
	};
};

const TOKEN = {
	shopper: { type: "http", scheme: "bearer", description: "Access token of a shopper (SLAS)." },
};
const document = (title: string, description: string, paths: Json): Json => ({
	openapi: "3.1.0",
	info: { title, version: "1", description },
	paths,
	components: { schemas: { Problem: PROBLEM }, securitySchemes: TOKEN },
});

const describeCustomApis = (): Json => {
	const paths: Record<string, Json> = {};
	for (const endpoint of listCustomEndpoints()) {
		const path = `/custom/${endpoint.api}/v1/organizations/{org}/${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
		paths[path] = {
			...paths[path],
			[endpoint.method.toLowerCase()]: {
				tags: [endpoint.api],
				...describeEndpoint(endpoint),
				responses: describeResponses(path),
			},
		};
	}
	return document("Custom APIs", "Parameters whose names begin with c_ are accepted as well.", paths);
};

const describeController = (
	name: string,
	{ scope, csrf, parameters = {}, handler }: Controller,
	method: string,
	path: string,
) => {
	const twin = CONTROLLERS.find(([, action]) => action.replace("GET ", "") === name);
	return {
		tags: [name.split("-")[0]],
		operationId: `${method.toLowerCase()} ${name}`,
		...(twin && { description: `Answers as ${twin[0]}, a custom API.` }),
		parameters: [
			parameter("siteId", "path", true),
			parameter("locale", "path", true),
			...((csrf ?? method === "POST") ? [parameter("csrf_token", "query", false)] : []),
			...Object.entries(parameters).map(([one, need]) => parameter(one, "query", need === "required")),
		],
		...(scope !== "none" && { security: scope === "required" ? [{ shopper: [] }] : [{ shopper: [] }, {}] }),
		...describeBody(findBodySchema(handler)),
		responses: describeResponses(path),
	};
};

const describeControllers = (): Json => {
	const paths = Object.entries(controllers).map(([name, controller]) => {
		const path = `/on/demandware.store/Sites-{siteId}-Site/{locale}/${name}`;
		const methods = controller.methods.map((method) => [
			method.toLowerCase(),
			describeController(name, controller, method, path),
		]);
		return [path, Object.fromEntries(methods)];
	});
	return document(
		"Site controllers",
		"A POST carries the token that CSRF-Generate issues, by the name that it says.",
		Object.fromEntries(paths),
	);
};

/** Returns the documents of the house's own APIs by their files in docs/openapi (platform-25). */
export const describeApis = (): Readonly<Record<string, Json>> => ({
	"controllers.json": describeControllers(),
	"custom-apis.json": describeCustomApis(),
});
