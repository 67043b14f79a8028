import { everywhere, type HouseText, inEachLanguage, mapText } from "../house-text.ts";
import { t } from "./lexicon/catalogue-text.ts";
import type { SizeScale } from "./lexicon/size-scales.ts";

const factors: Record<string, number> = { "50ml": 1.4, "100ml": 2, "200ml": 1.8, "600g": 2.2, "500ml": 1.7 };

export const sizeFactor = (scale: SizeScale, size: string): number =>
	["fragrance", "serum", "lotion", "candle", "oil"].includes(scale) ? (factors[size] ?? 1) : 1;

const oneSize = t("مقاس واحد|Einheitsgröße|One size|Taille unique|フリーサイズ|원 사이즈|均码");
export function sizeName(size: string): HouseText {
	if (size === "OS") return oneSize;
	const measure = /^(\d+)(ml|g|cm|M|Y)$/.exec(size);
	if (measure) return measureText(Number(measure[1]), measure[2] ?? "");
	const square = /^(\d+)x(\d+)$/.exec(size);
	if (square)
		return inEachLanguage((language) => {
			if (language === "en-US") return `${toInches(square[1])} × ${toInches(square[2])} in`;
			return `${square[1]} × ${square[2]} ${language === "ar" ? "سم" : "cm"}`;
		});
	return everywhere(size);
}

function measureText(amount: number, unit: string): HouseText {
	if (unit === "Y") return ageName(amount);
	if (unit === "M") return monthsName(amount);
	const arabicUnit = { ml: "مل", g: "غ", cm: "سم" }[unit] ?? unit;
	return inEachLanguage((language) => {
		const text = `${amount} ${language === "ar" ? arabicUnit : unit}`;
		return language === "en-US" ? (writeAmericanMeasure(amount, unit) ?? text) : text;
	});
}

const CM_PER_INCH = 2.54;
/** American packages name their contents in both systems. */
const OUNCES: Readonly<Record<string, { unit: string; each: number }>> = {
	ml: { unit: "fl oz", each: 29.5735 },
	g: { unit: "oz", each: 28.3495 },
};

const toInches = (cm = "0"): number => Math.round(Number(cm) / CM_PER_INCH);

function writeAmericanMeasure(amount: number, unit: string): string | undefined {
	const ounces = OUNCES[unit];
	return ounces && `${Math.round((amount / ounces.each) * 10) / 10} ${ounces.unit} / ${amount} ${unit}`;
}

const fillCount = (text: HouseText, count: number): HouseText =>
	mapText(text, (part) => part.replace("{count}", String(count)));

/** Arabic uses the plural for 3 to 10 and the singular from 11 on. */
// biome-ignore format: seven languages in one row each
const countedTexts = {
	fewYears: t("{count} سنوات|{count} Jahre|{count} years|{count} ans|{count}歳|{count}세|{count}岁"),
	manyYears: t("{count} سنة|{count} Jahre|{count} years|{count} ans|{count}歳|{count}세|{count}岁"),
	fewMonths: t("{count} أشهر|{count} Monate|{count} months|{count} mois|{count}か月|{count}개월|{count}个月"),
	manyMonths: t("{count} شهرًا|{count} Monate|{count} months|{count} mois|{count}か月|{count}개월|{count}个月"),
};
const ageName = (years: number): HouseText =>
	fillCount(years > 10 ? countedTexts.manyYears : countedTexts.fewYears, years);
const monthsName = (months: number): HouseText =>
	fillCount(months > 10 ? countedTexts.manyMonths : countedTexts.fewMonths, months);
