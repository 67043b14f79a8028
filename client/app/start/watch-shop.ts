import type { PageView } from "../../../shared/contracts/page.ts";
import { listSections } from "../../../shared/contracts/section-view.ts";
import type { TileView } from "../../../shared/contracts/views.ts";
import type { ClickSource, ShopEventOf } from "../../../shared/domain/shell/shop-events.ts";
import type { EventBus } from "../../state/events/events.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { PageStore } from "../navigation/page-store.ts";

export type ClickedTile = {
	href: string | null;
	position: number;
	source?: string;
	product?: string;
	acts?: boolean;
};

const PRODUCT = "article,[data-product]";

const isAction = (link: Element | null | undefined, event: MouseEvent): boolean =>
	link?.hasAttribute("data-acts") === true && isPlainClick(event);

const listTiles = ({ kind, data }: PageView) => [
	...(kind === "list" || kind === "wishlist" ? data.tiles : []),
	...listSections(data).flatMap(({ view }) => ("tiles" in view ? (view.tiles as TileView[]) : [])),
];

type Category = { id: string; name: string };

/** Returns the category whose list or landing page is shown. */
const findList = (page: PageView): Category | null =>
	(page.kind === "list" || page.kind === "category-landing") && page.data.categoryId
		? { id: page.data.categoryId, name: page.data.heading }
		: null;

/** Returns the category that shows the clicked product: a list's own, and on a product's page the one of that product. */
const findCategory = (page: PageView): Category | null =>
	page.kind === "product" && page.data.categoryId
		? { id: page.data.categoryId, name: page.data.breadcrumbs.at(-1)?.label ?? page.data.categoryId }
		: findList(page);

/** `lastList`: the category's list that the shopper has come by last, which may be this page's. */
export function describeClick(
	page: PageView,
	{ href, position, source, product, acts }: ClickedTile,
	lastList: Category | null = findList(page),
): ShopEventOf<"productClick" | "productAction"> | null {
	const tiles = listTiles(page);
	const productId = product ?? tiles.find((tile) => tile.href === href)?.id;
	if (!productId) return null;
	const here = findCategory(page);
	return {
		type: acts ? "productAction" : "productClick",
		source: (source ??
			(page.kind === "list" && page.data.mode === "search" ? "search" : page.kind)) as ClickSource,
		...(here && { eventSourceCategoryId: here.id, eventSourceCategoryName: here.name }),
		...(lastList && { plpCategoryId: lastList.id, plpCategoryName: lastList.name }),
		productId,
		position: position || tiles.findIndex(({ id }) => id === productId) + 1,
		...(page.kind === "list" && !source && { spans: page.data.spans, phrase: page.data.query }),
	};
}

export function watchViews(pages: PageStore, events: EventBus): void {
	let shown = "";
	const view = () => {
		const page = pages.get();
		const { kind, data } = page;
		// Loading more products and changing the page's number extend a page, which is no view of another page.
		if (shown !== page.path) events.emit({ type: "pageView", page });
		shown = page.path;
		if (kind === "product") events.emit({ type: "productView", product: data });
	};
	view();
	pages.subscribe(view);
}

/** Emits an event for a click on a link of a product. The listener captures clicks, because their handlers may change the page. */
export function watchClicks(pages: PageStore, events: EventBus): void {
	let lastList = findList(pages.get());
	pages.subscribe(() => {
		lastList = findList(pages.get()) ?? lastList;
	});
	const onClick = (event: MouseEvent) => {
		const { target, button } = event;
		const link = button > 1 ? null : (target as Element).closest("a");
		const product = link?.closest<HTMLElement>(PRODUCT);
		if (!product) return;
		const list = product.closest("ul:not([data-insert] *)");
		const cells = [...(list?.querySelectorAll(":scope>li:not([data-insert])") ?? [])];
		const click = describeClick(
			pages.get(),
			{
				href: link?.getAttribute("href") ?? null,
				position: cells.indexOf(product.closest("li") as Element) + 1,
				source: product.closest<HTMLElement>("[data-source]")?.dataset.source,
				product: product.dataset.product,
				acts: isAction(link, event),
			},
			lastList,
		);
		if (click) events.emit(click);
	};
	document.addEventListener("click", onClick, true);
	document.addEventListener("auxclick", onClick, true);
}
