/**
 * The shopper's consent (consent-1 and following). Necessary storage (session, basket, language,
 * protection against forgery) asks for no consent and is no category here.
 */
export const CATEGORIES = ["analytics", "personalisation", "marketing"] as const;
export type ConsentCategory = (typeof CATEGORIES)[number];

/** `assumed`: nothing was chosen, and the law of the region asks for an objection, not for consent. */
export type Choice = { granted: readonly ConsentCategory[]; assumed?: boolean };

/** Readable by scripts, as it says nothing secret: they keep nothing optional without asking it. */
export const CONSENT_COOKIE = "consent";
/** Seconds: half a year, then the shopper is asked again (consent-2). */
export const CHOICE_LIFETIME = 180 * 86_400;

/** "1.apm": version, and the initials of what is granted; ".o" behind them where it is assumed. */
export const writeChoice = ({ granted, assumed }: Choice): string =>
	`1.${CATEGORIES.map((name) => (granted.includes(name) ? name[0] : "")).join("")}${assumed ? ".o" : ""}`;

const CHOICE = /(?:^|; *)consent=1\.(a?p?m?)(\.o)?(?:;|$)/;

/** Initials of what is granted in a `Cookie` header or `document.cookie`; undefined where there is no choice that can be read. */
export const initialsIn = (cookies: string): string | undefined => CHOICE.exec(cookies)?.[1];

/** The same as a choice; null without one. */
export const readChoice = (cookies: string): Choice | null => {
	const [, initials, assumed] = CHOICE.exec(cookies) ?? [];
	return initials === undefined
		? null
		: { granted: CATEGORIES.filter(([initial = ""]) => initials.includes(initial)), assumed: !!assumed };
};

/** Merges the choices of browser and account (consent-9): a refusal in either is a refusal; assumed choices do not count. */
export const agreedChoice = (own: Choice | null, kept: Choice | null): Choice | null => {
	const chosen = [own, kept].filter((choice) => choice !== null && !choice.assumed);
	if (chosen.length === 0) return null;
	return { granted: CATEGORIES.filter((category) => chosen.every((one) => one?.granted.includes(category))) };
};

/** `objects`: the browser asks not to be tracked, by Global Privacy Control or Do Not Track. */
export type Consent = { choice: Choice | null; objects: boolean };

/** A browser that objects is heard above all else (consent-3); without a choice, nothing optional is allowed (consent-1). */
export const mayUse = ({ choice, objects }: Consent, category: ConsentCategory): boolean =>
	!objects && !!choice?.granted.includes(category);

/** Whether the platform may connect what a session does (its do-not-track is the opposite, consent-5). */
export const mayTrack = (consent: Consent): boolean =>
	mayUse(consent, "analytics") && mayUse(consent, "personalisation");

/** Reads the consent from a request's headers. */
export const consentOf = (headers: { get(name: string): string | null }): Consent => ({
	choice: readChoice(headers.get("cookie") ?? ""),
	objects: headers.get("sec-gpc") === "1" || headers.get("dnt") === "1",
});
