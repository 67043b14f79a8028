import type { PageView } from "../../../shared/contracts/page.ts";
import { headTags } from "../head-tags.ts";

export function applyHead(page: PageView): void {
	document.title = page.head.title;
	for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
	for (const { tag, attributes } of headTags(page.head)) {
		const element = document.createElement(tag);
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
		element.setAttribute("data-head", "");
		document.head.append(element);
	}
}
