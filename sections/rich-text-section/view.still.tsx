import { TextPieces } from "../../client/features/rich-text/text-pieces.tsx";
import type { SectionProps } from "../../client/state/drawing/sections.tsx";
import type { RichTextView } from "./section.ts";

export const Part = ({ view: { pieces }, data }: SectionProps<RichTextView>) => (
	<TextPieces pieces={pieces} data={data} />
);
