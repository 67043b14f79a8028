import type { PictureColor } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { HouseText } from "../../house-text.ts";
import { t } from "../../house-text.ts";

export const colorNames: Record<PictureColor, HouseText> = {
	black: t("أسود|Schwarz|Black|Noir|ブラック|블랙|黑色"),
	charcoal: t("رمادي فحمي|Anthrazit|Charcoal|Anthracite|チャコール|차콜|炭灰色"),
	grey: t("رمادي|Grau|Grey|Gris|グレー|그레이|灰色"),
	silver: t("فضي|Silber|Silver|Argent|シルバー|실버|银色"),
	white: t("أبيض|Weiß|White|Blanc|ホワイト|화이트|白色"),
	ivory: t("عاجي|Elfenbein|Ivory|Ivoire|アイボリー|아이보리|象牙白"),
	beige: t("بيج|Beige|Beige|Beige|ベージュ|베이지|米色"),
	camel: t("جملي|Camel|Camel|Camel|キャメル|카멜|驼色"),
	cognac: t("كونياك|Cognac|Cognac|Cognac|コニャック|코냑|干邑棕"),
	chocolate: t("بني شوكولاتة|Schokobraun|Chocolate|Chocolat|チョコレート|초콜릿 브라운|巧克力棕"),
	navy: t("كحلي|Marineblau|Navy|Bleu marine|ネイビー|네이비|藏青色"),
	indigo: t("نيلي|Indigo|Indigo|Indigo|インディゴ|인디고|靛蓝色"),
	royal: t("أزرق ملكي|Royalblau|Royal blue|Bleu roi|ロイヤルブルー|로열 블루|宝蓝色"),
	sky: t("أزرق سماوي|Himmelblau|Sky blue|Bleu ciel|スカイブルー|스카이 블루|天蓝色"),
	petrol: t("أزرق بترولي|Petrol|Petrol blue|Bleu pétrole|ペトロールブルー|페트롤 블루|孔雀蓝"),
	emerald: t("أخضر زمردي|Smaragdgrün|Emerald|Émeraude|エメラルド|에메랄드|祖母绿"),
	olive: t("زيتي|Oliv|Olive|Olive|オリーブ|올리브|橄榄绿"),
	sage: t("أخضر مريمية|Salbeigrün|Sage|Vert sauge|セージグリーン|세이지 그린|鼠尾草绿"),
	butter: t("أصفر زبدي|Buttergelb|Butter|Jaune beurre|バターイエロー|버터 옐로|奶油黄"),
	mustard: t("خردلي|Senfgelb|Mustard|Moutarde|マスタード|머스터드|芥末黄"),
	gold: t("ذهبي|Gold|Gold|Or|ゴールド|골드|金色"),
	apricot: t("مشمشي|Apricot|Apricot|Abricot|アプリコット|애프리콧|杏色"),
	terracotta: t("تراكوتا|Terrakotta|Terracotta|Terracotta|テラコッタ|테라코타|陶土色"),
	red: t("أحمر|Rot|Red|Rouge|レッド|레드|红色"),
	bordeaux: t("نبيذي|Bordeaux|Burgundy|Bordeaux|ボルドー|버건디|酒红色"),
	fuchsia: t("فوشيا|Fuchsia|Fuchsia|Fuchsia|フューシャピンク|푸크시아|玫红色"),
	blush: t("وردي فاتح|Zartrosa|Blush|Rose poudré|ブラッシュピンク|블러시 핑크|裸粉色"),
	lilac: t("ليلكي|Flieder|Lilac|Lilas|ライラック|라일락|丁香紫"),
	aubergine: t("باذنجاني|Aubergine|Aubergine|Aubergine|オーベルジーヌ|오베르진|茄紫色"),
};

// biome-ignore format: a table is read by its columns
export const palettes = {
	wool: ["black", "camel", "navy", "charcoal", "ivory", "grey", "bordeaux", "chocolate", "olive", "petrol"],
	knit: ["ivory", "black", "camel", "grey", "navy", "sage", "bordeaux", "blush", "mustard", "lilac", "royal", "terracotta"],
	fluid: ["black", "ivory", "emerald", "blush", "navy", "red", "butter", "lilac", "fuchsia", "petrol", "aubergine", "apricot"],
	cotton: ["white", "black", "sky", "navy", "beige", "olive", "blush", "sage", "grey", "butter", "terracotta", "royal"],
	denim: ["indigo", "black", "sky", "white", "charcoal"],
	leather: ["black", "cognac", "chocolate", "ivory", "bordeaux", "navy", "camel", "olive", "emerald", "red"],
	sport: ["white", "black", "ivory", "navy", "grey", "emerald", "red", "silver"],
	swim: ["black", "navy", "terracotta", "emerald", "red", "ivory", "royal", "fuchsia", "mustard", "petrol", "blush", "chocolate"],
	eyewear: ["black", "chocolate", "cognac", "olive", "bordeaux"],
	metal: ["gold", "silver"],
	silver: ["silver"],
	lips: ["red", "bordeaux", "blush", "terracotta", "fuchsia", "apricot", "aubergine"],
	glass: ["gold", "blush", "sage", "sky", "silver"],
	clay: ["ivory", "terracotta", "sage", "navy", "charcoal", "sky"],
	straw: ["beige", "camel", "black"],
	children: ["blush", "navy", "butter", "sky", "ivory", "red", "sage", "lilac"],
} as const satisfies Record<string, readonly PictureColor[]>;
export type Palette = keyof typeof palettes;
