import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate, type PageContext } from "../../worker/pages/page-loader.ts";
import type { NewsletterPreferences } from "../../worker/platform/commerce/newsletter.ts";
import { accountNavigation } from "../../worker/views/account-navigation.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";
import type { NewsletterChannel, NewsletterContent, NewsletterPreferenceCenterData } from "./contract.ts";

export const CONTENTS: readonly NewsletterContent[] = ["newIn", "stories", "events", "offers"];
export const CHANNELS: readonly NewsletterChannel[] = ["email", "sms", "whatsapp"];
const ERRORS = ["unavailable", "changed"] as const;

const toView = (
	email: string,
	{ isSubscribed, contents, categories, channels }: NewsletterPreferences,
	cx: PageContext,
): NonNullable<NewsletterPreferenceCenterData["preferences"]> => {
	const chosen = <Id extends string>(ids: readonly Id[], of: readonly string[]) =>
		ids.map((id) => ({ id, isChosen: of.includes(id) }));
	return {
		email,
		isSubscribed,
		contents: chosen(CONTENTS, contents),
		categories: cx.categories.roots.map(({ id, name }) => ({ id, name, isChosen: categories.includes(id) })),
		// Who has not chosen is written to by e-mail.
		channels: chosen(CHANNELS, channels.length > 0 || !isSubscribed ? channels : ["email"]),
	};
};

/**
 * What a customer is written about, and how (newsletter-9). Private, never cached; two rounds of the platform: the account's address, then
 * what is known of it.
 */
export const loadNewsletterPreferenceCenter: LoadPrivate = async (cx, { shopper, profile, newsletter }) => {
	const { paths, search } = cx;
	const visitor = await visitorOf(shopper);
	if (!visitor.registered)
		return { redirect: paths.at("signIn", { back: "newsletterPreferenceCenter" }), status: 302 };
	const email = (await profile.read())?.email;
	const preferences = email ? await newsletter.preferences(email) : null;
	const data: NewsletterPreferenceCenterData = {
		navigation: accountNavigation(cx, "newsletterPreferenceCenter"),
		href: paths.at("newsletterPreferenceCenter"),
		owner: visitor.customerId ?? "",
		preferences: email && preferences ? toView(email, preferences, cx) : null,
		unsubscribeHref: paths.at("newsletterUnsubscribe"),
		error: ERRORS.find((one) => one === search.get("error")),
		notice: search.get("notice") === "saved" ? "saved" : undefined,
	};
	const title = cx.t("preferences.title");
	return {
		page: {
			kind: "newsletter-preference-center",
			data,
			status: data.preferences ? 200 : 503,
			cache: PRIVATE,
			head: headOf(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
