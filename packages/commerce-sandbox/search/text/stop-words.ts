import type { LanguageCode } from "../../languages.ts";

const stopWords: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
	ar: new Set("في من مع على الي عن او و".split(" ")),
	de: new Set(
		"und oder der die das den dem des ein eine einen einem einer mit fur aus in im von zu zum zur auf".split(
			" ",
		),
	),
	en: new Set("the a an and or for with in of to on by s from".split(" ")),
	fr: new Set("et ou le la les l d de du des un une en pour avec a au aux sur".split(" ")),
	it: new Set(
		"e ed o il lo la i gli le l un uno una di d da del dello della dell dei degli delle in con per su a al allo alla ai".split(
			" ",
		),
	),
	ja: new Set("の を に は が と で も へ や な た 用 い".split(" ")),
	ko: new Set("와 과 의 및 를 을 이 가 은 는 용 색".split(" ")),
	zh: new Set("的 和 与 或 了 在 用 款 色".split(" ")),
	"zh-Hant": new Set("的 和 與 或 了 在 用 款 色".split(" ")),
};

export const isStopWord = (word: string, language: LanguageCode): boolean =>
	stopWords[language]?.has(word) ?? false;
