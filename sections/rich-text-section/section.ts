import type { TextPiece } from "../../shared/contracts/text-pieces.ts";
import { loadText } from "../load-text.ts";
import type { LoadSection } from "../section.ts";
import type { RichTextEntry } from "./entry.ts";

export type RichTextView = { pieces: TextPiece[] };

export const load: LoadSection<RichTextEntry, RichTextView> = async (entry, cx, { loadInner }) => {
	const pieces = await loadText(entry, cx, loadInner);
	return pieces.length > 0 ? { pieces } : null;
};
