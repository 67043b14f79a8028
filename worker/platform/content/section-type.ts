import type * as z from "zod";
import type { SectionEntry } from "../../../shared/domain/content/content.ts";

/**
 * Describes how the content port requests and reads a section's entry. `name`: the content type in GraphQL. `fields`: the requested fields.
 */
export type SectionType<Entry = unknown> = { name: string; fields: string; schema: z.ZodType<Entry> };

/** `many` reads a collection of sections inside a section, `one` a link to a single section. */
export type InnerSections = { many: z.ZodType<SectionEntry[]>; one: z.ZodType<SectionEntry | undefined> };

/** A section that contains other sections. `ask` writes the requested fields for entries of the given content types. */
export type OuterSectionType<Entry = unknown> = {
	name: string;
	fields(ask: (...names: readonly string[]) => string): string;
	schema(inner: InnerSections): z.ZodType<Entry>;
};

export const defineSectionType = <Entry>(type: SectionType<Entry>): SectionType<Entry> => type;
export const defineOuterSectionType = <Entry>(type: OuterSectionType<Entry>): OuterSectionType<Entry> => type;
export type EntryIn<Type> = Type extends SectionType<infer Entry> | OuterSectionType<infer Entry>
	? Entry
	: never;
