import type { CustomField } from "@vetrina/commerce-sandbox/catalogue/custom-fields.ts";
import type { CustomValue } from "@vetrina/commerce-sandbox/catalogue/import-fields.ts";
import { type PictureColor, pictureColors } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { readText } from "@vetrina/shop-rules/locale/text.ts";
import type { HouseText } from "../house-text.ts";
import { inEachLanguage } from "../house-text.ts";
import { CURRENCIES } from "../markets/market-row.ts";
import { localPrice } from "../settings/market-prices.ts";
import { t } from "./lexicon/catalogue-text.ts";

type Custom = Partial<Record<CustomField, CustomValue>>;
type Named = { id: string; label: HouseText; hex?: string };

const inLanguages = (configuration: (language: LanguageCode) => object): HouseText =>
	inEachLanguage((language) => JSON.stringify(configuration(language)));
const nameEach = (values: readonly Named[], language: LanguageCode) =>
	values.map(({ label, ...value }) => ({ ...value, label: readText(label, language) }));
const nameColour = (id: PictureColor, label: string): Named => ({
	id,
	label: t(label),
	hex: pictureColors[id],
});

const LATIN = "A-Za-zÀ-ÖØ-öø-ÿ0-9 .&♥'-";
const CAPITALS = "A-ZÀ-ÖØ-Þ.&";

const fonts: readonly Named[] = [
	{ id: "serif", label: t("خط كلاسيكي|Klassisch|Classic|Classique|クラシック|클래식|古典") },
	{ id: "sans", label: t("خط عصري|Modern|Modern|Moderne|モダン|모던|现代") },
	{ id: "italic", label: t("خط مائل|Kursiv|Italic|Italique|イタリック|이탤릭|斜体") },
];
const positions: readonly Named[] = [
	{ id: "front", label: t("على الوجه|Vorderseite|Front|Recto|表面|앞면|正面") },
	{ id: "back", label: t("على الظهر|Rückseite|Back|Verso|裏面|뒷면|背面") },
];
const threads: readonly Named[] = [
	nameColour("gold", "ذهبي|Gold|Gold|Or|ゴールド|골드|金色"),
	nameColour("silver", "فضي|Silber|Silver|Argent|シルバー|실버|银色"),
	nameColour("ivory", "عاجي|Elfenbein|Ivory|Ivoire|アイボリー|아이보리|象牙色"),
];
const linings: readonly Named[] = [
	nameColour("red", "أحمر|Rot|Red|Rouge|レッド|레드|红色"),
	nameColour("royal", "أزرق ملكي|Königsblau|Royal blue|Bleu roi|ロイヤルブルー|로열 블루|宝蓝"),
	nameColour("black", "أسود|Schwarz|Black|Noir|ブラック|블랙|黑色"),
];
const clasps: readonly Named[] = [
	nameColour("gold", "ذهبي|Gold|Gold|Or|ゴールド|골드|金色"),
	nameColour("silver", "فضي|Silber|Silver|Argent|シルバー|실버|银色"),
];
const fontLabel = t("الخط|Schrift|Lettering|Écriture|書体|서체|字体");
const positionLabel = t("الموضع|Stelle|Place|Emplacement|位置|위치|位置");
const threadLabel = t("اللون|Farbe|Colour|Couleur|カラー|색상|颜色");
const liningLabel = t("البطانة|Futter|Lining|Doublure|ライニング|안감|衬里");
const claspLabel = t("القفل|Verschluss|Clasp|Fermoir|留め具|잠금장치|搭扣");

export const engraving: Custom = {
	c_engravingConfiguration: inLanguages((language) => ({
		maxLength: 14,
		characters: LATIN,
		groups: [
			{ id: "font", label: readText(fontLabel, language), values: nameEach(fonts, language) },
			{ id: "position", label: readText(positionLabel, language), values: nameEach(positions, language) },
		],
	})),
};

/** `place` is the position of the initials in percent of the picture's width and height. */
export const personalisation: Custom = {
	c_personalisationPreviewConfiguration: inLanguages((language) => ({
		maxLength: 3,
		characters: CAPITALS,
		groups: [{ id: "colour", label: readText(threadLabel, language), values: nameEach(threads, language) }],
		place: { x: 71, y: 62, size: 5 },
	})),
	c_personalisationColour: pictureColors.gold,
};

const MADE_TO_CHOICE = 40;
const inCurrencies = (euro: number): string =>
	JSON.stringify(Object.fromEntries(CURRENCIES.map((currency) => [currency, localPrice(euro, currency)])));

export const configuration: Custom = {
	c_customizationPrices: inCurrencies(MADE_TO_CHOICE),
	c_customizationConfiguration: inLanguages((language) => ({
		groups: [
			{ id: "clasp", label: readText(claspLabel, language), values: nameEach(clasps, language) },
			{ id: "lining", label: readText(liningLabel, language), values: nameEach(linings, language) },
		],
	})),
};
