import type { LoadSection } from "../section.ts";
import type { NumberEntry } from "./entry.ts";

export type NumberView = { text: string };

export const load: LoadSection<NumberEntry, NumberView> = ({ text }) => (text === "" ? null : { text });
