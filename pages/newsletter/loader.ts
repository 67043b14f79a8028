import { NEWS_FOR } from "../../shared/domain/newsletter/sign-up.ts";
import { newsletterWords } from "../../shared/i18n/newsletter-words.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import { isAccessCode } from "../newsletter-preference-center/access.ts";
import type { TypedSignUp } from "./contract.ts";

export const CONFIRMATION = "newsletterConfirmation";
export const SIGN_UP_DRAFT = "newsletterSignUp";
const ERRORS = ["invalidEmail", "unavailable", "firstName", "lastName", "birthday", "tooYoung"] as const;
const NOTICES = ["subscribed", "mustConfirm", "confirmed", "accessMailed"] as const;

const typedIn = (draft: Awaited<ReturnType<PageVisitor["drafts"]["read"]>>): TypedSignUp | undefined => {
	if (!draft) return undefined;
	const { email, firstName, lastName, gender, birthday, ticked: tickedNames = "" } = draft.values;
	const isTicked = (name: string) => tickedNames.split(" ").includes(name);
	return {
		email,
		firstName,
		lastName,
		gender,
		birthday,
		newsFor: NEWS_FOR.filter(isTicked),
		dataCollection: isTicked("dataCollection"),
		privacy: isTicked("privacy"),
	};
};

export const loadNewsletter: LoadPrivate = async (cx, { drafts }) => {
	const { search, paths, t } = cx;
	const code = search.get("confirm");
	if (isAccessCode(code)) {
		await drafts.keep(CONFIRMATION, { values: { code }, faults: {} });
		return { redirect: paths.at("newsletter", { step: "confirm" }), status: 302 };
	}
	const words = newsletterWords(t);
	const error = ERRORS.find((one) => one === search.get("error"));
	const isAsked = search.get("step") === "confirm" && (await drafts.read(CONFIRMATION)) !== null;
	return {
		page: {
			kind: "newsletter",
			data: {
				words,
				href: paths.at("newsletter"),
				notice: NOTICES.find((one) => one === search.get("notice")),
				error,
				typed: error ? typedIn(await drafts.read(SIGN_UP_DRAFT)) : undefined,
				isCodeWrong: search.get("error") === "code" || (search.get("step") === "confirm" && !isAsked),
				mayConfirm: isAsked,
			},
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: t("newsletter.title"),
				description: words.text,
				robots: "noindex, follow",
			}),
		},
	};
};
