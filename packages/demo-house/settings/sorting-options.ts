import type { SortId, SortingOption } from "@vetrina/commerce-sandbox/house/sorting-options.ts";
import type { HouseText } from "../house-text.ts";
import { t } from "../house-text.ts";
import type { SiteId } from "./countries.ts";

/** How a list may be sorted; each site offers its own choice, in its order. */
// biome-ignore format: seven languages in one row each
const labels: Record<SortId, HouseText> = {
	"best-matches": t("الأكثر صلة|Beste Treffer|Best matches|Pertinence|おすすめ順|추천순|最佳匹配"),
	"new-arrivals": t("وصل حديثًا|Neuheiten|New arrivals|Nouveautés|新着順|신상품순|新品"),
	"price-low-to-high": t("السعر: من الأقل إلى الأعلى|Preis aufsteigend|Price: low to high|Prix croissant|価格の安い順|낮은 가격순|价格从低到高"),
	"price-high-to-low": t("السعر: من الأعلى إلى الأقل|Preis absteigend|Price: high to low|Prix décroissant|価格の高い順|높은 가격순|价格从高到低"),
	discount: t("أكبر خصم|Größter Rabatt|Biggest discount|Plus forte remise|割引率の高い順|할인율순|折扣最大"),
	"product-name-ascending": t("الاسم تصاعديًا|Name A–Z|Name: A to Z|Nom : A à Z|名前順|이름순|名称升序"),
	"product-name-descending": t("الاسم تنازليًا|Name Z–A|Name: Z to A|Nom : Z à A|名前の逆順|이름 역순|名称降序"),
	brand: t("العلامة|Marke|Brand|Marque|ブランド順|브랜드순|品牌"),
};

const usual: readonly SortId[] = [
	"best-matches",
	"new-arrivals",
	"price-low-to-high",
	"price-high-to-low",
	"discount",
];
const offered: Record<SiteId, readonly SortId[]> = {
	"vetrina-eu": [...usual, "product-name-ascending", "product-name-descending"],
	"vetrina-us": [...usual, "brand"],
	"vetrina-me": [...usual, "product-name-ascending", "product-name-descending"],
	// Names in four scripts have no order that a shopper of the site would expect.
	"vetrina-ap": [...usual, "brand"],
};

const options = (site: SiteId): SortingOption[] => offered[site].map((id) => ({ id, label: labels[id] }));

export const sortingOptions: Record<SiteId, SortingOption[]> = {
	"vetrina-eu": options("vetrina-eu"),
	"vetrina-us": options("vetrina-us"),
	"vetrina-me": options("vetrina-me"),
	"vetrina-ap": options("vetrina-ap"),
};
