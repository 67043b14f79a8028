import { RichText } from "../../client/ui/rich-text/rich-text.tsx";
import type { RichTextView } from "./section.ts";

export const Part = ({ view: { nodes } }: { view: RichTextView }) => <RichText nodes={nodes} />;
