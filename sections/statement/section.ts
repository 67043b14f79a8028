import type { CtaView } from "../../shared/contracts/views.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import type { LoadSection } from "../section.ts";
import type { StatementEntry } from "./entry.ts";

export type StatementView = { text: string; link?: CtaView };

export const load: LoadSection<StatementEntry, StatementView> = ({ text, link }, cx) =>
	text === "" ? null : { text, link: link && toCta(link, cx) };
