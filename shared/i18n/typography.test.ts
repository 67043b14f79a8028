import { readFileSync } from "node:fs";
import { findWhole } from "@vetrina/shop-rules/locale/fallback.ts";
import { type LanguageCode, languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { expect, test } from "vitest";
import { readBundle } from "./all-texts.ts";

const textsIn = (value: unknown, path = ""): [string, string][] =>
	typeof value === "string"
		? [[path, value]]
		: Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
				textsIn(inner, path ? `${path}.${key}` : key),
			);

/** Languages whose mails and hosted pages follow the patterns too. */
const MAIL_LANGUAGES: ReadonlySet<LanguageCode> = new Set([
	"ar",
	"de",
	"en",
	"it",
	"ja",
	"ko",
	"zh",
	"zh-Hant",
]);

/** Returns the texts of mails and hosted pages. */
const mailTexts = (language: LanguageCode): [string, string][] =>
	["packages/commerce-sandbox/texts", "packages/shop-rules/gift-cards/mail-texts"].flatMap((folder) =>
		textsIn(JSON.parse(readFileSync(`${folder}/${language}.json`, "utf8")), folder),
	);

/** Patterns that no text of a language may match, each with its name in messages. */
const rejected: Partial<Record<LanguageCode, [reason: string, pattern: RegExp][]>> = {
	en: [["a straight apostrophe", /'/]],
	de: [
		["a straight apostrophe or quotation mark", /['"]/],
		["du", /(?:^|\s)(?:du|dein\w*|dich|dir)(?=[\s.,!]|$)/i],
	],
	fr: [
		["a straight apostrophe", /'/],
		["anything but a narrow no-break space before ; ! ? »", /[^\u202f](?=[;!?»])/u],
		["anything but a no-break space before a colon", /[^\u00a0](?=:(?:\s|$))/u],
		["« without a narrow no-break space", /«(?!\u202f)/u],
	],
	it: [
		["a straight apostrophe or quotation mark", /['"“”]/],
		["a space before punctuation or inside « »", /\s[:;!?»]|«\s/u],
		["tu", /(?:^|[\s’])(?:tu|tuo|tua|tuoi|tue|ti|te)(?=[\s.,!?]|$)/i],
		["an accent written as an apostrophe", /(?:^|\s)(?:E’|perche’|piu’|puo’)/i],
		["a grave accent where it is acute", /(?:perch|poich|finch|bench)è/i],
	],
	ar: [
		["a tanwin on the alif", /اً/u],
		["Latin punctuation", /[,;?]/],
	],
	ja: [
		["a space next to Japanese", /[぀-ヿ一-鿿] | [぀-ヿ一-鿿]/u],
		["half-width punctuation", /[぀-ヿ一-鿿][,.!?:;]/u],
		["another word for logging in", /サイン(?:イン|アウト)/u],
		["a word that the glossary replaces", /アイテム|メールマガジン|ロイヤルティプログラム/u],
		["another dash than 〜 in a range", /～|\}[–—-]\{/u],
	],
	ko: [
		["a choice of particles", /\((?:으|이|은|을|과)\)|[을은이과]\([를는가와]\)/u],
		["a particle that depends on the value before it", /\}(?:[을를이가은는와과]|으?로)(?=[\s.,]|$)/u],
		[
			"an ending of the informal polite style",
			/[가-힣](?:세요|나요|까요|어요|아요|해요|예요)(?=[\s.,?!”]|$)/u,
		],
		["a word that the glossary replaces", /쇼핑몰|픽업|주문번호|유효기간|개인 정보/u],
	],
	zh: [
		["half-width punctuation", /[一-鿿][,.!?:;]/u],
		["a number without a space next to it", /[一-鿿][0-9A-Za-z]|[0-9A-Za-z][一-鿿]/u],
		[
			"a count without a space next to it",
			/[一-鿿]\{\{(?:count|current|total)\}|(?:count|current|total)\}\}[一-鿿]/u,
		],
		["a word that the glossary replaces", /电子报|优惠券|结算|商店|撤回权/u],
	],
	"zh-Hant": [
		["half-width punctuation", /[一-鿿][,.!?:;]/u],
		["quotation marks of the mainland", /[“”]/u],
		["a number without a space next to it", /[一-鿿][0-9A-Za-z]|[0-9A-Za-z][一-鿿]/u],
		[
			"a count without a space next to it",
			/[一-鿿]\{\{(?:count|current|total)\}|(?:count|current|total)\}\}[一-鿿]/u,
		],
		["a word of the mainland", /短信|郵箱|默認|鏈接|信息|視頻|登錄|賬號|質量|鼠標|打印|軟件|屏幕/u],
	],
};

/** Patterns of a language that do not hold for its variants: the network is 網路 in Taiwan, and 網絡 in Hong Kong. */
const rejectedHere: typeof rejected = {
	"zh-Hant": [["a word of Hong Kong and the mainland", /網絡/u]],
	"zh-Hant-HK": [["a word of Taiwan", /網路|隱私|會員計畫|幣別|公休|行銷/u]],
};

test.each(languageCodes)("texts in %s follow the language's typography", (code) => {
	const language = findWhole(code);
	const faults = [
		...textsIn(readBundle(code)),
		...(MAIL_LANGUAGES.has(language) ? mailTexts(language) : []),
	].flatMap(([key, text]) =>
		[...(rejected[language] ?? []), ...(key.startsWith("packages/") ? [] : (rejectedHere[code] ?? []))]
			// A slash between two choices has spaces in every language.
			.filter(([, pattern]) => pattern.test(text.replaceAll(" / ", "")))
			.map(([reason]) => `${key}: ${reason}: ${text}`),
	);
	expect(faults).toEqual([]);
});
