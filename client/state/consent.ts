import {
	type Consent,
	type ConsentCategory,
	mayUse,
	readChoice,
} from "../../shared/domain/consent/consent.ts";

/** What this browser says: the choice may have been made in another tab a moment ago. */
export const consentHere = (): Consent => ({
	choice: readChoice(document.cookie),
	objects:
		(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
		navigator.doNotTrack === "1",
});

/** Everything optional that the shop keeps in a browser: beginnings of its names, and what it is kept for (consent-6). */
export const OPTIONAL: Record<string, ConsentCategory> = {
	"shop.viewed.": "personalisation",
	"shop.last-route.": "personalisation",
	"shop.searches": "personalisation",
	"shop.searched": "analytics",
	"shop.newsletter": "marketing",
};

export const mayKeep = (category: ConsentCategory): boolean => mayUse(consentHere(), category);

/** Keeps something optional where the shopper allows it; throws where the browser keeps nothing. */
export function keepOptional(name: string, text: string): void {
	const category = Object.entries(OPTIONAL).find(([beginning]) => name.startsWith(beginning))?.[1];
	if (category && mayKeep(category)) localStorage.setItem(name, text);
}
