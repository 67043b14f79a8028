import { PRIVATE } from "../../worker/cache/policies.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import { readVisitorOrGuest } from "../../worker/request/visitor.ts";
import { isAccessCode, NEWSLETTER_ACCESS, readAccess } from "../newsletter-preference-center/access.ts";
import type { NewsletterUnsubscribeData, UnsubscribeReason } from "./contract.ts";

export const UNSUBSCRIBE_DRAFT = "unsubscribe";
export const REASONS: readonly UnsubscribeReason[] = ["tooMany", "notRelevant", "neverSubscribed", "other"];
const ERRORS = ["invalidEmail", "unavailable"] as const;

export const loadNewsletterUnsubscribe: LoadPrivate = async (
	cx,
	{ shopper, profile, newsletter, drafts },
) => {
	const { paths, search } = cx;
	const code = search.get("code");
	if (isAccessCode(code)) {
		await drafts.keep(NEWSLETTER_ACCESS, { values: { code }, faults: {} });
		return { redirect: paths.at("newsletterUnsubscribe"), status: 302 };
	}
	const { registered } = await readVisitorOrGuest(shopper);
	const error = ERRORS.find((one) => one === search.get("error"));
	const draft = error ? await drafts.read(UNSUBSCRIBE_DRAFT) : null;
	const isDone = search.get("notice") === "unsubscribed";
	const access =
		draft || isDone
			? undefined
			: await readAccess({ shopper, profile, newsletter, drafts }, readVisitorOrGuest);
	const knownEmail = access === "signedOut" ? undefined : access?.email;
	const data: NewsletterUnsubscribeData = {
		navigation: registered ? accountNavigation(cx, "newsletterUnsubscribe") : undefined,
		href: paths.at("newsletterUnsubscribe"),
		subscribeHref: paths.at("newsletter"),
		reasons: REASONS.map((value) => ({ value, label: cx.t(`unsubscribing.reason.${value}`) })),
		words: {
			hint: cx.t("unsubscribing.hint"),
			why: cx.t("unsubscribing.why"),
			done: cx.t("unsubscribing.done"),
			again: cx.t("unsubscribing.again"),
		},
		email: draft?.values.email ?? knownEmail,
		reason: REASONS.find((one) => one === draft?.values.reason),
		error,
		isDone,
	};
	const title = cx.t("unsubscribe.title");
	return {
		page: {
			kind: "newsletter-unsubscribe",
			data,
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
