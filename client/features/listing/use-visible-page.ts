import { type RefObject, useEffect } from "react";
import type { ListData } from "../../../shared/contracts/page.ts";
import { beginnings } from "../../../shared/domain/list-paging.ts";
import { useApp } from "../../state/app-context.tsx";

/** The address follows the page whose tiles cross the middle of the screen (S1 §2): a reload comes back to it. */
export function useVisiblePage(grid: RefObject<HTMLElement | null>, data: ListData): void {
	const { showAddress } = useApp();
	useEffect(() => {
		const list = grid.current;
		if (!list || data.spans.length < 2) return;
		const cells = list.querySelectorAll(":scope > ul > li:not([data-insert])");
		// Only the tiles that pages begin with: a thousand would be looked at with every frame.
		const places = beginnings(data.spans).map(({ href, first }) => ({ href, cell: cells[first] }));
		const begun = new Set<Element | undefined>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) begun[isIntersecting ? "add" : "delete"](target);
				// Above the middle of the screen there may be nothing yet: then the list is where it begins.
				const place = places.findLast(({ cell }) => begun.has(cell)) ?? places[0];
				if (place) showAddress(place.href, data);
			},
			// All that has come above the middle, however far.
			{ rootMargin: "10000000px 0px -50% 0px" },
		);
		for (const { cell } of places) if (cell) observer.observe(cell);
		return () => observer.disconnect();
	}, [grid, data, showAddress]);
}
