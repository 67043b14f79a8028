import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import type { StillProps } from "../../state/stills.ts";
import { Part } from "./filter-values.still.tsx";

/** Draws the filter values in place of the HTML that the server wrote; the focus stays on the link that had it. */
export function drawFilterValues(draw: (Drawn: ComponentType<StillProps["filterValues"]>) => void): void {
	const panel = document.activeElement?.closest("details");
	const at = linksOf(panel).findIndex((link) => link.matches(":focus"));
	flushSync(() => draw(Part));
	linksOf(panel)[at]?.focus({ preventScroll: true });
}

const linksOf = (panel: Element | null | undefined): HTMLElement[] => [
	...(panel?.querySelectorAll<HTMLElement>("a") ?? []),
];
