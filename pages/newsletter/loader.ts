import { newsletterWords } from "../../shared/i18n/newsletter-words.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate } from "../../worker/pages/page-loader.ts";
import { isAccessCode } from "../newsletter-preference-center/access.ts";

/** The code of a mail that asks for confirmation: in an encrypted cookie, so that no address has it for long. */
export const CONFIRMATION = "newsletterConfirmation";
const ERRORS = ["invalidEmail", "unavailable"] as const;
const NOTICES = ["subscribed", "mustConfirm", "confirmed", "accessMailed"] as const;

/** The newsletter's form for those without JavaScript, for links from elsewhere, and for that of its mail (newsletter-11); its outcome is in the address. */
export const loadNewsletter: LoadPrivate = async (cx, { drafts }) => {
	const { search, paths, t } = cx;
	const code = search.get("confirm");
	if (isAccessCode(code)) {
		await drafts.keep(CONFIRMATION, { values: { code }, faults: {} });
		return { redirect: paths.at("newsletter", { step: "confirm" }), status: 302 };
	}
	const words = newsletterWords(t);
	const isAsked = search.get("step") === "confirm" && (await drafts.read(CONFIRMATION)) !== null;
	return {
		page: {
			kind: "newsletter",
			data: {
				words,
				href: paths.at("newsletter"),
				notice: NOTICES.find((one) => one === search.get("notice")),
				error: ERRORS.find((one) => one === search.get("error")),
				isCodeWrong: search.get("error") === "code" || (search.get("step") === "confirm" && !isAsked),
				mayConfirm: isAsked,
			},
			status: 200,
			cache: PRIVATE,
			head: headOf(cx, {
				title: t("newsletter.title"),
				description: words.text,
				robots: "noindex, follow",
			}),
		},
	};
};
