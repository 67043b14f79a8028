import type { Box, Tools } from "./tools.ts";

export function findClipped(tools: Tools, width: number, mayClamp = ""): string[] {
	const SLACK = 1.5;
	const faults = new Set<string>();
	const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
	const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";

	const follow = (from: Element, box: Box, isText: boolean): string | null => {
		let across = true;
		let down = true;
		let leaves: { element: Element; across: boolean; down: boolean } | null = null;
		for (let one: Element | null = from; one && (across || down); one = one.parentElement) {
			const style = getComputedStyle(one);
			if (style.display === "contents") continue;
			const isInline = style.display === "inline";
			if (!isInline) {
				const rect = one.getBoundingClientRect();
				const leavesAcross = box.left < rect.left - SLACK || box.right > rect.right + SLACK;
				const leavesDown = box.top < rect.top - SLACK || box.bottom > rect.bottom + SLACK;
				if (scrolls(style.overflowX)) across = false;
				if (scrolls(style.overflowY)) down = false;
				if (across && leavesAcross && cuts(style.overflowX)) return `cut by ${tools.say(one)}`;
				if (down && leavesDown && cuts(style.overflowY)) return `cut by ${tools.say(one)}`;
				leaves ??= { element: one, across: leavesAcross, down: leavesDown };
			}
			if (isText && style.webkitLineClamp !== "none" && !(mayClamp && one.matches(mayClamp)))
				return `is shortened by ${tools.say(one)}`;
			if (style.position === "fixed") break;
		}
		if (isText && leaves && ((across && leaves.across) || (down && leaves.down)))
			return `leaves ${tools.say(leaves.element)}`;
		return across && (box.left < -SLACK || box.right > width + SLACK) ? "leaves the screen" : null;
	};

	for (const { element, text, ink } of tools.lines()) {
		const why = follow(element, ink, true);
		if (why) faults.add(`“${text}” ${why}`);
	}
	for (const control of tools.controls()) {
		const parent = control.parentElement;
		const why = parent && follow(parent, tools.toBox(control.getBoundingClientRect()), false);
		if (why) faults.add(`${tools.say(control)} ${why}`);
	}
	return [...faults];
}
