import type { NewsletterBody, NewsletterResponse } from "../../../shared/contracts/shopper-api.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

/** Signs a shopper up for the newsletter by the house's newsletter-api (newsletter-2). A platform that is down is a result, too. */
export type NewsletterPort = { subscribe(request: NewsletterBody): Promise<NewsletterResponse> };

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
	return {
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
				cx.platform.log("warning", "commerce/newsletter", "Newsletter subscriptions cannot be saved", {
					error,
				});
				return { ok: false, error: "unavailable" };
			}
		},
	};
};
