import type { NewsletterBody, NewsletterResponse } from "../../../shared/contracts/shopper-api.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

/** Signs a shopper up for the newsletter by the house's newsletter-api (newsletter-2). A platform that is down is a result, too. */
export type NewsletterPort = {
	subscribe(request: NewsletterBody): Promise<NewsletterResponse>;
	/** Ends the subscription of an address; `reason` as the shop's form names it (newsletter-8). Whether there was one is not said. */
	unsubscribe(email: string, reason: string | undefined): Promise<NewsletterResponse>;
	/** What a customer's own address is written about (newsletter-9); null while the platform does not say. */
	preferences(email: string): Promise<NewsletterPreferences | null>;
	savePreferences(email: string, preferences: Omit<NewsletterPreferences, "isSubscribed">): Promise<boolean>;
};
/** Ids of categories, of contents and of channels, as the shop's form names them. */
export type NewsletterPreferences = {
	isSubscribed: boolean;
	contents: readonly string[];
	categories: readonly string[];
	channels: readonly string[];
};

const texts = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** What is sent of a subscriber; `source` is where they subscribed, as the newsletter counts it. */
export const subscription = ({ country, language }: CustomApiContext["locale"], source: string) => ({
	countryCode: country,
	languageCode: language,
	source,
	acceptsMarketing: true,
	authorizationDataCollection: true,
});

export const createNewsletter = (cx: CustomApiContext, shopper: Shopper): NewsletterPort => {
	const post = customApi(cx, shopper);
	const unavailable = (title: string, error: unknown): NewsletterResponse => {
		cx.platform.log("warning", "commerce/newsletter", title, { error });
		return { ok: false, error: "unavailable" };
	};
	return {
		async preferences(email) {
			try {
				const result = await post("newsletter-api", "search", { email });
				if (!result.ok) return null;
				const { newsletterProfile } = (result.json ?? {}) as { newsletterProfile?: unknown };
				if (newsletterProfile === undefined) return null;
				const known = (newsletterProfile ?? {}) as Record<string, unknown>;
				return {
					isSubscribed: known.isSubscribed === true,
					contents: texts(known.preferredNewsletterContent),
					categories: texts(known.preferredCategories),
					channels: texts(known.subscriptions),
				};
			} catch (error) {
				unavailable("No profile returned.", error);
				return null;
			}
		},
		async savePreferences(email, { contents, categories, channels }) {
			const preferences = {
				preferredNewsletterContent: contents,
				preferredCategories: categories,
				subscriptions: channels,
			};
			try {
				const path = `profiles/${encodeURIComponent(email)}`;
				return (await post("newsletter-api", `${path}/trackpreferences`, { preferences })).ok;
			} catch (error) {
				unavailable("Create/Update newsletter profile failed.", error);
				return false;
			}
		},
		async unsubscribe(email, reason) {
			const query = reason ? `?${new URLSearchParams({ c_unsubscribeReason: reason })}` : "";
			const path = `profiles/${encodeURIComponent(email)}/subscription${query}`;
			try {
				const result = await post("newsletter-api", path, undefined, "DELETE");
				if (result.ok) return { ok: true };
				return { ok: false, error: result.status === 400 ? "invalidEmail" : "unavailable" };
			} catch (error) {
				return unavailable("Newsletter subscriptions cannot be ended", error);
			}
		},
		/** Whether the address was on the list before stays private: the response is the same. */
		async subscribe({ email, source }) {
			try {
				const result = await post(
					"newsletter-api",
					`profiles/${encodeURIComponent(email)}/subscription`,
					subscription(cx.locale, `newsletter/${source}`),
				);
				if (result.ok) return { ok: true };
				return { ok: false, error: result.status === 400 ? "invalidEmail" : "unavailable" };
			} catch (error) {
				return unavailable("Newsletter subscriptions cannot be saved", error);
			}
		},
	};
};
