import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { localeRefusal } from "./request-locale.ts";

/**
 * The query parameters of an operation apart from `siteId` and `locale`, which clients send with every call:
 * `boolean` is true or false, `list` is separated by commas or repeated, `repeated` is repeated alone.
 */
type ParameterKind = "text" | "boolean" | "list" | "repeated";
export type ParameterKinds = Record<string, ParameterKind>;

const COMMON: ParameterKinds = { siteId: "text", locale: "text" };

/** Refuses a request whose parameters the operation does not know, has once too often, or as another type, and unknown locales. Custom ones (`c_…`) pass. */
export const acceptParameters = (own: ParameterKinds) => {
	const kinds = { ...COMMON, ...own };
	return createMiddleware<CommerceHono>(async (c, next) => {
		for (const [name, values] of Object.entries(c.req.queries())) {
			if (name.startsWith("c_")) continue;
			const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
			const fault = kind === undefined ? "is unknown" : faultOf(kind, values);
			if (!fault) continue;
			const parameter = name.slice(0, 64);
			return problem(400, "bad-request", `The query parameter '${parameter}' ${fault}.`, { parameter });
		}
		const unsupported = localeRefusal(c.req.query("locale") ?? "default");
		if (unsupported) return unsupported;
		await next();
	});
};

function faultOf(kind: ParameterKind, values: readonly string[]): string | undefined {
	if ((kind === "text" || kind === "boolean") && values.length > 1) return "is given more than once";
	if (kind === "boolean" && values[0] !== "true" && values[0] !== "false") return "is true or false";
	return undefined;
}

/**
 * The platform's clients escape `%` and `,` inside the values of arrays once more than an address needs, so that commas
 * separate values and nothing else. Only these two, so that any other percent sign means itself.
 */
export const unescapeValue = (value: string): string => value.replace(/%2C/gi, ",").replaceAll("%25", "%");

/** A parameter of the kind `list`; undefined where it is not given. Some clients put the whole list in parentheses. */
export function listParameter(c: Context<CommerceHono>, name: string): string[] | undefined {
	const values = c.req.queries(name)?.flatMap((text) => text.replace(/^\((.*)\)$/s, "$1").split(","));
	return values?.map((value) => unescapeValue(value.trim())).filter((value) => value !== "");
}

/** Returns a whole number within bounds, `fallback` for a missing one, or undefined for any other text. */
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
