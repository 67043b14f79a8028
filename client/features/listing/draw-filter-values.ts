import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { type FilterValuesProps, Part } from "./filter-values.still.tsx";

type Draw = (Drawn: ComponentType<FilterValuesProps>) => void;

/**
 * Replaces the server's HTML of the filter values with the component and restores the focus. Waits while a link is pressed, because a
 * press that ends on another element is not a click (list-23).
 */
export function drawFilterValues(draw: Draw): void {
	if (document.querySelector("a:active")) {
		const again = () => setTimeout(() => drawFilterValues(draw));
		const controller = new AbortController();
		for (const end of ["pointerup", "pointercancel", "dragend"])
			addEventListener(
				end,
				() => {
					controller.abort();
					again();
				},
				{ signal: controller.signal },
			);
		return;
	}
	const panel = document.activeElement?.closest("details");
	const at = listLinks(panel).findIndex((link) => link.matches(":focus"));
	flushSync(() => draw(Part));
	listLinks(panel)[at]?.focus({ preventScroll: true });
}

const listLinks = (panel: Element | null | undefined): HTMLElement[] => [
	...(panel?.querySelectorAll<HTMLElement>("a") ?? []),
];
