import type * as z from "zod";

/** Every field: `help` is shown to editors; a localised value is stored as a record by language. */
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
/** `to`: ids of the content types that may be linked. */
export type LinkField = Common & { kind: "link"; to: readonly string[] };
export type LinksField = Common & { kind: "links"; to: readonly string[]; maximum?: number };
export type JsonField = Common & Localisable & { kind: "json"; schema: z.ZodType };
/** `embeds`: ids of the content types that may stand between the paragraphs. */
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
	/** A path of the shop, or an https address. */
	| (Common & { kind: "address" })
	| (Common & { kind: "date-time" })
	/** The id of a picture of the media service. */
	| (Common & { kind: "image" })
	| (Common & Localisable & { kind: "texts"; maximum?: number });

export type ContentType = {
	/** The type's name in GraphQL. */
	id: string;
	name: string;
	description: string;
	/** The field that names an entry in the editors' lists. */
	displayField: string;
	fields: Readonly<Record<string, Field>>;
};

export const defineContentType = <const Type extends ContentType>(
	type: Type & { displayField: keyof Type["fields"] },
): Type => type;

export const isLocalised = (field: Field): boolean => "localised" in field && field.localised === true;

/** Returns the ids of the content types that a field may link to or embed. */
export function listLinkedTypes(field: Field): readonly string[] {
	if (field.kind === "link" || field.kind === "links") return field.to;
	return field.kind === "rich-text" ? (field.embeds ?? []) : [];
}
