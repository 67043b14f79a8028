import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import ar from "../../locales/ar.json" with { type: "json" };
import de from "../../locales/de.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };
import fr from "../../locales/fr.json" with { type: "json" };
import ja from "../../locales/ja.json" with { type: "json" };
import ko from "../../locales/ko.json" with { type: "json" };
import lateAr from "../../locales/late/ar.json" with { type: "json" };
import lateDe from "../../locales/late/de.json" with { type: "json" };
import lateEn from "../../locales/late/en.json" with { type: "json" };
import lateFr from "../../locales/late/fr.json" with { type: "json" };
import lateJa from "../../locales/late/ja.json" with { type: "json" };
import lateKo from "../../locales/late/ko.json" with { type: "json" };
import lateZh from "../../locales/late/zh.json" with { type: "json" };
import ordersAr from "../../locales/orders/ar.json" with { type: "json" };
import ordersDe from "../../locales/orders/de.json" with { type: "json" };
import ordersEn from "../../locales/orders/en.json" with { type: "json" };
import ordersFr from "../../locales/orders/fr.json" with { type: "json" };
import ordersJa from "../../locales/orders/ja.json" with { type: "json" };
import ordersKo from "../../locales/orders/ko.json" with { type: "json" };
import ordersZh from "../../locales/orders/zh.json" with { type: "json" };
import pagesAr from "../../locales/pages/ar.json" with { type: "json" };
import pagesDe from "../../locales/pages/de.json" with { type: "json" };
import pagesEn from "../../locales/pages/en.json" with { type: "json" };
import pagesFr from "../../locales/pages/fr.json" with { type: "json" };
import pagesJa from "../../locales/pages/ja.json" with { type: "json" };
import pagesKo from "../../locales/pages/ko.json" with { type: "json" };
import pagesZh from "../../locales/pages/zh.json" with { type: "json" };
import serverAr from "../../locales/server/ar.json" with { type: "json" };
import serverDe from "../../locales/server/de.json" with { type: "json" };
import serverEn from "../../locales/server/en.json" with { type: "json" };
import serverFr from "../../locales/server/fr.json" with { type: "json" };
import serverJa from "../../locales/server/ja.json" with { type: "json" };
import serverKo from "../../locales/server/ko.json" with { type: "json" };
import serverZh from "../../locales/server/zh.json" with { type: "json" };
import zh from "../../locales/zh.json" with { type: "json" };
import { createTexts, type TextBundle, type Texts } from "./create-texts.ts";

/** Every language; for the server only (the browser loads its one language as a chunk). */
const both: Record<Language, TextBundle> = { ar, de, en, fr, ja, ko, zh };
/** Texts that the server alone writes into views; no browser loads the bundle. */
export const serverBundles: Record<Language, TextBundle> = {
	ar: serverAr,
	de: serverDe,
	en: serverEn,
	fr: serverFr,
	ja: serverJa,
	ko: serverKo,
	zh: serverZh,
};
/** Texts of lazily loaded parts of the interface, loaded with the first of them. */
export const lateBundles: Record<Language, TextBundle> = {
	ar: lateAr,
	de: lateDe,
	en: lateEn,
	fr: lateFr,
	ja: lateJa,
	ko: lateKo,
	zh: lateZh,
};
/** Texts of pages outside the shop window, loaded with the first of them. */
export const pagesBundles: Record<Language, TextBundle> = {
	ar: pagesAr,
	de: pagesDe,
	en: pagesEn,
	fr: pagesFr,
	ja: pagesJa,
	ko: pagesKo,
	zh: pagesZh,
};
/** Further texts of order pages. */
export const ordersBundles: Record<Language, TextBundle> = {
	ar: ordersAr,
	de: ordersDe,
	en: ordersEn,
	fr: ordersFr,
	ja: ordersJa,
	ko: ordersKo,
	zh: ordersZh,
};
export const bundles = Object.fromEntries(
	LANGUAGES.map((language) => [
		language,
		joined([both, lateBundles, pagesBundles, ordersBundles, serverBundles].map((bundle) => bundle[language])),
	]),
) as Record<Language, TextBundle>;

/** Files of one language may share a group, such as "cart", but no text. */
function joined(files: readonly TextBundle[]): TextBundle {
	const all: TextBundle = {};
	for (const [group, texts] of files.flatMap((file) => Object.entries(file)))
		all[group] = typeof texts === "object" ? { ...(all[group] as object), ...texts } : texts;
	return all;
}

const made = new Map<Language, Texts>();

/** The texts of a language. Kept, because they never change: nothing of a request is in them. */
export function textsOf(language: Language): Texts {
	const texts = made.get(language) ?? createTexts(language, bundles[language]);
	made.set(language, texts);
	return texts;
}
