import { expect, type Page } from "@playwright/test";

/**
 * Returns what is wrong with the focused element: a tab order of its own, hidden from screen readers, out of view, covered, or without
 * a ring or line.
 */
const focusTroubles = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return [];
		const troubles: string[] = [];
		if (element instanceof HTMLElement && element.tabIndex > 0) troubles.push("has an order of its own");
		if (element.closest("[aria-hidden=true]")) troubles.push("is hidden from those who hear it");
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
		const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
		const label = element.closest("label");
		const over = document.elementFromPoint(x, y);
		if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
			troubles.push("is out of view");
		else if (over && !element.contains(over) && !over.contains(element) && !label?.contains(over))
			troubles.push(`is covered by ${over.tagName.toLowerCase()}.${over.className}`);
		const isDrawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
			(outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
		const around = [element, label, element.nextElementSibling, element.closest("form")].filter(
			(one) => one !== null,
		);
		const styles = [...around.map((one) => getComputedStyle(one)), getComputedStyle(element, "::after")];
		if (!styles.some(isDrawn)) troubles.push("is not drawn");
		return troubles.map((trouble) => `${element.outerHTML.slice(0, 120)} ${trouble}`);
	});

export async function tab(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string> {
	await page.keyboard.press(key);
	// Scrolling and changes caused by the focus take effect with the next frame, so the check is repeated.
	await expect.poll(() => focusTroubles(page), { message: "the focus is seen" }).toEqual([]);
	return page.evaluate(() =>
		(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim(),
	);
}

export async function tabTo(page: Page, name: RegExp, key?: "Tab" | "Shift+Tab"): Promise<void> {
	for (let step = 0; step < 80; step++) if (name.test(await tab(page, key))) return;
	throw new Error(`The keyboard never reaches ${name}`);
}
