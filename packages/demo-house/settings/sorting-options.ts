import type { SortingOption } from "@vetrina/commerce-sandbox/house/sorting-options.ts";
import {
	byBrand,
	byDiscount,
	byName,
	byPrice,
	byRelevance,
	newestFirst,
} from "@vetrina/commerce-sandbox/house/sortings.ts";
import { t } from "../house-text.ts";
import type { SiteId } from "../markets/markets.ts";

// biome-ignore format: seven languages in one row each
const usual: readonly SortingOption[] = [
	{ id: "best-matches", by: byRelevance(), label: t("الأكثر صلة|Beste Treffer|Best matches|Pertinence|おすすめ順|추천순|最佳匹配") },
	{ id: "new-arrivals", by: newestFirst(), label: t("وصل حديثًا|Neuheiten|New arrivals|Nouveautés|新着順|신상품순|新品") },
	{ id: "price-low-to-high", by: byPrice("ascending"), label: t("السعر: من الأقل إلى الأعلى|Preis aufsteigend|Price: low to high|Prix croissant|価格の安い順|낮은 가격순|价格从低到高") },
	{ id: "price-high-to-low", by: byPrice("descending"), label: t("السعر: من الأعلى إلى الأقل|Preis absteigend|Price: high to low|Prix décroissant|価格の高い順|높은 가격순|价格从高到低") },
	{ id: "discount", by: byDiscount(), label: t("أكبر خصم|Größter Rabatt|Biggest discount|Plus forte remise|割引率の高い順|할인율순|折扣最大") },
];
// biome-ignore format: seven languages in one row each
const names: readonly SortingOption[] = [
	{ id: "product-name-ascending", by: byName("ascending"), label: t("الاسم تصاعديًا|Name A–Z|Name: A to Z|Nom : A à Z|名前順|이름순|名称升序") },
	{ id: "product-name-descending", by: byName("descending"), label: t("الاسم تنازليًا|Name Z–A|Name: Z to A|Nom : Z à A|名前の逆順|이름 역순|名称降序") },
];
const brand: SortingOption = {
	id: "brand",
	by: byBrand(),
	label: t("العلامة التجارية|Marke|Brand|Marque|ブランド順|브랜드순|品牌"),
};

export const sortingOptions: Record<SiteId, readonly SortingOption[]> = {
	"vetrina-eu": [...usual, ...names],
	"vetrina-us": [...usual, brand],
	"vetrina-me": [...usual, ...names],
	// No order by name is offered, because names in four scripts have no order that a shopper would expect.
	"vetrina-ap": [...usual, brand],
};
