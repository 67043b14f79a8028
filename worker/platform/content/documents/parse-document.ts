export type Value =
	| { variable: string }
	| { literal: unknown }
	| { list: Value[] }
	| { object: Map<string, Value> };
export type Selection =
	| { kind: "field"; name: string; alias: string; args: ReadonlyMap<string, Value>; selections: Selection[] }
	| { kind: "spread"; name: string }
	| { kind: "inline"; on: string; selections: Selection[] };
export type Fragment = { on: string; selections: Selection[] };
export type Document = { selections: Selection[]; fragments: ReadonlyMap<string, Fragment> };

const TOKEN = /[\s,]+|\.\.\.|[!$()[\]{}:=@|]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*/gy;
const IGNORED = /^[\s,]+$/;

const listTokens = (text: string): string[] => {
	const tokens = text.match(TOKEN) ?? [];
	if (tokens.join("") !== text) throw new SyntaxError("The document holds a character that cannot be read.");
	return tokens.filter((token) => !IGNORED.test(token));
};

/**
 * Parses a document of this folder: one query with variables, arguments, aliases, and fragments with and without names. Other parts of GraphQL,
 * such as directives, are refused.
 */
export const parseDocument = (text: string): Document => {
	const tokens = listTokens(text);
	let at = 0;
	const peek = (): string => tokens[at] ?? "";
	const take = (): string => tokens[at++] ?? "";
	const skip = (expected: string): void => {
		const token = take();
		if (token !== expected) throw new SyntaxError(`Expected ${expected} in the document, found ${token}`);
	};
	const takeName = (): string => {
		const name = take();
		if (!/^[A-Za-z_]/.test(name)) throw new SyntaxError(`Expected a name in the document, found ${name}`);
		return name;
	};

	const parseValue = (): Value => {
		const token = take();
		if (token === "$") return { variable: takeName() };
		if (token === "[") {
			const list: Value[] = [];
			while (peek() !== "]") list.push(parseValue());
			skip("]");
			return { list };
		}
		if (token === "{") {
			const object = new Map<string, Value>();
			while (peek() !== "}") {
				const name = takeName();
				skip(":");
				object.set(name, parseValue());
			}
			skip("}");
			return { object };
		}
		return { literal: JSON.parse(token) };
	};
	const parseArguments = (): Map<string, Value> => {
		const args = new Map<string, Value>();
		if (peek() !== "(") return args;
		skip("(");
		while (peek() !== ")") {
			const name = takeName();
			skip(":");
			args.set(name, parseValue());
		}
		skip(")");
		return args;
	};
	const parseSelection = (): Selection => {
		if (peek() === "...") {
			skip("...");
			const name = takeName();
			if (name !== "on") return { kind: "spread", name };
			return { kind: "inline", on: takeName(), selections: parseSelections() };
		}
		const first = takeName();
		const isAlias = peek() === ":";
		if (isAlias) skip(":");
		const name = isAlias ? takeName() : first;
		const args = parseArguments();
		return { kind: "field", name, alias: first, args, selections: peek() === "{" ? parseSelections() : [] };
	};
	const parseSelections = (): Selection[] => {
		const selections: Selection[] = [];
		skip("{");
		while (peek() !== "}") selections.push(parseSelection());
		skip("}");
		return selections;
	};

	const fragments = new Map<string, Fragment>();
	let selections: Selection[] = [];
	while (at < tokens.length) {
		const keyword = takeName();
		const name = takeName();
		if (keyword === "fragment") {
			skip("on");
			fragments.set(name, { on: takeName(), selections: parseSelections() });
			continue;
		}
		if (keyword !== "query") throw new SyntaxError(`A document of queries holds ${keyword}`);
		if (peek() === "(") while (take() !== ")");
		selections = parseSelections();
	}
	return { selections, fragments };
};
