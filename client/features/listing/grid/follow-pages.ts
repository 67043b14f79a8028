import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import { beginnings } from "../../../../shared/domain/list/list-paging.ts";

/**
 * Milliseconds without scrolling before the address changes: a change makes the browser restyle all links, which would disturb
 * scrolling.
 */
const IDLE_MS = 400;

export function followPages(
	list: HTMLElement,
	data: ListTilesView,
	tell: (href: string, data: ListTilesView) => void,
): () => void {
	const cells = list.querySelectorAll(":scope > ul > li:not([data-insert])");
	const places = beginnings(data.spans).map(({ href, first }) => ({ href, cell: cells[first] }));
	const startedCells = new Set<Element | undefined>();
	let href: string | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const rest = () => {
		clearTimeout(timer);
		if (href) tell(href, data);
		href = undefined;
	};
	const move = () => {
		clearTimeout(timer);
		timer = setTimeout(rest, IDLE_MS);
	};
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries)
				startedCells[isIntersecting ? "add" : "delete"](target);
			href = (places.findLast(({ cell }) => startedCells.has(cell)) ?? places[0])?.href;
			move();
		},
		{ rootMargin: "10000000px 0px -50% 0px" },
	);
	for (const { cell } of places) if (cell) observer.observe(cell);
	addEventListener("scroll", move, { passive: true });
	addEventListener("click", rest, true);
	return () => {
		clearTimeout(timer);
		observer.disconnect();
		removeEventListener("scroll", move);
		removeEventListener("click", rest, true);
	};
}
