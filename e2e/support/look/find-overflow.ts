import type { Tools } from "./tools.ts";

export function findOverflow(tools: Tools, width: number): string[] {
	const wide = document.documentElement.scrollWidth;
	if (wide <= width) return [];
	const guilty = [...document.querySelectorAll("body *")].filter((element) => {
		const { left, right } = element.getBoundingClientRect();
		return right > width + 1 || left < -1;
	});
	return [`${wide - width} px: ${guilty.slice(-3).map(tools.say).join(", ")}`];
}
