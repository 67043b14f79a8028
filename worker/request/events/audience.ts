import type { ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import { type Consent, mayUse } from "../../../shared/domain/consent/consent.ts";
import type { Sender } from "../../platform/analytics/receiver.ts";
import type { EinsteinPerson } from "../../platform/recommendations/einstein-client.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import { readAnalyticsId } from "../cookies/analytics-cookie.ts";
import { recommendationsId } from "../cookies/consent-cookies.ts";

type Browser = { cookies: Record<string, string>; url: string; consent: Consent };

/** Returns the receivers of a site: the recommendation service is one where it recommends (event-47). */
export const listReceivers = ({
	analytics,
	recommendationsProvider,
}: Pick<SiteSettings, "analytics" | "recommendationsProvider">): ReceiverId[] => [
	...analytics.receivers.filter((id) => id !== "einstein"),
	...(recommendationsProvider === "einstein" ? (["einstein"] as const) : []),
];

/** Returns the browser that reports events, and keeps its name if the shopper agrees to analytics (event-41). */
export const readSender = (
	{ cookies, url, consent }: Browser,
	now: number,
	keep: (cookie: string) => void,
): Sender | undefined => {
	if (!mayUse(consent, "analytics")) return undefined;
	const { cookie, ...id } = readAnalyticsId(cookies, url, now);
	keep(cookie);
	return { ...id, origin: new URL(url).origin };
};

/**
 * Returns the ids by which the recommendation service knows browser and customer, and gives the browser its id. Undefined without consent to
 * personalisation (consent-6, identity-34), and where the service does not recommend.
 */
export const readPerson = (
	{ cookies, url, consent }: Browser,
	userId: string | undefined,
	{ recommendationsProvider }: Pick<SiteSettings, "recommendationsProvider">,
	keep: (cookie: string) => void,
): EinsteinPerson | undefined => {
	if (recommendationsProvider !== "einstein" || !mayUse(consent, "personalisation")) return undefined;
	const { id, cookie } = recommendationsId(cookies, url);
	if (cookie) keep(cookie);
	return { cookieId: id, userId };
};
