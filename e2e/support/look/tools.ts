export type Box = { left: number; top: number; right: number; bottom: number };
export type Line = { element: Element; text: string; box: Box; ink: Box };
export type Tools = ReturnType<typeof makeTools>;

/**
 * Returns the functions that all checks share. This function runs in the page, so neither it nor the checks may refer to anything
 * outside themselves.
 */
export function makeTools() {
	const top = [
		...document.querySelectorAll("dialog[open], [popover]:popover-open:not([role=progressbar])"),
	].at(-1);
	const root = top ?? document.body;

	const say = (element: Element): string => {
		const name = element.tagName.toLowerCase();
		const text = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 30);
		return `${name}${element.classList[0] ? `.${element.classList[0]}` : ""}${text ? ` “${text}”` : ""}`;
	};
	const hidden = new Map<Element, boolean>();
	const isHidden = (element: Element): boolean => {
		const cachedResult = hidden.get(element);
		if (cachedResult !== undefined) return cachedResult;
		const { clipPath, inlineSize } = getComputedStyle(element);
		const parent = element.parentElement;
		const isHiddenNow =
			(clipPath === "inset(50%)" && inlineSize === "1px") || (parent !== null && isHidden(parent));
		hidden.set(element, isHiddenNow);
		return isHiddenNow;
	};
	/**
	 * Returns whether an element is visible. Content skipped by `content-visibility: auto` is not, because it keeps boxes of its last
	 * layout, which may have had another width.
	 */
	const isSeen = (element: Element): boolean =>
		element.checkVisibility({
			opacityProperty: true,
			visibilityProperty: true,
			contentVisibilityAuto: true,
		}) &&
		element.getBoundingClientRect().bottom + scrollY > 0 &&
		!isHidden(element);

	const toBox = (rect: DOMRect): Box => ({
		left: rect.left,
		top: rect.top,
		right: rect.right,
		bottom: rect.bottom,
	});
	const inked = (box: Box, element: Element): Box => {
		const middle = (box.top + box.bottom) / 2;
		const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.38;
		return { ...box, top: middle - half, bottom: middle + half };
	};
	const findLines = (): Line[] => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const lines: Line[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim();
			if (!element || !text || element.closest("script, style, noscript, svg") || !isSeen(element)) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const rect of range.getClientRects()) {
				if (rect.width < 1 || rect.height < 1) continue;
				const box = toBox(rect);
				lines.push({ element, text: text.slice(0, 30), box, ink: inked(box, element) });
			}
		}
		return lines;
	};
	const findControls = (): Element[] =>
		[
			...root.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, [role=button]"),
		].filter(isSeen);

	let allLines: Line[] | undefined;
	let allControls: Element[] | undefined;
	const lines = (): Line[] => {
		allLines ??= findLines();
		return allLines;
	};
	const controls = (): Element[] => {
		allControls ??= findControls();
		return allControls;
	};

	const findLayer = (element: Element): Element | null => {
		for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
			const { position, zIndex } = getComputedStyle(one);
			if (position === "fixed" || position === "sticky") return one;
			if (position === "absolute" && (zIndex !== "auto" || one.parentElement?.matches("details"))) return one;
		}
		return null;
	};
	return { root, say, isSeen, toBox, lines, controls, findLayer };
}
