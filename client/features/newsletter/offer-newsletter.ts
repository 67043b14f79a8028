import type { PageView } from "../../../shared/contracts/page.ts";
import { mayKeep } from "../../state/consent.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { rememberOffer } from "./remember-offer.ts";

type Pages = { get(): PageView; subscribe(listener: () => void): unknown };

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

	if (newsletterOffer && mayKeep("marketing"))
		import("./offer-by-itself.ts").then(
			({ offerByItself }) => offerByItself(pages, ui, newsletterOffer),
			() => {},
		);
}
