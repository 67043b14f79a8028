import type { NewsletterErrorCode } from "../../shared/contracts/shopper-api.ts";
import { newsletterWords } from "../../shared/i18n/newsletter-words.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import {
	headOf,
	type LoadedPage,
	type LoadPrivate,
	type PageContext,
} from "../../worker/pages/page-loader.ts";

const errorOf = (key: string | null): { error?: NewsletterErrorCode } =>
	key === "invalidEmail" || key === "unavailable" ? { error: key } : {};

/** The newsletter's form for those without JavaScript, and for links from elsewhere; its outcome is in the address. */
export const loadNewsletter: LoadPrivate = async (cx) => ({ page: newsletterPage(cx) });

const newsletterPage = (cx: PageContext): LoadedPage => {
	const words = newsletterWords(cx.t);
	return {
		kind: "newsletter",
		data: {
			words,
			subscribed: cx.search.get("notice") === "subscribed",
			...errorOf(cx.search.get("error")),
		},
		status: 200,
		cache: PRIVATE,
		head: headOf(cx, {
			title: cx.t("newsletter.title"),
			description: words.text,
			robots: "noindex, follow",
		}),
	};
};
