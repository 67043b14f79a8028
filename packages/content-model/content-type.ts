import type * as z from "zod";
import { PERSONALISED } from "./section-ids.ts";

type Common = { help: string; required?: true };
type Localisable = { localised?: true };

export type TextField = Common &
	Localisable & { kind: "text"; lines?: "multiple"; maximum?: number; default?: string };
export type NumberField = Common & {
	kind: "integer" | "number";
	minimum?: number;
	maximum?: number;
	default?: number;
};
export type LinkField = Common & { kind: "link"; to: readonly string[] };
export type LinksField = Common & { kind: "links"; to: readonly string[]; maximum?: number };
export type JsonField = Common & Localisable & { kind: "json"; schema: z.ZodType };
export type RichTextField = Common & Localisable & { kind: "rich-text"; embeds?: readonly string[] };

export type Field =
	| TextField
	| NumberField
	| LinkField
	| LinksField
	| JsonField
	| RichTextField
	| (Common & { kind: "boolean"; default?: boolean })
	| (Common & { kind: "choice"; values: readonly string[]; default?: string })
	| (Common & { kind: "colour" })
	| (Common & { kind: "address" })
	| (Common & { kind: "query" })
	| (Common & { kind: "date-time" })
	| (Common & { kind: "image" })
	| (Common & Localisable & { kind: "texts"; maximum?: number });

/** Requires one of the fields in every published entry, or in published entries whose field `if` has the value. */
export type Need = { oneOf: readonly string[]; if?: { field: string; is: string } };

export type ContentType = {
	id: string;
	name: string;
	description: string;
	displayField: string;
	fields: Readonly<Record<string, Field>>;
	needs?: readonly Need[];
};

export const defineContentType = <const Type extends ContentType>(
	type: Type & { displayField: keyof Type["fields"] },
): Type => type;

export const isLocalised = (field: Field): boolean => "localised" in field && field.localised === true;

/** Returns the ids of the content types that a field may link to or embed; empty for other kinds of fields. */
export function listLinkedTypes(field: Field): readonly string[] {
	if (field.kind === "link" || field.kind === "links") return field.to;
	return field.kind === "rich-text" ? (field.embeds ?? []) : [];
}

/** Returns whether a list may hold personalised blocks next to its contents. */
export const mayPersonalise = (field: Field): field is LinksField =>
	field.kind === "links" && field.to.length > 1 && field.to.includes(PERSONALISED);

/** Returns the types of the entries that clients get, which are given in the places of personalised blocks. */
export const listShownTypes = (field: Field): readonly string[] =>
	mayPersonalise(field) ? field.to.filter((id) => id !== PERSONALISED) : listLinkedTypes(field);
