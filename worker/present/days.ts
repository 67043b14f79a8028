import { dateFormat } from "@vetrina/shop-rules/locale/formats.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PageContext } from "../request/page/page-context.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const formatDay = (
	iso: string,
	{ locale }: Pick<PageContext, "locale">,
	timeZone: string,
): string | undefined =>
	Number.isNaN(Date.parse(iso))
		? undefined
		: dateFormat(localeTag(locale), {
				dateStyle: "long",
				timeZone,
				calendar: "gregory",
				numberingSystem: "latn",
			}).format(new Date(iso));

/** Returns a date, "2026-12-24", in the shop's language; it is the same in every time zone. Undefined for anything else. */
export const dateInWords = (date: string | undefined, cx: Pick<PageContext, "locale">): string | undefined =>
	date && DATE.test(date) ? formatDay(date, cx, "UTC") : undefined;

/** Returns the day on which something happened, by the clock of the shop's country (locale-16). A date stays that date. */
export const dayOf = (
	iso: string | undefined,
	cx: Pick<PageContext, "locale" | "timeZone">,
): string | undefined => dateInWords(iso, cx) ?? (iso ? formatDay(iso, cx, cx.timeZone) : undefined);
