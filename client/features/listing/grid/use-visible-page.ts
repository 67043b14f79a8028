import { type RefObject, useEffect } from "react";
import type { ListData } from "../../../../pages/list/contract.ts";
import { useApp } from "../../../state/app-context.tsx";
import { lateEffect } from "../../../state/drawing/late-effect.ts";

/** The address follows the page whose tiles cross the middle of the screen (list-15): a reload comes back to it. */
export function useVisiblePage(grid: RefObject<HTMLElement | null>, data: ListData): void {
	const { showAddress } = useApp();
	useEffect(() => {
		const list = grid.current;
		if (!list || data.spans.length < 2) return;
		return lateEffect(async () => {
			const { followPages } = await import("./follow-pages.ts");
			return () => followPages(list, data, showAddress);
		});
	}, [grid, data, showAddress]);
}
