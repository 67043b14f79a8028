import type { SearchRule } from "@vetrina/commerce-sandbox/house/search-settings.ts";
import { t } from "../house-text.ts";

const dress = t("فستان, فساتين|Kleid|dress|robe|ドレス, ワンピース|드레스, 원피스|连衣裙");
const bag = t("حقيبة, حقائب|Tasche|bag|sac|バッグ|가방|包");
const sale = t("تخفيضات|Sale|sale|soldes|セール|세일|打折");

export const searchRules: readonly SearchRule[] = [
	{
		id: "vip-welcome",
		context: "VIP",
		phrase: "none",
		pinned: ["VT10222", "VT10493"],
	},
	{
		id: "vip-dresses",
		context: "VIP",
		phrase: { anchoring: "contains", text: dress },
		pinned: ["VT10407", "VT10222"],
	},
	{
		id: "bags-for-italy",
		context: "IT",
		phrase: { anchoring: "contains", text: bag },
		pinned: ["VT10124"],
	},
	{ id: "no-sale-in-japan", context: "JP", phrase: { anchoring: "is", text: sale }, redirect: "/new-in" },
];
