import type { CountryOfferView } from "../../../shared/contracts/shopper-api.ts";
import { isCountryAnswered, rememberCountryAnswer } from "../../state/locale/country-answer.ts";
import type { UiStore } from "../../state/ui-store.ts";

/** Offers the shop of the shopper's own country once per device (locale-19). */
export function offerCountry(offer: CountryOfferView, ui: UiStore): void {
	const { flyouts, popups } = ui.state.layers;
	// The checkout and the house's app have no footer; their shoppers get no offer.
	if (flyouts.length + popups.length > 0 || !document.querySelector("footer")) return;
	if (isCountryAnswered(offer.country)) return;
	rememberCountryAnswer(offer.country);
	ui.openCountryOffer(offer);
}
