import { type RefObject, useEffect } from "react";
import type { ListData } from "../../../shared/contracts/page.ts";
import { spanAt } from "../../../shared/domain/list-paging.ts";
import { useApp } from "../../state/app-context.tsx";

/** The address follows the page whose tiles cross the middle of the screen (S1 §2): a reload comes back to it. */
export function useVisiblePage(grid: RefObject<HTMLElement | null>, data: ListData): void {
	const { showAddress } = useApp();
	useEffect(() => {
		const list = grid.current;
		if (!list || data.spans.length < 2) return;
		const cells = [...list.children].filter((cell) => !cell.hasAttribute("data-insert"));
		const observer = new IntersectionObserver(
			(entries) => {
				const seen = entries.find((entry) => entry.isIntersecting)?.target;
				const span = seen && spanAt(data.spans, cells.indexOf(seen));
				if (span) showAddress(span.href, data);
			},
			{ rootMargin: "-50% 0px -50% 0px" },
		);
		for (const cell of cells) observer.observe(cell);
		return () => observer.disconnect();
	}, [grid, data, showAddress]);
}
