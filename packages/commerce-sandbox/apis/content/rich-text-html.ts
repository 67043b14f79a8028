import { documentToHtmlString } from "@contentful/rich-text-html-renderer";
import { type Document, MARKS } from "@contentful/rich-text-types";

export const richTextHtml = (document: Document): string =>
	documentToHtmlString(document, {
		renderMark: {
			[MARKS.BOLD]: (text) => `<strong>${text}</strong>`,
			[MARKS.ITALIC]: (text) => `<em>${text}</em>`,
		},
	});
