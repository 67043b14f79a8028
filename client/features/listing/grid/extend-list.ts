import { flushSync } from "react-dom";
import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import type { AppServices } from "../../../state/app-context.tsx";
import { joinPage } from "./join-pages.ts";
import { keepInPlace, tileInView } from "./scroll-anchor.ts";

type Extension = {
	href: string;
	direction: "next" | "previous";
	getList: () => ListTilesView;
	more: HTMLElement;
};

/**
 * Adds a page to a list without moving what is on screen. If the link had the focus, the focus moves to the first new tile (the last
 * when going back). Returns the longer list, or null if the shopper has left the list; rejects if the page cannot be loaded.
 */
export async function extendList(
	{ loadPage, extendPage }: Pick<AppServices, "loadPage" | "extendPage">,
	{ href, direction, getList, more }: Extension,
): Promise<ListTilesView | null> {
	const giveBack = direction === "next" ? keepRoom(more, getList()) : () => {};
	const page = await loadPage(href).finally(giveBack);
	if (page.kind !== "list") {
		location.assign(href);
		return null;
	}
	const data = getList();
	if (data[`${direction}Href`] !== href) return null;
	const joinedList = joinPage(data, page.data, direction);
	const list = more.parentElement;
	const tiles = () => list?.querySelectorAll<HTMLElement>("[data-grid]>li:not([data-insert])") ?? [];
	const hadFocus = more.contains(document.activeElement);
	const extend = () => flushSync(() => extendPage(joinedList, data));
	const findSeenTile = () => tileInView([...(list?.querySelectorAll<HTMLElement>("[data-grid]") ?? [])]);
	if (!(direction === "next" ? extend() : keepInPlace(findSeenTile() ?? tiles()[0] ?? null, extend)))
		return null;
	const addedCount = joinedList.tiles.length - data.tiles.length;
	const goOn = tiles()[direction === "next" ? data.tiles.length : Math.max(addedCount - 1, 0)];
	const last = tiles()[data.tiles.length - 1];
	if (hadFocus) (goOn ?? last)?.querySelector("a")?.focus({ preventScroll: true });
	return joinedList;
}

/**
 * Reserves the expected height of the next page while it loads, so that nothing visible moves. Returns a function that releases the
 * space.
 */
function keepRoom(more: HTMLElement, { spans, tiles, total }: ListTilesView): () => void {
	const grid = [...(more.parentElement?.querySelectorAll<HTMLElement>("[data-grid]") ?? [])].at(-1);
	const last = spans.at(-1)?.tiles ?? tiles.length;
	const coming = Math.min(last, total - tiles.length);
	if (grid && last > 0) more.style.minBlockSize = `${Math.round((grid.offsetHeight * coming) / last)}px`;
	return () => {
		more.style.minBlockSize = "";
	};
}
