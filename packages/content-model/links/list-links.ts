import { type ContentType, type Field, isLocalised } from "../content-type.ts";
import type { EntryFields } from "../entry-schema.ts";
import { ENTRY_NODES, type RichTextNode } from "../rich-text/rich-text-schema.ts";

export type EntryLink = { field: string; to: string };
type StoredLink = { link: string };

const listEmbedded = (node: RichTextNode): string[] => [
	...(ENTRY_NODES.includes(node.nodeType) && node.data.target ? [node.data.target.sys.id] : []),
	...(node.content ?? []).flatMap(listEmbedded),
];

function listTargets(field: Field, value: unknown): string[] {
	// The entry is valid, so the field's kind determines the type of the value.
	if (field.kind === "link") return [(value as StoredLink).link];
	if (field.kind === "links") return (value as StoredLink[]).map(({ link }) => link);
	if (field.kind !== "rich-text") return [];
	const documents = isLocalised(field) ? Object.values(value as Record<string, RichTextNode>) : [value];
	return documents.flatMap((document) => listEmbedded(document as RichTextNode));
}

/** Returns the ids that a valid entry links to, in the order of its fields, each once per field. */
export const listLinks = (type: ContentType, fields: EntryFields): EntryLink[] =>
	Object.entries(type.fields).flatMap(([name, field]) => {
		const value = fields[name];
		const targets = value === undefined ? [] : listTargets(field, value);
		return [...new Set(targets)].map((to) => ({ field: name, to }));
	});

/** Returns the place of the first link to an entry within a value: a link, a list of links, or rich text. */
export function findLinkPath(value: unknown, to: string): string[] | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if ("link" in value && value.link === to) return ["link"];
	if ("sys" in value && (value as { sys: { id?: string } }).sys?.id === to) return ["sys", "id"];
	for (const [key, inner] of Object.entries(value)) {
		const path = findLinkPath(inner, to);
		if (path) return [key, ...path];
	}
	return undefined;
}
