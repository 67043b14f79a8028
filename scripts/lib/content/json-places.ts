type Place = { line: number; members: Map<string, Place> };
/** `path`: the member's place; `line`: where it stands the second time. */
export type Twin = { path: string[]; line: number };
export type JsonPlaces = {
	/** Returns the line of a value, or of the innermost part of its path that the text has. A member's line is that of its name. */
	findLine(path: readonly string[]): number;
	/** Members whose object has another member of the same name, which JSON.parse drops in silence. */
	twins: Twin[];
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:\n]|[^\s"{}[\],:]+/g;

/** Reads the places of the values in a text that JSON.parse accepts. Works without recursion, because texts may be nested deeply. */
export function readJsonPlaces(text: string): JsonPlaces {
	const root: Place = { line: 1, members: new Map() };
	const twins: Twin[] = [];
	const open: { place: Place; key: string; count?: number }[] = [];
	let line = 1;
	let name: { key: string; line: number } | undefined;
	let next = root;
	const enter = (key: string, at: number): void => {
		const above = open.at(-1);
		next = { line: at, members: new Map() };
		if (above?.place.members.has(key))
			twins.push({ path: [...open.slice(1).map((one) => one.key), key], line: at });
		above?.place.members.set(key, next);
	};
	const startValue = (): string => {
		const above = open.at(-1);
		const key = name?.key ?? (above ? String(above.count ?? 0) : "");
		if (above?.count !== undefined) enter(String(above.count++), line);
		else if (name) enter(name.key, name.line);
		name = undefined;
		return key;
	};
	for (const [token] of text.matchAll(TOKEN)) {
		const isName = open.at(-1)?.count === undefined && open.length > 0 && !name;
		if (token === "\n") line++;
		else if (token === "{" || token === "[") {
			const key = startValue();
			open.push({ place: next, key, ...(token === "[" ? { count: 0 } : {}) });
		} else if (token === "}" || token === "]") open.pop();
		else if (token === "," || token === ":") continue;
		else if (isName) name = { key: JSON.parse(token) as string, line };
		else startValue();
	}
	return {
		findLine(path) {
			let place = root;
			for (const key of path) {
				const inner = place.members.get(key);
				if (!inner) break;
				place = inner;
			}
			return place.line;
		},
		twins,
	};
}

/** Returns the line that an error of JSON.parse is about; for an error at the end, the last line that holds anything. */
export function findSyntaxLine(text: string, message: string): number {
	const [, position] = /at position (\d+)/.exec(message) ?? [];
	const end = text.trimEnd().length;
	return text.slice(0, Math.min(end, Number(position ?? end))).split("\n").length;
}
