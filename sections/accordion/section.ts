import type { TextPiece } from "../../shared/contracts/text-pieces.ts";
import { loadText } from "../load-text.ts";
import type { LoadSection } from "../section.ts";
import type { AccordionEntry } from "./entry.ts";

export type AccordionView = {
	title?: string;
	/** Several items may be open at once. */
	isMultiple: boolean;
	isAnimated: boolean;
	items: { title: string; pieces: TextPiece[] }[];
};

/** An item without a text is left out (content-25). */
export const load: LoadSection<AccordionEntry, AccordionView> = async (
	{ items, ...entry },
	cx,
	{ loadInner },
) => {
	const all = await Promise.all(
		items.map(async ({ title, text }) => ({ title, pieces: await loadText(text, cx, loadInner) })),
	);
	const shown = all.filter(({ pieces }) => pieces.length > 0);
	return shown.length > 0 ? { ...entry, items: shown } : null;
};
