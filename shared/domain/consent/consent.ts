export const CATEGORIES = ["analytics", "personalisation", "marketing"] as const;
export type ConsentCategory = (typeof CATEGORIES)[number];

export type Choice = { granted: readonly ConsentCategory[]; assumed?: boolean };

export const CONSENT_COOKIE = "consent";
/** Seconds: the shopper is asked again after half a year (consent-2). */
export const CHOICE_LIFETIME = 180 * 86_400;

/** Writes "1.apm": a version and the initials of granted categories, followed by ".o" if assumed. */
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

/** Merges the choices of browser and account (consent-9): a refusal in either is a refusal; assumed choices do not count. */
export const agreedChoice = (own: Choice | null, storedChoice: Choice | null): Choice | null => {
	const choices = [own, storedChoice].filter((choice) => choice !== null && !choice.assumed);
	if (choices.length === 0) return null;
	return {
		granted: CATEGORIES.filter((category) => choices.every((one) => one?.granted.includes(category))),
	};
};

export type Consent = { choice: Choice | null; objects: boolean };

/** A browser's objection takes precedence (consent-3); without a choice, nothing optional is allowed (consent-1). */
export const mayUse = ({ choice, objects }: Consent, category: ConsentCategory): boolean =>
	!objects && !!choice?.granted.includes(category);

export const mayTrack = (consent: Consent): boolean =>
	mayUse(consent, "analytics") && mayUse(consent, "personalisation");

export const readConsent = (headers: { get(name: string): string | null }): Consent => ({
	choice: readChoice(headers.get("cookie") ?? ""),
	objects: headers.get("sec-gpc") === "1" || headers.get("dnt") === "1",
});
