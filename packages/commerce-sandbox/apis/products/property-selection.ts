import type { Context } from "hono";
import { problem } from "../../http/problem.ts";

export type Selection = { all: boolean; properties: Map<string, Selection> };

const EVERYTHING: Selection = { all: true, properties: new Map() };
const MAX_LENGTH = 2000;

export function parseSelector(text: string): Selection | undefined {
	const tokens = text.match(/\*\*?|[A-Za-z0-9_]+|[().,]|\S/g) ?? [];
	let at = 0;
	const list = (depth: number): Selection | undefined => {
		if (tokens[at++] !== "(" || depth > 20) return undefined;
		const selection: Selection = { all: false, properties: new Map() };
		do {
			const name = tokens[at++] ?? "";
			if (name === "*" || name === "**") selection.all = true;
			else if (!/^[A-Za-z0-9_]+$/.test(name)) return undefined;
			else {
				const isNested = tokens[at] === ".";
				if (isNested) at++;
				const nested = isNested ? list(depth + 1) : EVERYTHING;
				if (!nested) return undefined;
				selection.properties.set(name, nested);
			}
		} while (tokens[at++] === ",");
		return tokens[at - 1] === ")" ? selection : undefined;
	};
	const selection = text.length <= MAX_LENGTH ? list(0) : undefined;
	return at === tokens.length ? selection : undefined;
}

export function select(value: unknown, selection: Selection): unknown {
	if (selection.all && selection.properties.size === 0) return value;
	if (Array.isArray(value)) return value.map((one) => select(one, selection));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, property]) => {
			const nested = selection.properties.get(name) ?? (selection.all ? EVERYTHING : undefined);
			return nested ? [[name, select(property, nested)]] : [];
		}),
	);
}

export function respond(c: Context, document: Record<string, unknown>): Response {
	const selector = c.req.query("select");
	if (selector === undefined) return c.json(document);
	const selection = parseSelector(selector);
	if (selection) return c.json(select(document, selection));
	const excerpt = selector.slice(0, 200);
	return problem(400, "malformed-selector", `The property selector '${excerpt}' is malformed.`, {
		selector: excerpt,
	});
}
