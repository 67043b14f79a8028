import type * as z from "zod";

/** How the content port asks for a section's entry and reads it. `name`: the content type in GraphQL; `fields`: what is asked of it. */
export type SectionType<Entry = unknown> = { name: string; fields: string; schema: z.ZodType<Entry> };

export const defineSectionType = <Entry>(type: SectionType<Entry>): SectionType<Entry> => type;
export type EntryIn<Type> = Type extends SectionType<infer Entry> ? Entry : never;
