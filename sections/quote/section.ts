import type { LinkView } from "../../shared/contracts/views.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { QuoteEntry } from "./entry.ts";

export type QuoteView = { text: string; source?: string; link?: LinkView };

export const load: LoadSection<QuoteEntry, QuoteView> = ({ text, source, link }, cx) =>
	text === "" ? null : { text, source, link: link && toLink(link, cx) };
