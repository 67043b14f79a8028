import { describeClick, findList } from "../../../shared/contracts/event-report/describe-click.ts";
import type { EventBus } from "../../state/events/events.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { PageStore } from "../navigation/page-store.ts";

const PRODUCT = "article,[data-product]";

const isAction = (link: Element | null | undefined, event: MouseEvent): boolean =>
	link?.hasAttribute("data-acts") === true && isPlainClick(event);

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
