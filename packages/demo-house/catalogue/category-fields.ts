import type { HouseText } from "../house-text.ts";
import { t } from "./lexicon/catalogue-text.ts";

/** Custom fields of categories. Subcategories inherit only the size guide and the measurement button. */
export type CategoryFields = {
	c_sizeGuide?: string;
	c_measurementButton?: boolean;
	c_pageDescription?: HouseText;
	c_plpPageTitle?: HouseText;
	c_titleTexts?: { above?: HouseText; heading?: HouseText; below?: HouseText };
	c_linksConfiguration?: {
		place: "head" | "foot";
		title?: HouseText;
		links: { label: HouseText; url: string }[];
	};
	c_canonicalLink?: string;
	c_noIndex?: true;
	c_excludedFromSitemap?: true;
	c_discountPercentage?: number;
	/** "landing": the category's address shows an editorial page before the list. */
	c_template?: "landing";
	c_defaultListTemplate?: true;
	c_carouselHits?: true;
	c_showInSearchTabs?: true;
	c_dotsFilter?: true;
	c_dotsFilterConfiguration?: { refinement: string; values?: string[]; shape?: "round" | "square" };
	c_dotsFilterMatch?: "one" | "any";
	c_alternativeImageView?: true;
	c_alternativeImageIndex?: number;
};

const link = (label: string, url: string, context?: string) => ({ label: t(label, context), url });

