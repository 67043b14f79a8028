import type { RichTextNode } from "../../shared/domain/content/content.ts";
import { localiseText } from "../../worker/request/page/localise-text.ts";
import type { LoadSection } from "../section.ts";
import type { RichTextEntry } from "./entry.ts";

export type RichTextView = { nodes: RichTextNode[] };

export const load: LoadSection<RichTextEntry, RichTextView> = ({ nodes }, cx) =>
	nodes.length > 0 ? { nodes: localiseText(nodes, cx) } : null;
