import type { PageView } from "../../../shared/contracts/page.ts";
import { keepOptional, mayKeep } from "../../state/consent.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";

type Pages = { get(): PageView; subscribe(listener: () => void): unknown };

const OFFERED = "shop.newsletter";

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
		keepOptional(OFFERED, "1");
	} catch {
		// As above: then it is never offered.
	}
};

/** The newsletter's popup: at a click on a link to its page, and once per device by itself (newsletter-1). */
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
	let timer = 0;
	let scrolledAt = Number.NEGATIVE_INFINITY;
	document.addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true });
	const offer = async () => {
		// What is asked for so late comes so late.
		const { whenToOffer } = await import("./when-to-offer.ts");
		// Another window may have been quicker, and a link was clicked perhaps. Who has not agreed is not asked (consent-6).
		if (wasOffered() || !mayKeep("marketing")) return;
		const when = whenToOffer(pages.get(), ui, newsletterOffer, scrolledAt);
		if (typeof when === "number") return wait(when);
		if (when === "never") return;
		rememberOffer();
		ui.openPopup("newsletterAutomaticPopup");
	};
	const wait = (milliseconds = newsletterOffer.delaySeconds * 1000) => {
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			// Without it, nothing is offered.
			offer().catch(() => {});
		}, milliseconds);
	};
	/** Each page has its own delay; after the newsletter's own page it is not offered any more. */
	const begin = () => (pages.get().kind === "newsletter" ? rememberOffer() : wait());
	begin();
	pages.subscribe(begin);
}
