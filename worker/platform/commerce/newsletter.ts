import type { NewsletterBody, NewsletterResponse } from "../../../shared/contracts/shopper-api.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

/** Signs a shopper up for the newsletter by the house's newsletter-api (newsletter-2). A platform that is down is a result, too. */
export type NewsletterPort = { subscribe(wish: NewsletterBody): Promise<NewsletterResponse> };

/** What the newsletter is told of somebody who has agreed to it; `source` is the place, as it counts. */
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
		/** Whether the address was on the list before is nobody's business: the answer is the same. */
		async subscribe({ email, source }) {
			try {
				const answer = await post(
					"newsletter-api",
					`profiles/${encodeURIComponent(email)}/subscription`,
					subscription(cx.locale, `newsletter/${source}`),
				);
				if (answer.ok) return { ok: true };
				return { ok: false, error: answer.status === 400 ? "invalidEmail" : "unavailable" };
			} catch (error) {
				cx.platform.log("warning", "commerce/newsletter", "Nobody can sign up for the newsletter", { error });
				return { ok: false, error: "unavailable" };
			}
		},
	};
};
