import { type ContentType, type Field, listShownTypes } from "./content-type.ts";
import { nameEntries } from "./graphql-types.ts";

/**
 * Returns GraphQL fragments for a type and for linked entries down to `depth` levels. Fragments must not contain themselves, so each level
 * has its own: `Page2` uses `Hero1`, which uses `Cta0`.
 */
export function buildFragments(types: readonly ContentType[], id: string, depth: number): string {
	const byId = new Map(types.map((type) => [type.id, type]));
	const fragments = new Map<string, string>();
	const open = [{ id, depth }];
	for (let next = open.pop(); next; next = open.pop()) {
		const type = byId.get(next.id);
		const name = `${next.id}${next.depth}`;
		if (!type) throw new Error(`No content type ${next.id}.`);
		if (fragments.has(name)) continue;
		fragments.set(name, writeFragment(type, next.depth));
		if (next.depth > 0)
			for (const linkedType of Object.values(type.fields).flatMap(listShownTypes))
				open.push({ id: linkedType, depth: next.depth - 1 });
	}
	return [...fragments.values()].join("\n");
}

const writeFragment = (type: ContentType, depth: number): string => {
	const fields = Object.entries(type.fields)
		.filter(([name]) => name !== "id")
		.flatMap(([name, field]) => selectField(name, field, depth));
	return `fragment ${type.id}${depth} on ${type.id} { id ${fields.join(" ")} }`;
};

function selectField(name: string, field: Field, depth: number): string[] {
	const fragments = listShownTypes(field).map((id) => `...${id}${depth - 1}`);
	const entries = ["__typename", ...fragments].join(" ");
	if (field.kind === "link") return depth > 0 ? [`${name} { ${entries} }`] : [];
	if (field.kind === "links") return depth > 0 ? [`${name}Collection { total items { ${entries} } }`] : [];
	if (field.kind !== "rich-text") return [name];
	const embeds = fragments.length > 0 && depth > 0 ? [`${nameEntries(name)} { items { ${entries} } }`] : [];
	return [`${name} { json }`, ...embeds];
}
