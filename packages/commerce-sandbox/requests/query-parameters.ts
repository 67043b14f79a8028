import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { CommerceHono } from "../http/http.ts";
import { missingParameters } from "../http/missing.ts";
import { problem } from "../http/problem.ts";
import { localeRefusal } from "./request-locale.ts";

type ParameterKind = "text" | "boolean" | "list" | "repeated";
export type ParameterKinds = Record<string, ParameterKind | `required ${ParameterKind}`>;

const COMMON: ParameterKinds = { siteId: "text", locale: "text" };

export type AcceptedParameter = { name: string; kind: ParameterKind; isRequired: boolean };
type Accepted = { parameters: readonly AcceptedParameter[]; missingType: string | undefined };
const accepted = new WeakMap<object, Accepted>();

/** Returns the parameters that a middleware accepts, from which the documents of the APIs are made. */
export const listParameters = (middleware: object): readonly AcceptedParameter[] =>
	accepted.get(middleware)?.parameters ?? [];

const readDeclaration = ([name, declaration]: [string, ParameterKinds[string]]): AcceptedParameter => {
	const isRequired = declaration.startsWith("required ");
	return { name, kind: declaration.replace("required ", "") as ParameterKind, isRequired };
};

/** Refuses a request that has no `names`, and names the required parameters of its route that it lacks, too (cloud-45). */
export const refuseWithout = (c: Context<CommerceHono>, names: readonly string[]): Response | undefined => {
	const routes = matchedRoutes(c).flatMap(({ handler }) => accepted.get(handler) ?? []);
	const required = routes.flatMap(({ parameters }) => parameters.filter(({ isRequired }) => isRequired));
	const lacked = required.filter(({ name, kind }) =>
		kind === "list" ? !listParameter(c, name)?.length : !c.req.query(name),
	);
	const missingNames = [...new Set([...names, ...lacked.map(({ name }) => name)])];
	const missingType = routes.find((one) => one.missingType)?.missingType;
	return missingNames.length > 0 ? missingParameters(c, missingNames, missingType) : undefined;
};

/**
 * Accepts the common parameters and its own, refuses others, and refuses a request that lacks a required one. `missingType`: the API's type
 * of that refusal.
 */
export const acceptParameters = (own: ParameterKinds, missingType?: string) => {
	const parameters = Object.entries({ ...COMMON, ...own }).map(readDeclaration);
	const kinds = new Map(parameters.map(({ name, kind }) => [name, kind]));
	const middleware = createMiddleware<CommerceHono>(async (c, next) => {
		for (const [name, values] of Object.entries(c.req.queries())) {
			const kind = kinds.get(name);
			if (kind === undefined && name.startsWith("c_")) continue;
			const fault = kind === undefined ? "is unknown" : findParameterFault(kind, values);
			if (!fault) continue;
			const parameter = name.slice(0, 64);
			return problem(400, "bad-request", `The query parameter '${parameter}' ${fault}.`, { parameter });
		}
		const localeFault = localeRefusal(c.req.query("locale") ?? "default");
		if (localeFault) return localeFault;
		const missingRefusal = refuseWithout(c, []);
		if (missingRefusal) return missingRefusal;
		await next();
	});
	accepted.set(middleware, { parameters, missingType });
	return middleware;
};

function findParameterFault(kind: ParameterKind, values: readonly string[]): string | undefined {
	if ((kind === "text" || kind === "boolean") && values.length > 1) return "is given more than once";
	if (kind === "boolean" && values[0] !== "true" && values[0] !== "false") return "is true or false";
	return undefined;
}

/**
 * Decodes `%25` and `%2C` once more, because the platform's clients escape `%` and `,` twice inside array values. Other percent signs are
 * literal.
 */
export const unescapeValue = (value: string): string => value.replace(/%2C/gi, ",").replaceAll("%25", "%");

export function listParameter(c: Context<CommerceHono>, name: string): string[] | undefined {
	const values = c.req.queries(name)?.flatMap((text) => text.replace(/^\((.*)\)$/s, "$1").split(","));
	return values?.map((value) => unescapeValue(value.trim())).filter((value) => value !== "");
}

export function readInteger(
	text: string | undefined,
	fallback: number,
	min: number,
	max: number,
): number | undefined {
	if (text === undefined) return fallback;
	const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	return value >= min && value <= max ? value : undefined;
}
