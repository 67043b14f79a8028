import { serialize } from "hono/utils/cookie";
import {
	CHOICE_LIFETIME,
	type Choice,
	CONSENT_COOKIE,
	type Consent,
	mayUse,
	writeChoice,
} from "../../../shared/domain/consent/consent.ts";
import { findAnalyticsClient, withdrawnAnalyticsId } from "./analytics-cookie.ts";
import { withdrawnCampaignCookies } from "./campaign-cookies.ts";
import { droppedFacts } from "./handed-facts-cookie.ts";
import { isSecureCookie } from "./preference-cookies.ts";
import { withdrawnSignInWay } from "./sign-in-way-cookie.ts";

const RECOMMENDATIONS_COOKIE = "recommendations_id";
const ID = /^[\w-]{22}$/;

const recommendationsCookieName = (secure: boolean): string =>
	`${secure ? "__Host-" : ""}${RECOMMENDATIONS_COOKIE}`;
const recommendationsCookie = (id: string, maxAge: number, secure: boolean): string =>
	`${recommendationsCookieName(secure)}=${id}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

export const choiceCookies = (choice: Choice, url: string): string[] => {
	const secure = isSecureCookie(url);
	const lifetime = choice.assumed ? {} : { maxAge: CHOICE_LIFETIME };
	return [
		serialize(CONSENT_COOKIE, writeChoice(choice), { path: "/", sameSite: "Lax", secure, ...lifetime }),
		...withdrawnCampaignCookies({ choice, objects: false }, url),
		...(choice.granted.includes("analytics") ? [] : [withdrawnAnalyticsId(url), droppedFacts(url)]),
		...(choice.granted.includes("personalisation")
			? []
			: [recommendationsCookie("", 0, secure), withdrawnSignInWay(url)]),
	];
};

/** Returns the id by which the recommendation service knows the browser; undefined if it has none. */
export const findRecommendationsId = (cookies: Record<string, string>, url: string): string | undefined => {
	const id = cookies[recommendationsCookieName(isSecureCookie(url))] ?? "";
	return ID.test(id) ? id : undefined;
};

/** Withdraws ids without consent: the answer to a report that was sent before a refusal may bring them after it. */
export const withdrawLateIds = (consent: Consent, cookies: Record<string, string>, url: string): string[] => [
	...(!mayUse(consent, "analytics") && findAnalyticsClient(cookies, url) ? [withdrawnAnalyticsId(url)] : []),
	...(!mayUse(consent, "personalisation") && findRecommendationsId(cookies, url)
		? [recommendationsCookie("", 0, isSecureCookie(url))]
		: []),
];

export const recommendationsId = (
	cookies: Record<string, string>,
	url: string,
): { id: string; cookie?: string } => {
	const secure = isSecureCookie(url);
	const id = findRecommendationsId(cookies, url);
	if (id) return { id };
	const random = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
	const newId = btoa(random).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
	return { id: newId, cookie: recommendationsCookie(newId, CHOICE_LIFETIME, secure) };
};
