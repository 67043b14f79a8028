import { t } from "../house-text.ts";

export const giftCards = {
	euro: { least: 10, most: 2000, suggested: [50, 100, 200, 500] },
	designs: [
		{
			id: "gifts",
			name: t(
				"هدايا مغلّفة|Verpackte Geschenke|Wrapped gifts|Cadeaux emballés|包まれた贈り物|포장된 선물|包好的礼物",
			),
			picture: "gifts",
		},
		{
			id: "table",
			name: t(
				"مائدة معدّة|Gedeckter Tisch|A laid table|Une table dressée|整えられた食卓|차려진 식탁|布置好的餐桌",
			),
			picture: "table",
		},
		{ id: "jewels", name: t("مجوهرات|Schmuck|Jewellery|Bijoux|ジュエリー|주얼리|珠宝"), picture: "jewels" },
		{
			id: "shore",
			name: t("شاطئ البحر|Am Meer|By the sea|Au bord de la mer|海辺|바닷가|海边"),
			picture: "shore",
		},
	],
} as const;
