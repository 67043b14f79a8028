import type { Request } from "./cloud.ts";
import type { Operation, Parameter } from "./documents.ts";

/** A request that is wrong in one way, derived from a correct request. */

export type Wrong = {
	what: string;
	request: Request;
	types?: readonly string[];
	status?: number;
};

const BAD = { status: 400 };
const TOO_LARGE = 300_000;

/**
 * Returns invalid variants of a request's query: an unknown parameter, a missing or unknown site, unknown locales and currencies, and
 * values of the wrong type or out of range.
 */
export function wrongQueries(operation: Operation, request: Request): Wrong[] {
	const withQuery = (query: Request["query"]): Request => ({
		...request,
		query: { ...request.query, ...query },
	});
	const { siteId: _, ...withoutSite } = request.query ?? {};
	const parameters = operation.parameters.filter((one) => one.in === "query" && one.name !== "siteId");
	return [
		{ what: "an unknown parameter", request: withQuery({ colour: "red" }), ...BAD, types: ["bad-request"] },
		{ what: "no site", request: { ...request, query: withoutSite }, ...BAD },
		{
			what: "an unknown site",
			request: withQuery({ siteId: "nowhere" }),
			types: ["invalid-access-token", "site-not-found"],
		},
		...parameters.flatMap((parameter) =>
			wrongValues(parameter).map(({ value, types }) => ({
				what: `${parameter.name}=${String(value).slice(0, 30)}`,
				request: withQuery({ [parameter.name]: value }),
				...BAD,
				...(types ? { types } : {}),
			})),
		),
	];
}

function wrongValues({ name, schema }: Parameter): { value: string; types?: string[] }[] {
	if (name === "locale")
		return ["xx-XX", "english", "en_IT", "../en"].map((value) => ({
			value,
			types: ["unsupported-locale", "unknown-locale"],
		}));
	if (name === "currency")
		return ["XXX", "euro", "JPY"].map((value) => ({ value, types: ["unsupported-currency"] }));
	const { type, minimum, maximum } = schema as { type?: string; minimum?: number; maximum?: number };
	if (type === "boolean") return [{ value: "maybe" }, { value: "" }];
	if (type !== "integer" && type !== "number") return [];
	return [
		{ value: "ten" },
		{ value: "1e3" },
		...(minimum === undefined ? [] : [{ value: String(minimum - 1) }]),
		...(maximum === undefined ? [] : [{ value: String(maximum + 1) }]),
		{ value: "99999999999999999999" },
	];
}

type Json = Record<string, unknown> | unknown[];

/**
 * Returns invalid variants of a request's body: no JSON, another shape, unknown fields, values of another type, excessive numbers and
 * sizes.
 */
export function wrongBodies(request: Request): Wrong[] {
	if (request.body === undefined) return [];
	const sent = (body: unknown): Request => ({ ...request, body });
	const body = request.body as Json;
	const isList = Array.isArray(body);
	return [
		{ what: "no JSON", request: sent('{"a": '), ...BAD, types: ["bad-request"] },
		{ what: "a text", request: sent('"text"'), ...BAD },
		{ what: "null", request: sent("null"), ...BAD },
		{
			what: isList ? "an object for a list" : "a list for an object",
			request: sent(isList ? {} : []),
			...BAD,
		},
		{ what: "an unknown field", request: sent(withField(body, "colour", "red")), ...BAD },
		{
			what: "a field of every object",
			request: sent(
				`${JSON.stringify(body)
					.slice(0, -1)
					.replace(
						/^\[?\{/,
						(start) => `${start}"__proto__":{"x":1},"constructor":1,`,
					)}${isList ? "]" : "}"}`,
			),
			...BAD,
		},
		{
			what: "too large",
			request: sent(withField(body, "c_note", "x".repeat(TOO_LARGE))),
			status: 413,
			types: ["request-too-large"],
		},
		...leaves(body).flatMap(({ path, value }) =>
			wrongLeaves(value).map((wrong) => ({
				what: `${path.join(".")} = ${JSON.stringify(wrong)}`,
				request: sent(withLeaf(body, path, wrong)),
			})),
		),
	];
}

function withField(body: Json, name: string, value: unknown): unknown {
	if (!Array.isArray(body)) return { ...body, [name]: value };
	const [first, ...rest] = body;
	return [{ ...(first as object), [name]: value }, ...rest];
}

type Path = (string | number)[];

function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
	if (typeof value !== "object" || value === null) return [{ path, value }];
	return Object.entries(value).flatMap(([key, child]) =>
		key.startsWith("c_") ? [] : leaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

function withLeaf(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
	if (key === undefined) return leaf;
	if (Array.isArray(value))
		return value.map((child, at) => (at === key ? withLeaf(child, rest, leaf) : child));
	const object = value as Record<string, unknown>;
	return { ...object, [key]: withLeaf(object[key], rest, leaf) };
}

function wrongLeaves(value: unknown): unknown[] {
	if (typeof value === "number") return ["ten", [1], {}, 1e21, -1e21];
	if (typeof value === "boolean") return ["yes", 1, {}];
	if (typeof value === "string") return [7, true, ["text"], { a: 1 }, "x".repeat(100_000)];
	return [];
}
