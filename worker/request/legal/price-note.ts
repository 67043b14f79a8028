import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type LinkedPart, toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";
import { readTexts } from "../../../shared/i18n/all-texts.ts";
import { legalIn, type SiteSettings } from "../../platform/site-settings.ts";
import { findDocument } from "./find-document.ts";

/** Returns the note that the market's law wants at prices, on tax and delivery; undefined if it wants none (legal-5). */
export function writePriceNote(
	locale: SiteLocale,
	settings: Pick<SiteSettings, "legal">,
): LinkedPart[] | undefined {
	const { priceNote } = legalIn(settings, locale.country);
	if (priceNote === "none") return undefined;
	const { t } = readTexts(locale);
	return toLinkedParts(t(`priceNote.${priceNote}`), [findDocument("delivery", locale, settings)]);
}
