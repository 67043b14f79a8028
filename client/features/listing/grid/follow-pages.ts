import type { ListData } from "../../../../pages/list/contract.ts";
import { beginnings } from "../../../../shared/domain/list/list-paging.ts";

/**
 * A scroll is over when nothing has moved for so long (list-15). With another address a browser looks through all links of a page,
 * which a long list feels in the middle of a scroll.
 */
const IDLE_MS = 400;

/** Tells the address of the page whose tiles cross the middle of the screen, as soon as the list rests there. */
export function followPages(
	list: HTMLElement,
	data: ListData,
	tell: (href: string, data: ListData) => void,
): () => void {
	const cells = list.querySelectorAll(":scope > ul > li:not([data-insert])");
	// Only the tiles that pages begin with: a thousand would be looked at with every frame.
	const places = beginnings(data.spans).map(({ href, first }) => ({ href, cell: cells[first] }));
	const begun = new Set<Element | undefined>();
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
			for (const { target, isIntersecting } of entries) begun[isIntersecting ? "add" : "delete"](target);
			// Above the middle of the screen there may be nothing yet: then the list is where it begins.
			href = (places.findLast(({ cell }) => begun.has(cell)) ?? places[0])?.href;
			move();
		},
		// All that has come above the middle, however far.
		{ rootMargin: "10000000px 0px -50% 0px" },
	);
	for (const { cell } of places) if (cell) observer.observe(cell);
	addEventListener("scroll", move, { passive: true });
	// A click in the middle of a scroll leaves from the page on screen.
	addEventListener("click", rest, true);
	return () => {
		clearTimeout(timer);
		observer.disconnect();
		removeEventListener("scroll", move);
		removeEventListener("click", rest, true);
	};
}
