import { flushSync } from "react-dom";
import type { ListData } from "../../../../pages/list/contract.ts";
import type { AppServices } from "../../../state/app-context.tsx";
import { joinPage } from "./join-pages.ts";
import { keepInPlace, tileInView } from "./scroll-anchor.ts";

type Extension = { href: string; direction: "next" | "previous"; shown: () => ListData; more: HTMLElement };

/**
 * Joins another page to a list without moving what is on the screen. A shopper who asked for it by the link goes on from the first of
 * the new tiles (from the last, going back): the link has moved away, or is gone. Comes back with the longer list; null where the
 * shopper has left meanwhile. Rejects where there is no such page.
 */
export async function extendList(
	{ loadPage, extendPage }: Pick<AppServices, "loadPage" | "extendPage">,
	{ href, direction, shown, more }: Extension,
): Promise<ListData | null> {
	const giveBack = direction === "next" ? keepRoom(more, shown()) : () => {};
	const page = await loadPage(href).finally(giveBack);
	if (page.kind !== "list") {
		location.assign(href);
		return null;
	}
	// The other end may have grown meanwhile; another list does not matter.
	const data = shown();
	if (data[`${direction}Href`] !== href) return null;
	const joined = joinPage(data, page.data, direction);
	const list = more.parentElement;
	const tiles = () => list?.querySelectorAll<HTMLElement>("[data-grid]>li:not([data-insert])") ?? [];
	const had = more.contains(document.activeElement);
	const extend = () => flushSync(() => extendPage(joined, data));
	// What lies between the first tile and the screen may be as high as was guessed only, once it is further down.
	const seen = () => tileInView([...(list?.querySelectorAll<HTMLElement>("[data-grid]") ?? [])]);
	if (!(direction === "next" ? extend() : keepInPlace(seen() ?? tiles()[0] ?? null, extend))) return null;
	const added = joined.tiles.length - data.tiles.length;
	const goOn = tiles()[direction === "next" ? data.tiles.length : Math.max(added - 1, 0)];
	// There may be no further one.
	const last = tiles()[data.tiles.length - 1];
	if (had) (goOn ?? last)?.querySelector("a")?.focus({ preventScroll: true });
	return joined;
}

/**
 * What is below the list goes down as soon as its next page is asked for, by as much as the last one is high: nothing that is on
 * screen moves when the tiles come. The link stays where it is until then.
 */
function keepRoom(more: HTMLElement, { spans, tiles, total }: ListData): () => void {
	const grid = [...(more.parentElement?.querySelectorAll<HTMLElement>("[data-grid]") ?? [])].at(-1);
	const last = spans.at(-1)?.tiles ?? tiles.length;
	const coming = Math.min(last, total - tiles.length);
	if (grid && last > 0) more.style.minBlockSize = `${Math.round((grid.offsetHeight * coming) / last)}px`;
	return () => {
		more.style.minBlockSize = "";
	};
}
