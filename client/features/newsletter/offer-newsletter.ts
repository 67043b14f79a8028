import type { PageView } from "../../../shared/contracts/page.ts";
import { mayOfferNewsletter } from "../../../shared/domain/newsletter-popup.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";

type Pages = { get(): PageView; subscribe(listener: () => void): unknown };

const OFFERED = "vetrina.newsletter";

const wasOffered = (): boolean => {
	try {
		return localStorage.getItem(OFFERED) !== null;
	} catch {
		// A browser that keeps nothing would be asked again and again.
		return true;
	}
};
const rememberOffer = (): void => {
	try {
		localStorage.setItem(OFFERED, "1");
	} catch {
		// As above: then it is never offered.
	}
};

/** Milliseconds without scrolling after which somebody rests. */
const REST = 1000;

/** Nobody is interrupted in a layer or while they write. */
const isFree = (ui: UiStore): boolean => {
	const { flyouts, popups } = ui.state.layers;
	return (
		flyouts.length + popups.length === 0 &&
		!document.querySelector("dialog:modal, [popover]:popover-open") &&
		!document.activeElement?.matches("input, textarea, select, iframe")
	);
};

/** The newsletter's popup: at a click on a link to its page, and once per device by itself (S3 §2.5, §9). */
export function offerNewsletter(pages: Pages, ui: UiStore): void {
	const { newsletterHref, newsletterOffer } = pages.get().shell;

	document.addEventListener(
		"click",
		(event) => {
			const link = (event.target as Element).closest(`a[href="${CSS.escape(newsletterHref)}"]`);
			if (!link || !isPlainClick(event) || pages.get().kind === "newsletter") return;
			event.preventDefault();
			rememberOffer();
			ui.openPopup("newsletter");
		},
		true,
	);

	if (!newsletterOffer || wasOffered()) return;
	const { delaySeconds, excludedPages } = newsletterOffer;
	let timer = 0;
	let scrolledAt = Number.NEGATIVE_INFINITY;
	document.addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true });
	const offer = () => {
		const { kind, path } = pages.get();
		// Another window may have been quicker, and a link was clicked perhaps.
		if (wasOffered() || !mayOfferNewsletter({ kind, url: path }, excludedPages)) return;
		if (!isFree(ui) || document.hidden) return wait();
		if (performance.now() - scrolledAt < REST) return wait(REST);
		rememberOffer();
		ui.openPopup("newsletterAutomaticPopup");
	};
	const wait = (milliseconds = delaySeconds * 1000) => {
		clearTimeout(timer);
		timer = window.setTimeout(offer, milliseconds);
	};
	/** Each page is looked at in peace; whoever has seen the newsletter's own knows of it. */
	const begin = () => (pages.get().kind === "newsletter" ? rememberOffer() : wait());
	begin();
	pages.subscribe(begin);
}
