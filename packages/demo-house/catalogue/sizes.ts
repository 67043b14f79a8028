import { everywhere, type HouseText, mapText } from "../house-text.ts";
import { t } from "./lexicon/catalogue-text.ts";

export const sizeScales = {
	womenLetters: ["XXS", "XS", "S", "M", "L", "XL", "XXL"],
	menLetters: ["XS", "S", "M", "L", "XL", "XXL", "3XL"],
	womenItalian: ["36", "38", "40", "42", "44", "46", "48"],
	menItalian: ["44", "46", "48", "50", "52", "54", "56"],
	womenJeans: ["24", "25", "26", "27", "28", "29", "30", "31"],
	menJeans: ["29", "30", "31", "32", "33", "34", "36", "38"],
	womenShoes: ["35", "36", "36.5", "37", "37.5", "38", "38.5", "39", "40", "41"],
	menShoes: ["39", "40", "41", "41.5", "42", "42.5", "43", "44", "45", "46"],
	children: ["4Y", "5Y", "6Y", "8Y", "10Y", "12Y", "14Y"],
	baby: ["3M", "6M", "9M", "12M", "18M", "24M"],
	childrenShoes: ["27", "28", "29", "30", "31", "32", "33", "34"],
	hats: ["S", "M", "L"],
	belts: ["70cm", "75cm", "80cm", "85cm", "90cm", "95cm"],
	gloves: ["6.5", "7", "7.5", "8", "8.5", "9"],
	rings: ["48", "50", "52", "54", "56", "58"],
	fragrance: ["30ml", "50ml", "100ml"],
	serum: ["30ml", "50ml"],
	lotion: ["75ml", "200ml"],
	candle: ["180g", "600g"],
	oil: ["250ml", "500ml"],
	cushion: ["45x45", "60x40"],
	one: ["OS"],
} as const;
export type SizeScale = keyof typeof sizeScales;

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
		return mapText(everywhere(`${square[1]} × ${square[2]} cm`), (text, language) =>
			language === "ar" ? `${square[1]} × ${square[2]} سم` : text,
		);
	return everywhere(size);
}

function measureText(amount: number, unit: string): HouseText {
	if (unit === "Y") return ageName(amount);
	if (unit === "M") return monthsName(amount);
	const arabicUnit = { ml: "مل", g: "غ", cm: "سم" }[unit] ?? unit;
	return mapText(everywhere(`${amount} ${unit}`), (text, language) =>
		language === "ar" ? `${amount} ${arabicUnit}` : text,
	);
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

const listedSizes = (Object.keys(sizeScales) as SizeScale[]).flatMap((scale) => [...sizeScales[scale]]);

const rank = (size: string): number => {
	const letters = ["OS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL"].indexOf(size);
	if (letters >= 0) return letters;
	const units = ["", "M", "Y", "cm", "ml", "g", "x45", "x40"];
	const [, amount = "0", unit = ""] = /^([\d.]+)(.*)$/.exec(size) ?? [];
	return 100 + units.indexOf(unit) * 1000 + Number(amount);
};

export const sizeIds: readonly string[] = [...new Set<string>(listedSizes)].sort(
	(one, other) => rank(one) - rank(other),
);

/** Size ids in the organisation's preferred order, separated by semicolons (catalogue-9). */
export const sizeOrder: string = sizeIds.join(";");
