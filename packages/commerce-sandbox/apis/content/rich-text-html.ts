import { documentToHtmlString } from "@contentful/rich-text-html-renderer";
import { type Document, MARKS } from "@contentful/rich-text-types";
import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";

export const richTextHtml = (document: RichTextNode): string =>
	// The schema of the content model has checked the tree, whose node types are strings there.
	documentToHtmlString(document as unknown as Document, {
		renderMark: {
			[MARKS.BOLD]: (text) => `<strong>${text}</strong>`,
			[MARKS.ITALIC]: (text) => `<em>${text}</em>`,
		},
	});