// biome-ignore format: seven languages in one row each
export const categoryFields: Readonly<Record<string, CategoryFields>> = {
	women: { c_sizeGuide: "women-clothing", c_showInSearchTabs: true },
	"women-knitwear": {
		c_dotsFilter: true,
		c_dotsFilterConfiguration: { refinement: "c_color" },
		c_dotsFilterMatch: "any",
		c_linksConfiguration: {
			place: "head",
			title: t("يليق بها|Dazu passt|Goes well with|S’accorde avec|合わせたいもの|함께 어울리는 것|相宜搭配"),
			links: [
				link("معاطف|Mäntel|Coats|Manteaux|コート|코트|大衣", "/women/coats-jackets/coats"),
				link("أوشحة|Schals|Scarves|Écharpes|ストール|스카프|围巾", "/accessories/scarves", "wool"),
				link("العناية بالصوف|Wolle pflegen|Caring for wool|Entretenir la laine|ウールのお手入れ|울 관리법|羊毛护理", "/csc"),
			],
		},
	},
	"women-swimwear": { c_alternativeImageView: true, c_alternativeImageIndex: 1 },
	men: { c_sizeGuide: "men-clothing", c_showInSearchTabs: true },
	children: { c_sizeGuide: "children-clothing", c_showInSearchTabs: true },
	"children-girls-tops": { c_canonicalLink: "/children/girls" },
	"children-boys-tops": { c_excludedFromSitemap: true },
	"children-boys-trousers": { c_noIndex: true },
	shoes: { c_showInSearchTabs: true, c_discountPercentage: 30 },
	"shoes-women": { c_sizeGuide: "shoes-women" },
	"shoes-women-heels": {
		c_dotsFilter: true,
		c_dotsFilterConfiguration: { refinement: "c_color", values: ["black", "red", "ivory", "gold", "beige", "navy"], shape: "square" },
		c_dotsFilterMatch: "one",
	},
	"shoes-men": { c_sizeGuide: "shoes-men" },
	bags: { c_carouselHits: true, c_measurementButton: true, c_showInSearchTabs: true },
	"bags-small-leather-goods": { c_measurementButton: false },
	accessories: { c_template: "landing", c_defaultListTemplate: true, c_showInSearchTabs: true },
	"accessories-belts": { c_sizeGuide: "belts" },
	"accessories-gloves": { c_sizeGuide: "gloves" },
	"accessories-hats": { c_sizeGuide: "hats" },
	"accessories-jewellery": { c_sizeGuide: "rings" },
	beauty: { c_template: "landing" },
	home: { c_measurementButton: true, c_template: "landing" },
	gifts: {
		c_plpPageTitle: t("هدايا مغلّفة يدويًا|Geschenke, von Hand verpackt|Gifts, wrapped by hand|Cadeaux emballés à la main|手包みのギフト|손으로 포장한 선물|手工包装的礼品"),
		c_titleTexts: {
			above: t("من الدار|Aus dem Haus|From the house|De la maison|メゾンより|메종에서|来自品牌之家"),
			heading: t("شيء صغير لشخص ما|Eine Kleinigkeit für jemanden|A little something|Un petit quelque chose|ささやかな贈り物を|작은 선물 하나|小小心意"),
			below: t("أفكار جاهزة للإهداء، ملفوفة بورق وشريط.|Fertig zum Verschenken, in Papier und Band.|Ready to be given, in paper and ribbon.|Prêts à offrir, papier et ruban compris.|包装紙とリボンで、そのまま贈れます。|종이와 리본으로 싸서 바로 건넬 수 있습니다.|以纸与丝带包好，即可相赠。"),
		},
		c_pageDescription: t([
			"<p><strong>كيف نغلّف</strong></p><p>تُلفّ كل هدية <strong>يدويًا</strong> بورق قطني وتُربط بشريط من الكتان.</p><ul><li>بطاقة بخط اليد</li><li>بلا أسعار في العلبة</li></ul><p>المزيد عن <a href=\"/shipping\">الشحن</a>.</p>",
			"<p><strong>Wie wir verpacken</strong></p><p>Jedes Geschenk wird <strong>von Hand</strong> in Baumwollpapier geschlagen und mit Leinenband gebunden.</p><ul><li>mit handgeschriebener Karte</li><li>ohne Preis im Karton</li></ul><p>Mehr über den <a href=\"/shipping\">Versand</a>.</p>",
			"<p><strong>How we wrap</strong></p><p>Every gift is folded <strong>by hand</strong> into cotton paper and tied with a linen ribbon.</p><ul><li>with a handwritten card</li><li>no prices in the box</li></ul><p>More about <a href=\"/shipping\">shipping</a>.</p>",
			"<p><strong>Notre emballage</strong></p><p>Chaque cadeau est plié <strong>à la main</strong> dans un papier de coton et noué d’un ruban de lin.</p><ul><li>avec une carte manuscrite</li><li>aucun prix dans la boîte</li></ul><p>En savoir plus sur la <a href=\"/shipping\">livraison</a>.</p>",
			"<p><strong>包み方について</strong></p><p>ひとつずつ<strong>手作業で</strong>コットンペーパーに包み、リネンのリボンを結びます。</p><ul><li>手書きのカード付き</li><li>箱に価格は入れません</li></ul><p><a href=\"/shipping\">配送について</a>もご覧ください。</p>",
			"<p><strong>포장 이야기</strong></p><p>선물마다 <strong>손으로</strong> 면 종이에 싸고 리넨 리본을 묶습니다.</p><ul><li>손글씨 카드 동봉</li><li>상자 안에 가격표 없음</li></ul><p><a href=\"/shipping\">배송</a>에 대해 더 알아보십시오.</p>",
			"<p><strong>我们如何包装</strong></p><p>每份礼物都<strong>手工</strong>以棉纸折好，系上亚麻丝带。</p><ul><li>附手写卡片</li><li>盒内不放价签</li></ul><p>了解更多<a href=\"/shipping\">配送</a>信息。</p>",
		].join("|")),
		c_linksConfiguration: {
			place: "foot",
			title: t("أفكار أخرى|Weitere Ideen|More ideas|D’autres idées|そのほかのアイデア|더 많은 아이디어|更多灵感"),
			links: [
				link("شموع|Kerzen|Candles|Bougies|キャンドル|캔들|香薰蜡烛", "/home/decoration"),
				link("عطور|Düfte|Fragrance|Parfums|フレグランス|향수|香水", "/beauty/fragrance"),
				link("أوشحة|Tücher|Scarves|Foulards|スカーフ|스카프|围巾", "/accessories/scarves", "silk"),
			],
		},
	},
};
