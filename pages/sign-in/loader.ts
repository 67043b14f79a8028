import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toCustomerView } from "../../worker/present/wishlist-view.ts";
import type { LoadResult, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitorOrGuest } from "../../worker/request/visitor.ts";
import { formMessages } from "../wishlist/loader.ts";
import type { SignInBack } from "./contract.ts";

export const SIGN_IN_DRAFT = "signIn";

const BACK: readonly SignInBack[] = [
	"account",
	"orders",
	"personalData",
	"addresses",
	"payments",
	"loyalty",
	"storeCredit",
	"newsletterPreferenceCenter",
	"checkout",
];
export const readBack = (text: string | null | undefined): SignInBack | undefined =>
	BACK.find((one) => one === text);

const readBackLink = ({ paths, search }: PageContext) => {
	const route = readBack(search.get("back"));
	return route && { route, href: paths.at(route) };
};

export const statusOfError = (error: string | undefined): 200 | 429 | 503 =>
	error === "tooManyTries" ? 429 : error === "unavailable" ? 503 : 200;

export const loadSignIn = async (
	cx: PageContext,
	{ shopper, drafts, lastSignIn }: Pick<PageVisitor, "shopper" | "drafts" | "lastSignIn">,
): Promise<LoadResult> => {
	const messages = formMessages(cx);
	const customer = toCustomerView(await readVisitorOrGuest(shopper));
	const email = messages.error ? (await drafts.read(SIGN_IN_DRAFT))?.values.email : undefined;
	return {
		page: {
			kind: "sign-in",
			data: { customer, ...messages, email, back: readBackLink(cx), lastWay: lastSignIn },
			status: statusOfError(messages.error),
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("signIn.title"),
				description: cx.t("signIn.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
