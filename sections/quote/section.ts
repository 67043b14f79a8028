import type { CtaView } from "../../shared/contracts/views.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import type { LoadSection } from "../section.ts";
import type { QuoteEntry } from "./entry.ts";

export type QuoteView = { text: string; source?: string; link?: CtaView };

export const load: LoadSection<QuoteEntry, QuoteView> = ({ text, source, link }, cx) =>
	text === "" ? null : { text, source, link: link && toCta(link, cx) };
