import { CATEGORIES, type Choice } from "../../shared/domain/consent/consent.ts";
import { tellConsent } from "../../worker/platform/commerce/tracking-consent.ts";
import { choiceCookies } from "../../worker/request/cookies/consent-cookies.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";

const readFormChoice = (form: FormData): Choice | null => {
	const tickedValues = form.getAll("granted");
	switch (form.get("intent")) {
		case "accept":
			return { granted: CATEGORIES };
		case "refuse":
			return { granted: [] };
		case "save":
			return { granted: CATEGORIES.filter((category) => tickedValues.includes(category)) };
		default:
			return null;
	}
};

export const consentForm: HandleForm = async (form, cx) => {
	const { calls, locale, paths, visitor, url, campaignCookies } = cx;
	const choice = readFormChoice(form);
	if (!choice) return { refusal: "This form is not one of the shop's." };
	const consent = { ...visitor.consent, choice };
	await tellConsent({ platform: calls.platform, locale }, visitor.shopper, consent, calls.cache.now());
	return {
		location: paths.at("consent", { notice: "saved" }),
		cookies: [...choiceCookies(choice, url.href), ...campaignCookies(consent)],
	};
};
