import type { Tools } from "./tools.ts";

export function findSmallFields(tools: Tools, least: number): string[] {
	const textFields =
		"input:not([type=hidden], [type=radio], [type=checkbox], [type=range]), select, textarea";
	return [...document.querySelectorAll(textFields)].flatMap((field) => {
		const size = Number.parseFloat(getComputedStyle(field).fontSize);
		return size < least ? [`${tools.say(field)} ${field.getAttribute("name")} ${size} px`] : [];
	});
}
