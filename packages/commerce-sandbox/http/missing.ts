import type { Context } from "hono";
import { problem } from "./problem.ts";

const isOwnApi = ({ req: { path } }: Context): boolean => /^\/(custom|on\/demandware\.store)\//.test(path);

const quoteNames = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(", ");

/** Returns a 400 that names all missing parameters of a request (cloud-45). */
export const missingParameters = (
	c: Context,
	names: readonly string[],
	type = "missing-parameter",
): Response => {
	const detail =
		names.length === 1
			? `The parameter ${quoteNames(names)} is missing.`
			: `The parameters ${quoteNames(names)} are missing.`;
	return problem(400, isOwnApi(c) ? "MissingParameters" : type, detail, {
		parameter: names[0],
		parameters: names,
	});
};

export const refuseLacked = (c: Context, names: readonly string[], type?: string): Response | undefined => {
	const missingNames = names.filter((name) => (c.req.query(name) ?? "") === "");
	return missingNames.length > 0 ? missingParameters(c, missingNames, type) : undefined;
};

export const missingBody = (c: Context): Response =>
	problem(400, isOwnApi(c) ? "MissingBody" : "bad-request", "The request has no body.");

export const missingValues = (c: Context, paths: readonly string[]): Response => {
	if (isOwnApi(c))
		return missingParameters(
			c,
			paths.map((path) => path.replace(/^\$\./, "")),
		);
	const detail =
		paths.length === 1
			? `The value at ${quoteNames(paths)} is missing.`
			: `The values at ${quoteNames(paths)} are missing.`;
	return problem(400, "bad-request", detail);
};
