import type * as z from "zod";
import type { SectionEntry } from "../../../shared/domain/content/content.ts";

/** How the content port asks for a section's entry and reads it. `name`: the content type in GraphQL; `fields`: what is asked of it. */
export type SectionType<Entry = unknown> = { name: string; fields: string; schema: z.ZodType<Entry> };

/** `many` reads a collection of sections inside a section, and `one` a link to a single one. */
export type InnerSections = { many: z.ZodType<SectionEntry[]>; one: z.ZodType<SectionEntry | undefined> };

/** A section that holds others. `ask` writes what is asked of entries of these content types. */
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
