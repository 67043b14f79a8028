import type { HeadView } from "../../../shared/contracts/page.ts";
import { headTags } from "../head-tags.ts";

/** Replaces the tags of the previous page; the title is set with the page itself. */
export function applyHead(head: HeadView): void {
	for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
	const elements = headTags(head).map(({ tag, attributes }) => {
		const element = document.createElement(tag);
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
		element.setAttribute("data-head", "");
		return element;
	});
	document.head.append(...elements);
}
