import type { PageView } from "../../../shared/contracts/page.ts";
import { mayOfferNewsletter, type NewsletterOffer } from "../../../shared/domain/shell/newsletter-popup.ts";
import { mayKeep } from "../../state/consent.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { OFFERED, rememberOffer } from "./remember-offer.ts";

type Pages = { get(): PageView; subscribe(listener: () => void): unknown };

const REST = 1000;

const isFree = (ui: UiStore): boolean => {
	const { flyouts, popups } = ui.state.layers;
	return (
		flyouts.length + popups.length === 0 &&
		!document.querySelector("dialog[open], [popover]:popover-open") &&
		!document.activeElement?.matches("input, textarea, select, iframe")
	);
};

function whenToOffer(
	{ kind, path }: PageView,
	ui: UiStore,
	{ delaySeconds, excludedPages }: NewsletterOffer,
	scrolledAt: number,
): "now" | "never" | number {
	if (!mayOfferNewsletter({ kind, url: path }, excludedPages)) return "never";
	if (!isFree(ui) || document.hidden) return delaySeconds * 1000;
	return performance.now() - scrolledAt < REST ? REST : "now";
}

const wasOffered = (): boolean => {
	try {
		return localStorage.getItem(OFFERED) !== null;
	} catch {
		return true;
	}
};

/** Opens the newsletter popup after a delay, once per device (newsletter-1) and only with consent to marketing (consent-6). */
export function offerByItself(pages: Pages, ui: UiStore, newsletterOffer: NewsletterOffer): void {
	if (wasOffered()) return;
	let timer = 0;
	let scrolledAt = Number.NEGATIVE_INFINITY;
	document.addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true });
	const offer = () => {
		if (wasOffered() || !mayKeep("marketing")) return;
		const when = whenToOffer(pages.get(), ui, newsletterOffer, scrolledAt);
		if (typeof when === "number") return wait(when);
		if (when === "never") return;
		rememberOffer();
		ui.openPopup("newsletterAutomaticPopup");
	};
	const wait = (milliseconds = newsletterOffer.delaySeconds * 1000) => {
		clearTimeout(timer);
		timer = window.setTimeout(offer, milliseconds);
	};
	const begin = () => (pages.get().kind === "newsletter" ? rememberOffer() : wait());
	begin();
	pages.subscribe(begin);
}
