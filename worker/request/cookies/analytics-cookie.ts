import { CHOICE_LIFETIME } from "../../../shared/domain/consent/consent.ts";
import { isSecureCookie } from "./preference-cookies.ts";

const NAME = "analytics_id";
/** Two numbers name the browser, two the seconds when its visit began and when it was last seen. */
const VALUE = /^(\d{1,10}\.\d{10})\.(\d{10})\.(\d{10})$/;
/** Written by Google's own tag, if the house has one in its containers: its browser and ours are then one. */
const GOOGLE_CLIENT = /^GA\d\.\d\.(\d{1,10}\.\d{10})$/;
/** In seconds: a visit ends after half an hour without an event, as Google Analytics counts visits. */
const VISIT_ENDS = 1800;

const cookieName = (secure: boolean): string => `${secure ? "__Host-" : ""}${NAME}`;
const write = (value: string, maxAge: number, secure: boolean): string =>
	`${cookieName(secure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

const createClient = (seconds: number): string =>
	`${(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1}.${seconds}`;

/**
 * Returns the random name of a browser and of its visit for analytics, and the cookie that keeps both (event-41). Call it with consent to
 * analytics alone.
 */
export const readAnalyticsId = (
	cookies: Record<string, string>,
	url: string,
	now: number,
): { client: string; session: string; cookie: string } => {
	const secure = isSecureCookie(url);
	const seconds = Math.floor(now / 1000);
	const [, own, began, last] = VALUE.exec(cookies[cookieName(secure)] ?? "") ?? [];
	const client = own ?? GOOGLE_CLIENT.exec(cookies._ga ?? "")?.[1] ?? createClient(seconds);
	const age = seconds - Number(last ?? 0);
	const session = began !== undefined && age >= 0 && age < VISIT_ENDS ? began : String(seconds);
	return { client, session, cookie: write(`${client}.${session}.${seconds}`, CHOICE_LIFETIME, secure) };
};

/** Returns the browser's name if it has one. */
export const findAnalyticsClient = (cookies: Record<string, string>, url: string): string | undefined =>
	VALUE.exec(cookies[cookieName(isSecureCookie(url))] ?? "")?.[1];

export const withdrawnAnalyticsId = (url: string): string => write("", 0, isSecureCookie(url));
