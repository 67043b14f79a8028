import { type ConsentCategory, initialsIn } from "../../shared/domain/consent/consent.ts";

/** Rule consent-3. */
const asksNotToBeTracked = (): boolean =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
	navigator.doNotTrack === "1";

/** Returns the initials of the allowed categories, or undefined if the shopper has to be asked. Another tab may have changed them. */
export const allowedInitials = (): string | undefined =>
	asksNotToBeTracked() ? "" : initialsIn(document.cookie);

/** Window event: the shopper has answered the banner. */
export const CONSENTS = "shop:consents";

export const mayKeep = (category: ConsentCategory): boolean =>
	!!allowedInitials()?.includes(category.charAt(0));

/** Stores something optional if the shopper allows it (consent-6). Throws if storage is disabled. */
export function keepOptional(category: ConsentCategory, name: string, text: string): void {
	if (mayKeep(category)) localStorage.setItem(name, text);
}
