import type { Country, CurrencySetting, PriceFormat } from "@vetrina/commerce-sandbox/house/countries.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { t } from "../house-text.ts";
import { timeZoneIn } from "./time-zones.ts";

export type SiteId = "vetrina-eu" | "vetrina-us" | "vetrina-me" | "vetrina-ap";

export const currencies = [
	"EUR",
	"GBP",
	"CHF",
	"SEK",
	"USD",
	"CAD",
	"AED",
	"SAR",
	"KWD",
	"JPY",
	"KRW",
	"CNY",
	"HKD",
	"SGD",
	"AUD",
] as const;
export type Currency = (typeof currencies)[number];

/** Symbols that replace those of CLDR (price-4). */
const currencySymbols: Record<Currency, string> = {
	EUR: "€",
	GBP: "£",
	CHF: "CHF",
	SEK: "kr",
	USD: "$",
	CAD: "C$",
	AED: "د.إ",
	SAR: "ر.س",
	KWD: "د.ك",
	JPY: "¥",
	KRW: "₩",
	CNY: "¥",
	HKD: "HK$",
	SGD: "S$",
	AUD: "A$",
};

const currencyDecimals: Record<Currency, 0 | 2 | 3> = {
	EUR: 2,
	GBP: 2,
	CHF: 2,
	SEK: 2,
	USD: 2,
	CAD: 2,
	AED: 2,
	SAR: 2,
	KWD: 3,
	JPY: 0,
	KRW: 0,
	CNY: 2,
	HKD: 2,
	SGD: 2,
	AUD: 2,
};

/** Units of each currency per euro. The rates are fixed, so that tests and screenshots do not change. */
const perEuro: Record<Currency, number> = {
	EUR: 1,
	GBP: 0.86,
	CHF: 0.94,
	SEK: 11.2,
	USD: 1.1,
	CAD: 1.5,
	AED: 4.04,
	SAR: 4.13,
	KWD: 0.338,
	JPY: 164,
	KRW: 1510,
	CNY: 7.85,
	HKD: 8.58,
	SGD: 1.46,
	AUD: 1.66,
};

export const currencySettings: readonly CurrencySetting[] = currencies.map((code) => ({
	code,
	decimals: currencyDecimals[code],
	perEuro: perEuro[code],
}));

const noBreakSpace = "\u00a0";

/** Thousands separator, decimal separator, whether the symbol comes first, whether a space separates symbol and number. */
type Notation = readonly [string, string, boolean, boolean];
const italian: Notation = [".", ",", false, true];
const french: Notation = [noBreakSpace, ",", false, true];
const english: Notation = [",", ".", true, false];
const spacedEnglish: Notation = [",", ".", true, true];
const swiss: Notation = ["’", ".", true, true];
const dutch: Notation = [".", ",", true, true];

type Row = readonly [
	code: string,
	site: SiteId,
	currency: Currency,
	languages: string,
	notation: Notation,
	names: string,
];

