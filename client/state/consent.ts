import { type ConsentCategory, initialsIn } from "../../shared/domain/consent/consent.ts";

/** Does this browser ask not to be tracked (consent-3)? */
const asksNotToBeTracked = (): boolean =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
	navigator.doNotTrack === "1";

/** Initials of what is allowed here; undefined where the shopper has to be asked. It may have changed in another tab a moment ago. */
export const allowedInitials = (): string | undefined =>
	asksNotToBeTracked() ? "" : initialsIn(document.cookie);

/** An event of the window: the shopper has answered what the banner asks. */
export const CONSENTS = "shop:consents";

export const mayKeep = (category: ConsentCategory): boolean =>
	!!allowedInitials()?.includes(category.charAt(0));

/** Keeps something optional where the shopper allows it (consent-6); throws where the browser keeps nothing. */
export function keepOptional(category: ConsentCategory, name: string, text: string): void {
	if (mayKeep(category)) localStorage.setItem(name, text);
}
