import { type ConsentCategory, initialsIn } from "../../shared/domain/consent/consent.ts";

const asksNotToBeTracked = (): boolean =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
	navigator.doNotTrack === "1";

export const allowedInitials = (): string | undefined =>
	asksNotToBeTracked() ? "" : initialsIn(document.cookie);

export const CONSENTS = "shop:consents";

export const mayKeep = (category: ConsentCategory): boolean =>
	!!allowedInitials()?.includes(category.charAt(0));

/** Stores a text in the browser if the shopper allows the category (consent-6). Throws if storage is disabled. */
export function keepOptional(
	category: ConsentCategory,
	name: string,
	text: string,
	storage: Pick<Storage, "setItem"> = localStorage,
): void {
	if (mayKeep(category)) storage.setItem(name, text);
}