// biome-ignore format: a table is read by its columns
const rows: readonly Row[] = [
	["IT", "vetrina-eu", "EUR", "it en de fr zh", italian, "إيطاليا|Italien|Italy|Italie|イタリア|이탈리아|意大利"],
	["FR", "vetrina-eu", "EUR", "fr en ar", french, "فرنسا|Frankreich|France|France|フランス|프랑스|法国"],
	["DE", "vetrina-eu", "EUR", "de en", italian, "ألمانيا|Deutschland|Germany|Allemagne|ドイツ|독일|德国"],
	["AT", "vetrina-eu", "EUR", "de en", dutch, "النمسا|Österreich|Austria|Autriche|オーストリア|오스트리아|奥地利"],
	["ES", "vetrina-eu", "EUR", "en fr de", italian, "إسبانيا|Spanien|Spain|Espagne|スペイン|스페인|西班牙"],
	["PT", "vetrina-eu", "EUR", "en fr", french, "البرتغال|Portugal|Portugal|Portugal|ポルトガル|포르투갈|葡萄牙"],
	["NL", "vetrina-eu", "EUR", "en de", dutch, "هولندا|Niederlande|Netherlands|Pays-Bas|オランダ|네덜란드|荷兰"],
	["BE", "vetrina-eu", "EUR", "fr en de", french, "بلجيكا|Belgien|Belgium|Belgique|ベルギー|벨기에|比利时"],
	["LU", "vetrina-eu", "EUR", "fr de en", italian, "لوكسمبورغ|Luxemburg|Luxembourg|Luxembourg|ルクセンブルク|룩셈부르크|卢森堡"],
	["IE", "vetrina-eu", "EUR", "en", english, "أيرلندا|Irland|Ireland|Irlande|アイルランド|아일랜드|爱尔兰"],
	["GR", "vetrina-eu", "EUR", "en", italian, "اليونان|Griechenland|Greece|Grèce|ギリシャ|그리스|希腊"],
	["FI", "vetrina-eu", "EUR", "en", french, "فنلندا|Finnland|Finland|Finlande|フィンランド|핀란드|芬兰"],
	["DK", "vetrina-eu", "EUR", "en de", italian, "الدنمارك|Dänemark|Denmark|Danemark|デンマーク|덴마크|丹麦"],
	["PL", "vetrina-eu", "EUR", "en de", french, "بولندا|Polen|Poland|Pologne|ポーランド|폴란드|波兰"],
	["GB", "vetrina-eu", "GBP", "en", english, "المملكة المتحدة|Vereinigtes Königreich|United Kingdom|Royaume-Uni|イギリス|영국|英国"],
	["CH", "vetrina-eu", "CHF", "de fr it en", swiss, "سويسرا|Schweiz|Switzerland|Suisse|スイス|스위스|瑞士"],
	["SE", "vetrina-eu", "SEK", "en", french, "السويد|Schweden|Sweden|Suède|スウェーデン|스웨덴|瑞典"],
	["US", "vetrina-us", "USD", "en zh", english, "الولايات المتحدة|Vereinigte Staaten|United States|États-Unis|アメリカ合衆国|미국|美国"],
	["CA", "vetrina-us", "CAD", "en fr", english, "كندا|Kanada|Canada|Canada|カナダ|캐나다|加拿大"],
	["MX", "vetrina-us", "USD", "en", english, "المكسيك|Mexiko|Mexico|Mexique|メキシコ|멕시코|墨西哥"],
	["BR", "vetrina-us", "USD", "en", english, "البرازيل|Brasilien|Brazil|Brésil|ブラジル|브라질|巴西"],
	["AE", "vetrina-me", "AED", "en ar fr", spacedEnglish, "الإمارات العربية المتحدة|Vereinigte Arabische Emirate|United Arab Emirates|Émirats arabes unis|アラブ首長国連邦|아랍에미리트|阿联酋"],
	["SA", "vetrina-me", "SAR", "ar en", spacedEnglish, "المملكة العربية السعودية|Saudi-Arabien|Saudi Arabia|Arabie saoudite|サウジアラビア|사우디아라비아|沙特阿拉伯"],
	["KW", "vetrina-me", "KWD", "ar en", spacedEnglish, "الكويت|Kuwait|Kuwait|Koweït|クウェート|쿠웨이트|科威特"],
	["QA", "vetrina-me", "USD", "ar en", english, "قطر|Katar|Qatar|Qatar|カタール|카타르|卡塔尔"],
	["BH", "vetrina-me", "USD", "ar en", english, "البحرين|Bahrain|Bahrain|Bahreïn|バーレーン|바레인|巴林"],
	["OM", "vetrina-me", "USD", "ar en", english, "عُمان|Oman|Oman|Oman|オマーン|오만|阿曼"],
	["JP", "vetrina-ap", "JPY", "ja en", english, "اليابان|Japan|Japan|Japon|日本|일본|日本"],
	["KR", "vetrina-ap", "KRW", "ko en", english, "كوريا الجنوبية|Südkorea|South Korea|Corée du Sud|韓国|대한민국|韩国"],
	["CN", "vetrina-ap", "CNY", "zh en", english, "الصين|China|China|Chine|中国|중국|中国"],
	["HK", "vetrina-ap", "HKD", "zh en", english, "هونغ كونغ|Hongkong|Hong Kong|Hong Kong|香港|홍콩|中国香港"],
	["MO", "vetrina-ap", "HKD", "zh en", english, "ماكاو|Macau|Macao|Macao|マカオ|마카오|中国澳门"],
	["TW", "vetrina-ap", "USD", "zh en ja", english, "تايوان|Taiwan|Taiwan|Taïwan|台湾|대만|台湾"],
	["SG", "vetrina-ap", "SGD", "en zh", english, "سنغافورة|Singapur|Singapore|Singapour|シンガポール|싱가포르|新加坡"],
	["AU", "vetrina-ap", "AUD", "en zh", english, "أستراليا|Australien|Australia|Australie|オーストラリア|호주|澳大利亚"],
];

export const countries: readonly (Country & { siteId: SiteId; currency: Currency })[] = rows.map(
	([code, siteId, currency, languageList, notation, nameList]) => {
		const languages = languageList.split(" ") as [Language, ...Language[]];
		const [thousandSeparator, decimalSeparator, currencyFirst, isSpaced] = notation;
		const format: PriceFormat = {
			thousandSeparator,
			decimalSeparator,
			currencyFirst,
			spacing: isSpaced ? noBreakSpace : "",
			decimals: currencyDecimals[currency],
		};
		return {
			code,
			siteId,
			currency,
			currencySymbol: currencySymbols[currency],
			languages,
			timeZone: timeZoneIn(code),
			name: t(nameList),
			hreflangs: languages.map((language) => `${language}-${code}`),
			localeSettings: { priceLong: format, priceShort: format },
		};
	},
);
