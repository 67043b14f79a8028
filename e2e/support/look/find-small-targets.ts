import type { Tools } from "./tools.ts";

export function findSmallTargets(tools: Tools, least: number): string[] {
	const SLACK = 0.5;
	const measureSize = (element: Element): { width: number; height: number } => {
		// A field's label enlarges its target.
		const label = element instanceof HTMLInputElement ? element.closest("label") : null;
		let { width, height } = (label ?? element).getBoundingClientRect();
		// A pseudo-element that covers the product enlarges its link's target.
		for (const pseudo of ["::before", "::after"] as const) {
			const style = getComputedStyle(element, pseudo);
			if (style.content === "none" || style.position !== "absolute") continue;
			width = Math.max(width, Number.parseFloat(style.width));
			height = Math.max(height, Number.parseFloat(style.height));
		}
		return { width, height };
	};
	const isInSentence = (element: Element): boolean => {
		if (getComputedStyle(element).display !== "inline") return false;
		const around = element.parentElement?.textContent?.trim().length ?? 0;
		return around > (element.textContent?.trim().length ?? 0) + 1;
	};
	return tools
		.controls()
		.filter((element) => !isInSentence(element))
		.flatMap((element) => {
			const { width, height } = measureSize(element);
			return Math.min(width, height) < least - SLACK
				? [`${tools.say(element)} ${Math.round(width)} × ${Math.round(height)}`]
				: [];
		});
}
