import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { localeRefusal } from "./request-locale.ts";

type ParameterKind = "text" | "boolean" | "list" | "repeated";
export type ParameterKinds = Record<string, ParameterKind>;

const COMMON: ParameterKinds = { siteId: "text", locale: "text" };

const acceptedKinds = new WeakMap<object, ParameterKinds>();

/** Returns the parameters that a middleware accepts, from which the documents of the APIs are made. */
export const findParameters = (middleware: object): ParameterKinds | undefined =>
	acceptedKinds.get(middleware);

export const acceptParameters = (own: ParameterKinds) => {
	const kinds = { ...COMMON, ...own };
	const middleware = createMiddleware<CommerceHono>(async (c, next) => {
		for (const [name, values] of Object.entries(c.req.queries())) {
			if (name.startsWith("c_")) continue;
			const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
			const fault = kind === undefined ? "is unknown" : findParameterFault(kind, values);
			if (!fault) continue;
			const parameter = name.slice(0, 64);
			return problem(400, "bad-request", `The query parameter '${parameter}' ${fault}.`, { parameter });
		}
		const localeFault = localeRefusal(c.req.query("locale") ?? "default");
		if (localeFault) return localeFault;
		await next();
	});
	acceptedKinds.set(middleware, kinds);
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
