import { flushSync } from "react-dom";
import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import type { AppServices } from "../../../state/app-context.tsx";
import { joinPage } from "./join-pages.ts";
import { isOnScreen, keepInPlace, tileInView } from "./scroll-anchor.ts";

type Extension = {
	href: string;
	direction: "next" | "previous";
	getList: () => ListTilesView;
	more: HTMLElement;
	byItself: boolean;
};

/**
 * Adds a page to a list without moving what is on screen. If the link had the focus, the focus moves to the first new tile (the last
 * when going back). Returns the longer list, or null if the shopper has left the list; rejects if the page cannot be loaded.
 */
export async function extendList(
	{ loadPage, extendPage }: Pick<AppServices, "loadPage" | "extendPage">,
	{ href, direction, getList, more, byItself }: Extension,
): Promise<ListTilesView | null> {
	const list = more.parentElement;
	const findSeenTile = () => tileInView([...(list?.querySelectorAll<HTMLElement>("[data-grid]") ?? [])]);
	// A shopper who looks at the footer keeps it where it is, unless the page was asked for (list-30).
	const findSeenFooter = () => (byItself && !findSeenTile() ? findFooterOnScreen() : null);
	const giveBack = direction === "next" ? keepRoom(more, getList(), findSeenFooter()) : () => {};
	const release = () => keepInPlace(findSeenFooter(), giveBack);
	const page = await loadPage(href).catch((error: unknown) => {
		release();
		throw error;
	});
	if (page.kind !== "list") {
		location.assign(href);
		return null;
	}
	const data = getList();
	if (data[`${direction}Href`] !== href) {
		release();
		return null;
	}
	const joinedList = joinPage(data, page.data, direction);
	const tiles = () => list?.querySelectorAll<HTMLElement>("[data-grid]>li:not([data-insert])") ?? [];
	const hadFocus = more.contains(document.activeElement);
	// The room is given back together with the tiles that take it.
	const extend = () => {
		giveBack();
		return flushSync(() => extendPage(joinedList, data));
	};
	const anchor = direction === "next" ? findSeenFooter() : (findSeenTile() ?? tiles()[0] ?? null);
	if (!keepInPlace(anchor, extend)) return null;
	const addedCount = joinedList.tiles.length - data.tiles.length;
	const goOn = tiles()[direction === "next" ? data.tiles.length : Math.max(addedCount - 1, 0)];
	const last = tiles()[data.tiles.length - 1];
	if (hadFocus) (goOn ?? last)?.querySelector("a")?.focus({ preventScroll: true });
	return joinedList;
}

function findFooterOnScreen(): Element | null {
	const footer = document.querySelector("body footer");
	return footer && isOnScreen(footer) ? footer : null;
}

/**
 * Reserves the expected height of the next page while it loads, so that nothing visible moves; `footer` stays in place and the link just
 * above it. Returns a function that releases the space.
 */
function keepRoom(
	more: HTMLElement,
	{ spans, tiles, total }: ListTilesView,
	footer: Element | null,
): () => void {
	const grid = [...(more.parentElement?.querySelectorAll<HTMLElement>("[data-grid]") ?? [])].at(-1);
	const last = spans.at(-1)?.tiles ?? tiles.length;
	const coming = Math.min(last, total - tiles.length);
	if (grid && last > 0) {
		const room = Math.round((grid.offsetHeight * coming) / last);
		keepInPlace(footer, () => {
			more.style.minBlockSize = `${room}px`;
			more.style.alignContent = footer ? "end" : "";
		});
	}
	return () => {
		more.style.minBlockSize = "";
		more.style.alignContent = "";
	};
}
