export const CATEGORIES = ["analytics", "personalisation", "marketing"] as const;
export type ConsentCategory = (typeof CATEGORIES)[number];

export type Choice = { granted: readonly ConsentCategory[]; assumed?: boolean };

export const CONSENT_COOKIE = "consent";
/** In seconds: after half a year the shopper is asked again (consent-2). */
export const CHOICE_LIFETIME = 180 * 86_400;

/** Returns the cookie's value, such as "1.apm": a version, the initials of the granted categories, and ".o" if the choice is assumed. */
export const writeChoice = ({ granted, assumed }: Choice): string =>
	`1.${CATEGORIES.map((name) => (granted.includes(name) ? name[0] : "")).join("")}${assumed ? ".o" : ""}`;

const CHOICE = /(?:^|; *)consent=1\.(a?p?m?)(\.o)?(?:;|$)/;

export const initialsIn = (cookies: string): string | undefined => CHOICE.exec(cookies)?.[1];

export const readChoice = (cookies: string): Choice | null => {
	const [, initials, assumed] = CHOICE.exec(cookies) ?? [];
	return initials === undefined
		? null
		: { granted: CATEGORIES.filter(([initial = ""]) => initials.includes(initial)), assumed: !!assumed };
};

/**
 * Combines the choices of browser and account: a category is granted if no choice refuses it (consent-9). Assumed choices are ignored; null
 * if no other choice exists.
 */
export const agreedChoice = (own: Choice | null, storedChoice: Choice | null): Choice | null => {
	const choices = [own, storedChoice].filter((choice) => choice !== null && !choice.assumed);
	if (choices.length === 0) return null;
	return {
		granted: CATEGORIES.filter((category) => choices.every((one) => one?.granted.includes(category))),
	};
};

export type Consent = { choice: Choice | null; objects: boolean };

/** Returns true if the shopper's choice grants the category (consent-1) and the browser sends no objection (consent-3). */
export const mayUse = ({ choice, objects }: Consent, category: ConsentCategory): boolean =>
	!objects && !!choice?.granted.includes(category);

export const listGranted = (consent: Consent): ConsentCategory[] =>
	CATEGORIES.filter((category) => mayUse(consent, category));

export const mayTrack = (consent: Consent): boolean =>
	mayUse(consent, "analytics") && mayUse(consent, "personalisation");

export const readConsent = (headers: { get(name: string): string | null }): Consent => ({
	choice: readChoice(headers.get("cookie") ?? ""),
	objects: headers.get("sec-gpc") === "1" || headers.get("dnt") === "1",
});
