import { CATEGORIES, mayUse } from "../../shared/domain/consent/consent.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate } from "../../worker/pages/page-loader.ts";

/** Cookie settings: what the shopper allows, as their own cookie says it (consent-1, consent-3). */
export const loadConsent: LoadPrivate = async (cx, { consent }) => {
	const { t } = cx;
	const title = t("consent.title");
	const text = t("consent.text");
	return {
		page: {
			kind: "consent",
			data: {
				title,
				text,
				necessary: {
					title: t("consent.necessary.title"),
					text: t("consent.necessary.text"),
					always: t("consent.always"),
				},
				categories: CATEGORIES.map((id) => ({
					id,
					title: t(`consent.${id}.title`),
					text: t(`consent.${id}.text`),
					granted: mayUse(consent, id),
				})),
				accept: t("consent.accept"),
				refuse: t("consent.refuse"),
				save: t("consent.save"),
				objection: consent.objects ? t("consent.objection") : undefined,
				notice: cx.search.get("notice") === "saved" ? t("consent.saved") : undefined,
				back: t("consent.back"),
			},
			status: 200,
			cache: PRIVATE,
			head: headOf(cx, { title, description: text, robots: "noindex, follow" }),
		},
	};
};
