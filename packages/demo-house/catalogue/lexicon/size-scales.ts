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
