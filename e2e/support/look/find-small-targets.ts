import type { Tools } from "./tools.ts";

/** Controls of less than 24 px in one direction; links within a sentence are as high as their line. */
export function findSmallTargets(tools: Tools): string[] {
	const LEAST = 23.5;
	const sizeOf = (element: Element): { width: number; height: number } => {
		// A link whose pseudo-element covers the piece that it belongs to is as large as that.
		const covers = (["::before", "::after"] as const).some((pseudo) => {
			const { content, position } = getComputedStyle(element, pseudo);
			return content !== "none" && position === "absolute";
		});
		const around = covers && element instanceof HTMLElement ? element.offsetParent : null;
		// A field is as large as the label that belongs to it.
		const label = element instanceof HTMLInputElement ? element.closest("label") : null;
		return (around ?? label ?? element).getBoundingClientRect();
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
			return width < LEAST || height < LEAST
				? [`${tools.say(element)} ${Math.round(width)} × ${Math.round(height)}`]
				: [];
		});
}
