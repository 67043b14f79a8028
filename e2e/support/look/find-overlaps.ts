import type { Box, Tools } from "./tools.ts";

export function findOverlaps(tools: Tools): string[] {
	const SLACK = 2;
	type Item = { element: Element; box: Box; name: string; layer: Element | null };
	const meet = (one: Box, other: Box): boolean =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

	const pairs = (items: Item[]): string[] => {
		const faults = new Set<string>();
		const sorted = items.toSorted((one, other) => one.box.top - other.box.top);
		for (const [index, one] of sorted.entries()) {
			for (let next = index + 1; next < sorted.length; next++) {
				const other = sorted[next];
				if (!other || other.box.top > one.box.bottom) break;
				if (one.layer !== other.layer || !meet(one.box, other.box)) continue;
				if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
				faults.add(`${one.name} and ${other.name}`);
			}
		}
		return [...faults];
	};

	const within = (element: Element, box: Box): Box => {
		const seen = { ...box };
		for (let one = element.parentElement; one; one = one.parentElement) {
			if (getComputedStyle(one).overflowX === "visible") continue;
			const rect = one.getBoundingClientRect();
			seen.left = Math.max(seen.left, rect.left);
			seen.right = Math.min(seen.right, rect.right);
			seen.top = Math.max(seen.top, rect.top);
			seen.bottom = Math.min(seen.bottom, rect.bottom);
		}
		return seen;
	};
	const item = (element: Element, box: Box, name: string): Item => ({
		element,
		box: within(element, box),
		name,
		layer: tools.findLayer(element),
	});
	const texts = tools.lines().map(({ element, text, ink }) => item(element, ink, `“${text}”`));
	const controls = tools
		.controls()
		.filter((element) => getComputedStyle(element).display !== "inline")
		.map((element) => item(element, tools.toBox(element.getBoundingClientRect()), tools.say(element)));
	return [...pairs(texts), ...pairs(controls)];
}
