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
	// The entry is valid, so the kind of a field determines the shape of its value.
	if (field.kind === "link") return [(value as StoredLink).link];
	if (field.kind === "links") return (value as StoredLink[]).map(({ link }) => link);
	if (field.kind !== "rich-text") return [];
	const documents = isLocalised(field) ? Object.values(value as Record<string, RichTextNode>) : [value];
	return documents.flatMap((document) => listEmbedded(document as RichTextNode));
}

/** Returns the entries that a valid entry links to, in the order of its fields, each once per field. */
export const listLinks = (type: ContentType, fields: EntryFields): EntryLink[] =>
	Object.entries(type.fields).flatMap(([name, field]) => {
		const value = fields[name];
		const targets = value === undefined ? [] : listTargets(field, value);
		return [...new Set(targets)].map((to) => ({ field: name, to }));
	});
