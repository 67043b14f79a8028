import type { Country } from "@vetrina/commerce-sandbox/house/countries.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { readText } from "@vetrina/shop-rules/locale/text.ts";
import { fillFacts } from "./facts.ts";
import { type HouseText, translateRow } from "./house-text.ts";
import { markets } from "./markets/markets.ts";

const pricesIncludeTaxes: HouseText = translateRow({
	ar: "الأسعار شاملة الضرائب.",
	de: "Alle Preise enthalten die Steuern.",
	en: "Prices include tax.",
	fr: "Les prix s’entendent toutes taxes comprises.",
	ja: "価格は税込です。",
	ko: "가격에는 세금이 포함되어 있습니다.",
	zh: "所示价格均已含税。",
});

const taxesAreAdded: HouseText = translateRow({
	ar: "تُضاف ضريبة المبيعات بعد إدخال عنوان التوصيل.",
	de: "Die Verkaufssteuer kommt hinzu, sobald die Lieferadresse feststeht.",
	en: "Sales tax is added once we know the delivery address.",
	fr: "La taxe de vente s’ajoute une fois l’adresse de livraison connue.",
	ja: "売上税は、お届け先の住所が決まった時点で加算されます。",
	ko: "판매세는 배송지가 정해지면 더해집니다.",
	zh: "销售税会在填写收货地址后计入。",
});

const writeTaxes = (countryCode: string): HouseText =>
	markets.get(countryCode)?.legal.priceNote.value === "taxAdded" ? taxesAreAdded : pricesIncludeTaxes;

type Where = { siteId: string; country: Country; language: LanguageCode };

export const fillLine = (line: string, { country, language }: Where): string =>
	fillFacts(line.replaceAll("{taxes}", readText(writeTaxes(country.code), language)), country, language);
