import { hasTags } from "../../shared/contracts/tags/tags.ts";
import { CATEGORIES, mayUse } from "../../shared/domain/consent/consent.ts";
import { daysIn, KEPT, type Kept, TAGS_COOKIES } from "../../shared/domain/consent/kept.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { KeptView } from "./contract.ts";

export const loadConsent: LoadPrivate = async (cx, { consent }) => {
	const { t } = cx;
	const title = t("consent.title");
	const text = t("consent.text");
	const listKept = (category: Kept["category"]): KeptView[] =>
		KEPT.filter(
			(entry) =>
				entry.category === category && (entry.purpose !== TAGS_COOKIES || hasTags(cx.settings.analytics)),
		).map(({ purpose, lasts, names }) => ({
			text: t(`consent.kept.${purpose}`),
			lasts: typeof lasts === "number" ? daysIn(cx.locale.language, lasts) : t(`consent.kept.${lasts}`),
			names: names.map((name) => name.replace(/[._]?\*$/, "")),
		}));
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
					storageItems: listKept("necessary"),
				},
				keptTitle: t("consent.kept.title"),
				categories: CATEGORIES.map((id) => ({
					id,
					title: t(`consent.${id}.title`),
					text: t(`consent.${id}.text`),
					granted: mayUse(consent, id),
					storageItems: listKept(id),
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
			head: buildHead(cx, { title, description: text, robots: "noindex, follow" }),
		},
	};
};
