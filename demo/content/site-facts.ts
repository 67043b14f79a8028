import type { SiteId } from "../settings/countries.ts";
import type { Texts } from "./content-types.ts";

/** What differs from site to site in texts that are otherwise the same; `{days}` and `{taxes}` in a text stand for them. */
type SiteFacts = { days: string; taxes: Texts };

const pricesIncludeTaxes: Texts = {
	ar: "الأسعار شاملة الضرائب.",
	de: "Alle Preise enthalten die Steuern.",
	en: "Prices include tax.",
	fr: "Les prix s’entendent toutes taxes comprises.",
	ja: "価格は税込です。",
	ko: "가격에는 세금이 포함되어 있습니다.",
	zh: "所示价格均已含税。",
};

const taxesAreAdded: Texts = {
	ar: "تُضاف ضريبة المبيعات بعد إدخال عنوان التوصيل.",
	de: "Die Verkaufssteuer kommt hinzu, sobald die Lieferadresse feststeht.",
	en: "Sales tax is added once we know the delivery address.",
	fr: "La taxe de vente s’ajoute une fois l’adresse de livraison connue.",
	ja: "売上税は、お届け先の住所が決まった時点で加算されます。",
	ko: "판매세는 배송지가 정해지면 더해집니다.",
	zh: "销售税会在填写收货地址后计入。",
};

export const siteFacts: Record<SiteId, SiteFacts> = {
	"vetrina-eu": { days: "2–4", taxes: pricesIncludeTaxes },
	"vetrina-us": { days: "3–5", taxes: taxesAreAdded },
	"vetrina-me": { days: "3–5", taxes: pricesIncludeTaxes },
	"vetrina-ap": { days: "3–6", taxes: pricesIncludeTaxes },
};
