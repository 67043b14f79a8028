import type { PictureFabric } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { HouseText } from "../../house-text.ts";
import { mapText } from "../../house-text.ts";
import type { CareId } from "./care.ts";
import { t } from "./catalogue-text.ts";
import type { Palette } from "./colors.ts";
import { materialSentences } from "./material-sentences.ts";
import { capitalise, type GermanGender } from "./words.ts";

export type Material = {
	id: string;
	fabric: PictureFabric;
	palette: Palette;
	care: CareId;
	gender: GermanGender;
	/**
	 * Word in a product's name: after "من" in Arabic, "aus" in German and "en" in French; before the noun in English, Japanese, Korean and
	 * Chinese.
	 */
	word: HouseText;
	label: HouseText;
	sentence: HouseText;
};

type Row = readonly [
	fabric: PictureFabric,
	palette: Palette,
	care: CareId,
	gender: GermanGender,
	words: string,
];

/** A row's word is `word/label` if the label in the filter differs from the word in product names. */
// biome-ignore format: a table is read by its columns
const rows = {
	silk: ["silk", "fluid", "dry-clean", "f", "الحرير|Seide|silk|soie|シルク|실크|真丝"],
	satin: ["satin", "fluid", "delicate", "m", "الساتان|Satin|satin|satin|サテン|새틴|缎面"],
	crepe: ["silk", "fluid", "delicate", "m", "الكريب|Crêpe|crêpe|crêpe|クレープ|크레이프|绉纱"],
	wool: ["wool", "wool", "dry-clean", "f", "الصوف|Wolle|wool|laine|ウール|울|羊毛"],
	merino: ["knit", "knit", "hand-wash", "f", "صوف الميرينو|Merinowolle|merino wool|laine mérinos|メリノウール|메리노 울|美丽诺羊毛"],
	cashmere: ["cashmere", "knit", "hand-wash", "m", "الكشمير|Kaschmir|cashmere|cachemire|カシミヤ|캐시미어|羊绒"],
	alpaca: ["knit", "knit", "hand-wash", "n", "صوف الألبكة|Alpaka|alpaca|alpaga|アルパカ|알파카|羊驼毛"],
	mohair: ["knit", "knit", "hand-wash", "m", "الموهير|Mohair|mohair|mohair|モヘア|모헤어|马海毛"],
	tweed: ["wool", "wool", "dry-clean", "m", "التويد|Tweed|tweed|tweed|ツイード|트위드|粗花呢"],
	flannel: ["wool", "wool", "dry-clean", "m", "الفلانيل|Flanell|flannel|flanelle|フランネル|플란넬|法兰绒"],
	gabardine: ["cotton", "cotton", "dry-clean", "f", "الغباردين|Gabardine|gabardine|gabardine|ギャバジン|개버딘|华达呢"],
	cotton: ["cotton", "cotton", "machine-wash", "f", "القطن|Baumwolle|cotton|coton|コットン|코튼|棉质/棉"],
	"organic-cotton": ["cotton", "cotton", "machine-wash", "f", "القطن العضوي|Bio-Baumwolle|organic cotton|coton biologique|オーガニックコットン|오가닉 코튼|有机棉"],
	poplin: ["cotton", "cotton", "machine-wash", "f", "بوبلين القطن|Baumwollpopeline|cotton poplin|popeline de coton|コットンポプリン|코튼 포플린|棉府绸"],
	linen: ["linen", "cotton", "machine-wash", "n", "الكتان|Leinen|linen|lin|リネン|리넨|亚麻"],
	jersey: ["jersey", "cotton", "machine-wash", "m", "الجيرسيه|Jersey|jersey|jersey|ジャージー|저지|针织/平纹针织布"],
	denim: ["denim", "denim", "machine-wash", "m", "الدنيم|Denim|denim|denim|デニム|데님|牛仔/牛仔布"],
	corduroy: ["velvet", "wool", "machine-wash", "m", "الكوردروي|Cord|corduroy|velours côtelé|コーデュロイ|코듀로이|灯芯绒"],
	velvet: ["velvet", "fluid", "dry-clean", "m", "المخمل|Samt|velvet|velours|ベルベット|벨벳|丝绒"],
	lace: ["lace", "fluid", "delicate", "f", "الدانتيل|Spitze|lace|dentelle|レース|레이스|蕾丝"],
	nylon: ["nylon", "sport", "machine-wash", "n", "النايلون|Nylon|nylon|nylon|ナイロン|나일론|尼龙"],
	"recycled-jersey": ["jersey", "swim", "swim", "m", "الجيرسيه المعاد تدويره|recyceltem Jersey/Recycelter Jersey|recycled jersey|jersey recyclé|リサイクルジャージー|리사이클 저지|再生针织/再生弹力针织布"],
	leather: ["leather", "leather", "leather", "n", "الجلد|Leder|leather|cuir|レザー|가죽|皮革"],
	suede: ["suede", "leather", "leather", "n", "الشامواه|Veloursleder|suede|daim|スエード|스웨이드|绒面革"],
	patent: ["patent", "leather", "leather", "n", "الجلد اللامع|Lackleder|patent leather|cuir verni|パテントレザー|페이턴트 레더|漆皮"],
	canvas: ["linen", "cotton", "wipe", "m", "الكانفاس|Canvas|canvas|toile|キャンバス|캔버스|帆布"],
	raffia: ["straw", "straw", "wipe", "m", "الرافيا|Raffiabast|raffia|raphia|ラフィア|라피아|拉菲草"],
	straw: ["straw", "straw", "wipe", "n", "القش|Stroh|straw|paille|ストロー|스트로|草编/草"],
	acetate: ["acetate", "eyewear", "wipe", "n", "الأسيتات|Acetat|acetate|acétate|アセテート|아세테이트|板材"],
	metal: ["metal", "metal", "wipe", "n", "المعدن|Metall|metal|métal|メタル|메탈|金属"],
	"gold-plated": ["metal", "metal", "jewellery", "n", "النحاس الأصفر المطلي|veredeltem Messing/Veredeltes Messing|plated brass|laiton plaqué|ブラス/真鍮（メッキ加工）|도금 브라스|黄铜/镀层黄铜"],
	silver: ["metal", "silver", "jewellery", "n", "الفضة الإسترلينية|Sterlingsilber|sterling silver|argent sterling|シルバー925|스털링 실버|925银"],
	steel: ["metal", "metal", "jewellery", "m", "الفولاذ المقاوم للصدأ|Edelstahl|stainless steel|acier|ステンレススチール|스테인리스 스틸|精钢"],
	ceramic: ["ceramic", "clay", "dishwasher", "f", "السيراميك|Keramik|ceramic|céramique|セラミック/陶器|세라믹|陶瓷"],
	porcelain: ["ceramic", "clay", "dishwasher", "n", "البورسلان|Porzellan|porcelain|porcelaine|ポーセリン/磁器|포슬린|瓷质/瓷器"],
	glass: ["glass", "glass", "wipe", "n", "الزجاج|Glas|glass|verre|ガラス|글라스|玻璃"],
	beauty: ["glass", "lips", "beauty", "f", "الجمال|Pflege|beauty|beauté|ビューティー|뷰티|美妆"],
} as const satisfies Record<string, Row>;
export type MaterialId = keyof typeof rows;

export const noMaterial: MaterialId = "beauty";

export const materialIds = (Object.keys(rows) as MaterialId[]).filter((id) => id !== noMaterial);

export const materials = Object.fromEntries(
	(Object.keys(rows) as MaterialId[]).map((id): [MaterialId, Material] => {
		const [fabric, palette, care, gender, words] = rows[id];
		const pair = t(words);
		return [
			id,
			{
				id,
				fabric,
				palette,
				care,
				gender,
				word: mapText(pair, (part) => part.split("/")[0] ?? part),
				label: mapText(pair, (part, language) => writeLabel(part.split("/").at(-1) ?? part, language)),
				sentence: materialSentences[id],
			},
		];
	}),
) as Record<MaterialId, Material>;

/**
 * Returns the label of the filter: in Arabic the word without articles ("الجلد اللامع" becomes "جلد لامع"), in other languages the word
 * with a capital.
 */
function writeLabel(word: string, language: string): string {
	return language === "ar" ? word.replace(/(^| )ال/g, "$1") : capitalise(word);
}
