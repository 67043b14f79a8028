import type { PageView } from "../../../shared/contracts/page.ts";
import { mayOfferNewsletter } from "../../../shared/domain/shell/newsletter-popup.ts";
import type { UiStore } from "../../state/ui-store.ts";

/** Milliseconds without scrolling after which a shopper rests. */
const REST = 1000;

/** Shoppers are not interrupted in a layer or while they type. */
const isFree = (ui: UiStore): boolean => {
	const { flyouts, popups } = ui.state.layers;
	return (
		flyouts.length + popups.length === 0 &&
		!document.querySelector("dialog:modal, [popover]:popover-open") &&
		!document.activeElement?.matches("input, textarea, select, iframe")
	);
};

/** Whether the newsletter may be offered by itself: `now`, not here (`never`), or perhaps after so many milliseconds. */
export function whenToOffer(
	{ kind, path }: PageView,
	ui: UiStore,
	{ delaySeconds, excludedPages }: { delaySeconds: number; excludedPages: string },
	scrolledAt: number,
): "now" | "never" | number {
	if (!mayOfferNewsletter({ kind, url: path }, excludedPages)) return "never";
	if (!isFree(ui) || document.hidden) return delaySeconds * 1000;
	return performance.now() - scrolledAt < REST ? REST : "now";
}
