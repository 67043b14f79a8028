import type { Tools } from "./tools.ts";

/** Controls of less than `least` px in one direction; links within a sentence are as high as their line. */
export function findSmallTargets(tools: Tools, least: number): string[] {
	const SLACK = 0.5;
	const sizeOf = (element: Element): { width: number; height: number } => {
		// A field is as large as the label that belongs to it.
		const label = element instanceof HTMLInputElement ? element.closest("label") : null;
		let { width, height } = (label ?? element).getBoundingClientRect();
		// A link is as large as the pseudo-element that it lays over the product or background that it belongs to.
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
			const { width, height } = sizeOf(element);
			return Math.min(width, height) < least - SLACK
				? [`${tools.say(element)} ${Math.round(width)} × ${Math.round(height)}`]
				: [];
		});
}
