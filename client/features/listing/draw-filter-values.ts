import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import type { StillProps } from "../../state/stills.ts";
import { Part } from "./filter-values.still.tsx";

type Draw = (Drawn: ComponentType<StillProps["filterValues"]>) => void;

/**
 * Draws the filter values in place of the HTML that the server wrote; the focus stays on the link that had it. One that is pressed is
 * not taken away from under the finger: a press that ends on another element is no click (list-23).
 */
export function drawFilterValues(draw: Draw): void {
	if (document.querySelector("a:active")) {
		const again = () => setTimeout(() => drawFilterValues(draw));
		const ended = new AbortController();
		for (const end of ["pointerup", "pointercancel", "dragend"])
			addEventListener(
				end,
				() => {
					ended.abort();
					again();
				},
				{ signal: ended.signal },
			);
		return;
	}
	const panel = document.activeElement?.closest("details");
	const at = linksOf(panel).findIndex((link) => link.matches(":focus"));
	flushSync(() => draw(Part));
	linksOf(panel)[at]?.focus({ preventScroll: true });
}

const linksOf = (panel: Element | null | undefined): HTMLElement[] => [
	...(panel?.querySelectorAll<HTMLElement>("a") ?? []),
];
