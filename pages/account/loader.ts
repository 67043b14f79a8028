import { isFamilyNameFirst } from "../../shared/domain/identity/birthday.ts";
import { localeTag } from "../../shared/domain/locale/site-locale.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate, type PageContext } from "../../worker/pages/page-loader.ts";
import type { Profile } from "../../worker/platform/commerce/profile.ts";
import { accountNavigation } from "../../worker/views/account-navigation.ts";
import { toCustomerView, visitorOf } from "../../worker/views/wishlist-view.ts";
import type { AccountData, ProfileFact } from "./contract.ts";

const NOTICES: ReadonlySet<string> = new Set(["registered", "signedIn", "passkeyRemoved"]);

const factsOf = (
	{ email, phone, person: { firstName, lastName, birthday, city } }: Profile,
	cx: PageContext,
): ProfileFact[] => {
	const names = isFamilyNameFirst(cx.locale.language) ? [lastName, firstName] : [firstName, lastName];
	const date = birthday
		? new Intl.DateTimeFormat(localeTag(cx.locale), {
				dateStyle: "long",
				timeZone: "UTC",
				calendar: "gregory",
			}).format(new Date(birthday))
		: undefined;
	const texts: [ProfileFact["name"], string | undefined][] = [
		["name", names.filter(Boolean).join(" ")],
		["email", email],
		["birthday", date],
		["phone", phone],
		["city", city],
	];
	return texts.flatMap(([name, text]) => (text ? [{ name, text }] : []));
};

/** A customer's own page; guests sign in first, and come back here. */
export const loadAccount: LoadPrivate = async (cx, { shopper, passkeys, profile: port }) => {
	const visitor = await visitorOf(shopper);
	if (!visitor.registered) return { redirect: cx.paths.at("signIn", { back: "account" }), status: 302 };
	const [profile, ownPasskeys] = await Promise.all([port.read(), visitor.agent ? null : passkeys.list()]);
	const notice = cx.search.get("notice") ?? "";
	const data: AccountData = {
		customer: toCustomerView(visitor),
		notice: NOTICES.has(notice) ? notice : undefined,
		facts: profile && factsOf(profile, cx),
		navigation: accountNavigation(cx, "account"),
		passkeys: ownPasskeys,
		accounts:
			profile &&
			cx.settings.identityProviders.map(({ id, name }) => ({
				id,
				name,
				linkHref: cx.paths.at("providerSignIn", { provider: id }),
				isLinked: profile.linkedProviders.includes(id),
			})),
		message: notice === "unlinked" ? cx.t("accountLinks.unlinked") : undefined,
		error: (["unavailable", "accountLinked"] as const).find((key) => key === cx.search.get("error")),
	};
	return {
		page: {
			kind: "account",
			data,
			status: profile ? 200 : 503,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("account.title"),
				description: cx.t("account.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
