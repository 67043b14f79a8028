import type { LoadSection } from "../section.ts";
import type { StatementEntry } from "./entry.ts";

export type StatementView = { text: string };

export const load: LoadSection<StatementEntry, StatementView> = ({ text }) => (text === "" ? null : { text });
