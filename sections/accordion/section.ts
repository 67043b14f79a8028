import type { RichTextNode } from "../../shared/domain/content/content.ts";
import { localiseText } from "../../worker/request/page/localise-text.ts";
import type { LoadSection } from "../section.ts";
import type { AccordionEntry } from "./entry.ts";

export type AccordionView = {
	title?: string;
	/** Several items may be open at once. */
	isMultiple: boolean;
	isAnimated: boolean;
	items: { title: string; nodes: RichTextNode[] }[];
};

/** An item without a text is left out (content-25). */
export const load: LoadSection<AccordionEntry, AccordionView> = ({ items, ...entry }, cx) => {
	const shown = items
		.filter(({ nodes }) => nodes.length > 0)
		.map(({ title, nodes }) => ({ title, nodes: localiseText(nodes, cx) }));
	return shown.length > 0 ? { ...entry, items: shown } : null;
};
