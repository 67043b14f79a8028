import type {
	BodyMeasure,
	SizeCharts,
	SizeTable,
	SizeTableId,
} from "@vetrina/shop-rules/sizes/size-table.ts";
import { markets, type SiteId } from "../markets/markets.ts";

function table(
	id: SizeTableId,
	systems: string,
	measures: readonly BodyMeasure[],
	rows: string,
	units?: SizeTable["units"],
): SizeTable {
	const names = systems.split(" ");
	const [house = ""] = names;
	return {
		id,
		house,
		systems: names,
		...(units ? { units } : {}),
		measures,
		rows: rows.split("|").map((row) => row.trim().split(/\s+/)),
	};
}

/** The first column of each table is the house's own system. Numbers are those of trade tables; Korea and China name bodies. */
// biome-ignore format: a table is read by its columns
export const sizeTables: readonly SizeTable[] = [
	table("women", "IT letters FR DE UK US JP KR CN BR AU", ["chest", "waist", "hips"],
		`36 XXS 32 30  4  0  5 33 150/76A  34  4  78 59  85
		|38 XS  34 32  6  2  7 44 155/80A  36  6  82 63  89
		|40 S   36 34  8  4  9 55 160/84A  38  8  86 67  93
		|42 M   38 36 10  6 11 66 165/88A  40 10  90 71  97
		|44 L   40 38 12  8 13 77 170/92A  42 12  94 75 101
		|46 XL  42 40 14 10 15 88 175/96A  44 14  98 79 105
		|48 XXL 44 42 16 12 17 99 180/100A 46 16 102 83 109`),
	table("men", "IT letters FR DE UK US JP KR CN", ["chest", "waist", "hips"],
		`44 XS  38 44 34 34 S   90 165/88A   88  76  92
		|46 S   40 46 36 36 M   95 170/92A   92  80  96
		|48 M   42 48 38 38 L  100 175/96A   96  84 100
		|50 L   44 50 40 40 LL 105 180/100A 100  88 104
		|52 XL  46 52 42 42 3L 110 185/104A 104  92 108
		|54 XXL 48 54 44 44 4L 115 190/108A 108  97 112
		|56 3XL 50 56 46 46 5L 120 195/112A 112 102 116`),
	table("children", "letters DE JP KR CN", ["height", "chest", "waist"],
		`4Y  104 100 100 100 104 56 52
		|5Y  110 110 110 110 110 58 53
		|6Y  116 120 120 120 116 60 54
		|8Y  128 130 130 130 128 65 57
		|10Y 140 140 140 140 140 70 60
		|12Y 152 150 150 150 152 76 63
		|14Y 164 160 160 160 164 82 66`),
	table("baby", "letters DE", ["height", "chest"],
		"3M 62 60 43 | 6M 68 67 45 | 9M 74 71 47 | 12M 80 74 48 | 18M 86 80 50 | 24M 92 86 52"),
	table("womenShoes", "EU UK US JP KR BR AU", ["foot"],
		`35   2    5  22   220 33    5  22.3
		|36   3    6  23   230 34    6  23
		|36.5 3.5 6.5 23.5 235 34.5 6.5 23.3
		|37   4    7  23.5 235 35    7  23.7
		|37.5 4.5 7.5 24   240 35.5 7.5 24
		|38   5    8  24.5 245 36    8  24.3
		|38.5 5.5 8.5 24.5 245 36.5 8.5 24.7
		|39   6    9  25   250 37    9  25
		|40   7   10  25.5 255 38   10  25.7
		|41   8   11  26.5 265 39   11  26.3`, { JP: "cm", KR: "mm" }),
	table("menShoes", "EU UK US JP KR BR AU", ["foot"],
		`39    5    6  25   250 37    5  25
		|40    6    7  25.5 255 38    6  25.7
		|41    7    8  26.5 265 39    7  26.3
		|41.5 7.5  8.5 26.5 265 39.5 7.5 26.7
		|42    8    9  27   270 40    8  27
		|42.5 8.5  9.5 27.5 275 40.5 8.5 27.3
		|43    9   10  27.5 275 41    9  27.7
		|44   10   11  28.5 285 42   10  28.3
		|45   11   12  29   290 43   11  29
		|46   12   13  29.5 295 44   12  29.7`, { JP: "cm", KR: "mm" }),
	table("childrenShoes", "EU UK US JP KR BR", ["foot"],
		`27  9   10   17   170 25 17
		|28 10   11   17.5 175 26 17.6
		|29 11   12   18.5 185 27 18.3
		|30 12   13   19   190 28 19
		|31 12.5 13.5 19.5 195 29 19.6
		|32 13.5  1   20.5 205 30 20.3
		|33  1    2   21   210 31 21
		|34  2    3   21.5 215 32 21.6`, { JP: "cm", KR: "mm" }),
	table("belts", "cm US UK", ["waist"],
		"70 28 28 66-70 | 75 30 30 71-75 | 80 32 32 76-80 | 85 34 34 81-85 | 90 36 36 86-90 | 95 38 38 91-95",
		{ cm: "cm", US: "in", UK: "in" }),
	table("gloves", "EU UK US JP", ["hand"],
		`6.5 6.5 6.5 17   17
		|7   7   7   18.5 18.5
		|7.5 7.5 7.5 20   20
		|8   8   8   21.5 21.5
		|8.5 8.5 8.5 23   23
		|9   9   9   24   24`, { JP: "cm" }),
	table("hats", "letters UK US JP KR CN", ["head"],
		`S 6⅝–6¾ 6¾–6⅞ 54–55 54–55 54–55 54-55
		|M 6⅞–7  7–7⅛  56–57 56–57 56–57 56-57
		|L 7⅛–7¼ 7¼–7⅜ 58–59 58–59 58–59 58-59`, { JP: "cm", KR: "cm", CN: "cm" }),
	table("rings", "EU IT UK US JP KR", ["around", "across"],
		`48  8 I 4.5   8  8 4.8 1.53
		|50 10 K 5.25 10 10 5   1.59
		|52 12 L 6    12 12 5.2 1.66
		|54 14 N 6.75 14 14 5.4 1.72
		|56 16 P 7.5  16 16 5.6 1.78
		|58 18 Q 8.5  18 18 5.8 1.85`),
];

const guides: SizeCharts["guides"] = {
	"women-clothing": ["women"],
	"men-clothing": ["men"],
	"children-clothing": ["children", "baby"],
	shoes: ["womenShoes", "menShoes", "childrenShoes"],
	"shoes-women": ["womenShoes"],
	"shoes-men": ["menShoes"],
	"shoes-children": ["childrenShoes"],
	accessories: ["belts", "gloves", "hats"],
	belts: ["belts"],
	gloves: ["gloves"],
	hats: ["hats"],
	rings: ["rings"],
};

const systemsWhere = (isThere: (siteId: SiteId) => boolean): SizeCharts["systems"] =>
	Object.fromEntries(
		[...markets].flatMap(([code, { siteId, sizes }]) => (isThere(siteId) ? [[code, sizes]] : [])),
	);

export const sizeCharts: SizeCharts = { tables: sizeTables, guides, systems: systemsWhere(() => true) };

/** Returns the charts with the systems of a site's countries alone. */
export const listSizeCharts = (id: SiteId): SizeCharts => ({
	...sizeCharts,
	systems: systemsWhere((siteId) => siteId === id),
});
