import type { Document, Selection, Value } from "./parse-document.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The name by which fragments select any entry. */
const ANY_ENTRY = "Entry";

const readValue = (value: Value, variables: Fields): unknown => {
	if ("variable" in value) return variables[value.variable];
	if ("list" in value) return value.list.map((one) => readValue(one, variables));
	if ("object" in value)
		return Object.fromEntries([...value.object].map(([name, one]) => [name, readValue(one, variables)]));
	return value.literal;
};

const merge = (one: unknown, other: unknown): unknown => {
	if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => merge(item, other[at]));
	const areObjects = [one, other].every((value) => typeof value === "object" && value !== null);
	if (!areObjects || Array.isArray(one)) return other;
	const merged: Record<string, unknown> = { ...(one as Fields) };
	for (const [name, value] of Object.entries(other as Fields))
		merged[name] = name in merged ? merge(merged[name], value) : value;
	return merged;
};

type Executor = (value: unknown, selections: readonly Selection[]) => unknown;

const createExecutor = ({ fragments }: Document, variables: Fields): Executor => {
	const select: Executor = (value, selections) => {
		if (Array.isArray(value)) return value.map((item) => select(item, selections));
		if (typeof value !== "object" || value === null || selections.length === 0) return value ?? null;
		return selectFields(value as Fields, selections);
	};
	const selectFields = (object: Fields, selections: readonly Selection[]): Fields => {
		const selected: Record<string, unknown> = {};
		const fits = (type: string): boolean => type === ANY_ENTRY || object.__typename === type;
		const add = (name: string, value: unknown): void => {
			selected[name] = name in selected ? merge(selected[name], value) : value;
		};
		for (const selection of selections) {
			if (selection.kind === "field") {
				add(selection.alias, select(readMember(object, selection, variables), selection.selections));
				continue;
			}
			const part = selection.kind === "inline" ? selection : fragments.get(selection.name);
			if (!part) throw new Error("The document spreads a fragment that it does not define.");
			if (!fits(part.on)) continue;
			for (const [name, value] of Object.entries(selectFields(object, part.selections))) add(name, value);
		}
		return selected;
	};
	return select;
};

const readMember = (
	object: Fields,
	{ name, args }: Extract<Selection, { kind: "field" }>,
	variables: Fields,
): unknown => {
	const member = object[name];
	if (typeof member !== "function") return member;
	return member(Object.fromEntries([...args].map(([key, value]) => [key, readValue(value, variables)])));
};

/**
 * Returns the part of a value that a document selects. A field whose value is a function is called with the arguments of the document; only those
 * of the root may return promises. Types are told by `__typename` alone: the content model's tests check documents against the types.
 */
export const executeDocument = async (
	document: Document,
	root: Fields,
	variables: Fields,
): Promise<Fields> => {
	const select = createExecutor(document, variables);
	const fields = document.selections.filter((selection) => selection.kind === "field");
	const values = await Promise.all(fields.map((field) => readMember(root, field, variables)));
	return Object.fromEntries(
		fields.map(({ alias, selections }, at) => [alias, select(values[at], selections)]),
	);
};
