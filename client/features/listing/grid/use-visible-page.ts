import { type RefObject, useEffect } from "react";
import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import { useApp } from "../../../state/app-context.tsx";
import { lateEffect } from "../../../state/drawing/late-effect.ts";

/** Changes the address to that of the page on screen, so that a reload returns to it (list-15). */
export function useVisiblePage(grid: RefObject<HTMLElement | null>, data: ListTilesView): void {
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
