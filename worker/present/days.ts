import { writeDate } from "@vetrina/shop-rules/locale/formats.ts";
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
		: writeDate(
				localeTag(locale),
				{ dateStyle: "long", timeZone, calendar: "gregory", numberingSystem: "latn" },
				new Date(iso),
			);

/** Formats "2026-12-24", which is the same day in every time zone; returns undefined for other strings. */
export const dateInWords = (date: string | undefined, cx: Pick<PageContext, "locale">): string | undefined =>
	date && DATE.test(date) ? formatDay(date, cx, "UTC") : undefined;

/**
 * Returns the day of a moment in the time zone of the shop's country (locale-16), or of a date without a time; undefined without
 * either.
 */
export const dayOf = (
	iso: string | undefined,
	cx: Pick<PageContext, "locale" | "timeZone">,
): string | undefined => dateInWords(iso, cx) ?? (iso ? formatDay(iso, cx, cx.timeZone) : undefined);
