import type { TermReading } from "./read-query.ts";

/** What was made of a word of the phrase: `found` = products have it (or what it was taken for). */
export type PhraseTerm = { typed: string; readings: TermReading[]; found: boolean };

/** Ordinals of matching groups, ascending, their scores (whole numbers, higher is better), and how the words were read. */
export type TextMatches = { ordinals: Uint32Array; scores: Float32Array; phrase: PhraseTerm[] };
