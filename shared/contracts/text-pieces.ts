import type { RichTextNode } from "../domain/content/content.ts";
import type { SectionView } from "./section-view.ts";

/** A part of a text of editors: paragraphs, or a section that the text names. */
export type TextPiece = { nodes: RichTextNode[] } | { section: SectionView };
