import type { TextPart } from "../../../shared/domain/content/content.ts";
import type { DocumentNode } from "./entry-fields.ts";
import { writePlainText } from "./rich-text.ts";

const MAY_LINK = /^(?:https:\/\/|mailto:|tel:)/;

const toParts = (node: DocumentNode): TextPart[] => {
	if (node.value !== undefined) return node.value === "" ? [] : [{ text: node.value }];
	const uri = node.nodeType === "hyperlink" ? node.data?.uri : undefined;
	if (uri !== undefined && MAY_LINK.test(uri)) return [{ text: writePlainText(node), href: uri }];
	return (node.content ?? []).flatMap(toParts);
};

/** Returns the lines of a document, with the addresses that a text may link to. */
export const toLines = (document: DocumentNode): TextPart[][] =>
	(document.content ?? []).map(toParts).filter((parts) => parts.length > 0);
