/** The repository as a plan reads it. Paths are relative to its root. */
export type Tree = {
	read(path: string): string | undefined;
	list(folder: string): string[];
	/** The folder of the house. */
	house: string;
};

/** New texts of files by path, and what is left to do, one sentence each. Nothing is written until the plan is whole. */
export type Plan = {
	changed: Map<string, string>;
	byHand: string[];
};

/** A sentence for the terminal about a name that cannot be taken, or a source that has not the expected form. */
export class Refusal extends Error {}

export class Planner {
	readonly plan: Plan = { changed: new Map(), byHand: [] };
	readonly tree: Tree;
	constructor(tree: Tree) {
		this.tree = tree;
	}

	read(path: string): string | undefined {
		return this.plan.changed.get(path) ?? this.tree.read(path);
	}

	create(path: string, text: string): void {
		if (this.read(path) !== undefined) throw new Refusal(`${path} exists.`);
		this.plan.changed.set(path, text);
	}

	/** Changes a file of the engine, which must have the expected form. */
	edit(path: string, change: (text: string) => string): void {
		const text = this.read(path);
		if (text === undefined) throw new Refusal(`${path} is missing.`);
		try {
			this.plan.changed.set(path, change(text));
		} catch (error) {
			throw new Refusal(`${path}: ${error instanceof Error ? error.message : String(error)}`);
		}
	}

	/** Changes the first of a house's files that has the expected form. A house may keep another order: then it is done by hand. */
	editHouse(changes: readonly { file: string; change: (text: string) => string }[], byHand: string): void {
		for (const { file, change } of changes) {
			const path = `${this.tree.house}/${file}`;
			const text = this.read(path);
			if (text === undefined) continue;
			try {
				this.plan.changed.set(path, change(text));
				return;
			} catch {}
		}
		this.plan.byHand.push(byHand);
	}

	/** Adds a rule with the next free number to the rules of an area, and returns its id. */
	addRule(area: string, title: string, text: string): string {
		const path = this.tree
			.list("docs/rules")
			.map((folder) => `docs/rules/${folder}/${area}.md`)
			.find((file) => this.read(file) !== undefined);
		if (!path) throw new Refusal(`docs/rules has no file ${area}.md.`);
		let id = "";
		this.edit(path, (rules) => {
			const numbers = [...rules.matchAll(new RegExp(`^### ${area}-(\\d+) `, "gm"))].map(([, number]) =>
				Number(number),
			);
			id = `${area}-${Math.max(0, ...numbers) + 1}`;
			return `${rules.trimEnd()}\n\n### ${id} · ${title}\n\n${text}\n\n`;
		});
		return id;
	}
}

/** Inserts lines before the last place of a text. Throws if there is none. */
export function insertBefore(text: string, place: string, lines: string): string {
	const at = text.lastIndexOf(place);
	if (at < 0) throw new Error(`there is no \`${place.trim()}\`.`);
	return text.slice(0, at) + lines + text.slice(at);
}

/** Returns the index of the bracket that closes what has opened before `start`; -1 if it does not end. Brackets in texts are counted, too. */
export function findClosing(text: string, start: number): number {
	let depth = 1;
	for (let at = start; at < text.length; at++) {
		const sign = text[at] ?? "";
		if ("([{".includes(sign)) depth++;
		if (")]}".includes(sign)) depth--;
		if (depth === 0) return at;
	}
	return -1;
}

/** Adds an element before the closing bracket of a list that opens at `opening`. */
export function appendTo(text: string, opening: string, element: string): string {
	const at = text.indexOf(opening);
	if (at < 0) throw new Error(`there is no \`${opening.trim()}\`.`);
	const end = findClosing(text, at + opening.length);
	if (end < 0) throw new Error(`\`${opening.trim()}\` does not end.`);
	const before = text.slice(0, end).trimEnd();
	const comma = /[,[{]$/.test(before) ? "" : ",";
	return `${before}${comma}\n${element},\n${text.slice(end)}`;
}

/** Adds an import below the others; the formatter sorts them. */
export const addImport = (text: string, line: string): string => {
	const last = text.lastIndexOf("\nimport ");
	return last < 0 && !text.startsWith("import ")
		? `${line}\n${text}`
		: insertAtLine(text, Math.max(0, last + 1), line);
};

const insertAtLine = (text: string, at: number, line: string): string =>
	`${text.slice(0, at)}${line}\n${text.slice(at)}`;
