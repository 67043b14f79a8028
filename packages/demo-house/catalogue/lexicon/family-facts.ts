import { withFacts } from "../../facts.ts";
import type { HouseText } from "../../house-text.ts";
import { mapText } from "../../house-text.ts";
import { t } from "./catalogue-text.ts";
import type { FamilyId } from "./families.ts";
import { ingredients, keepCool } from "./product-texts.ts";

type FamilyFacts = {
	chosenBy: "volume" | "weight";
	opening?: HouseText;
	/** Composition; `%` is replaced by the material of the vessel. */
	contents?: HouseText;
	care?: HouseText;
};

export const familyFacts: Partial<Record<FamilyId, FamilyFacts>> = {
	fragrance: { chosenBy: "volume" },
	skincare: { chosenBy: "volume" },
	pantry: {
		chosenBy: "volume",
		opening: t(
			"زيت زيتون من قطفة واحدة، من تلال توسكانا.|Olivenöl aus einer einzigen Ernte, von den Hügeln der Toskana.|Olive oil of a single harvest, from the hills of Tuscany.|Une huile d’olive d’une seule récolte, des collines de Toscane.|トスカーナの丘で一度に収穫したオリーブだけのオイルです。|토스카나 언덕에서 한 번에 수확한 올리브로 만든 오일입니다.|源自托斯卡纳山丘的单季橄榄油。",
		),
		contents: ingredients,
		care: mapText(keepCool, withFacts),
	},
	candle: {
		chosenBy: "weight",
		opening: t(
			"شمعة معطرة في وعاء يبقى بعد أن تنطفئ.|Eine Duftkerze in einem Gefäß, das bleibt, wenn sie abgebrannt ist.|A scented candle in a vessel that stays when it has burned down.|Une bougie parfumée dans un contenant qui reste une fois la cire consumée.|燃え尽きたあとも器として残る、香りのキャンドル。|다 타고 난 뒤에도 그릇으로 남는 향초입니다.|燃尽之后，容器仍可留用的香薰蜡烛。",
		),
		contents: t(
			"شمع نباتي وفتيل من القطن. الوعاء: %|Pflanzenwachs und Baumwolldocht. Gefäß: %|Plant wax and a cotton wick. Vessel: %|Cire végétale et mèche en coton. Contenant : %|植物性ワックス、コットンの芯。器：%|식물성 왁스와 면 심지. 용기: %|植物蜡与棉芯。容器：%",
		),
		care: t(
			"يُقص الفتيل إلى 5 ملم قبل كل إشعال. لا تُترك الشمعة مشتعلة دون مراقبة.|Den Docht vor jedem Anzünden auf 5 mm kürzen. Brennende Kerzen nicht unbeaufsichtigt lassen.|Trim the wick to 5 mm before each lighting. Never leave a burning candle unattended.|Couper la mèche à 5 mm avant chaque allumage. Ne jamais laisser une bougie allumée sans surveillance.|点火前に芯を5mmに切りそろえ、火がついている間はそばを離れないでください。|불을 켜기 전마다 심지를 5mm로 자르고, 켜 둔 채 자리를 비우지 마십시오.|每次点燃前将烛芯修剪至 5 毫米。燃烧时请勿无人看管。",
		),
	},
};

/** Has the length of `closingSentences`, so that the same random number picks from either list. */
// biome-ignore format: a table is read by its columns
export const usedUpClosings = [
	t("مصنوع بعناية، بكميات صغيرة.|Sorgfältig hergestellt, in kleinen Mengen.|Made with care, in small batches.|Une fabrication soignée, en petites quantités.|少量ずつ、丁寧に作りました。|소량씩 정성껏 만들었습니다.|小批量精心制作。"),
	t("كميات محدودة في كل موسم.|Jede Saison in begrenzter Menge.|Made in limited numbers each season.|Une série limitée à chaque saison.|毎シーズン数量限定で製作しています。|시즌마다 한정 수량으로 제작합니다.|每季限量制作。"),
	t("شيء جميل لكل يوم.|Etwas Gutes für jeden Tag.|Something good for every day.|Une bonne chose pour chaque jour.|毎日に、上質なひと品を。|매일을 위한 좋은 한 가지입니다.|为每一天添一份美好。"),
	t("هدية جميلة، حتى لمن يهديها لنفسه.|Ein schönes Geschenk, auch an sich selbst.|A fine gift, even to oneself.|Un beau cadeau, même à soi-même.|贈り物にも、自分へのご褒美にも。|선물로도, 나를 위한 선물로도 좋습니다.|馈赠亲友或犒赏自己，皆为佳选。"),
	t("صُنع في إيطاليا، قريبًا من مصدره.|In Italien hergestellt, nah an der Quelle.|Made in Italy, close to the source.|Fabriqué en Italie, au plus près de la source.|産地に近いイタリアで作られています。|원산지와 가까운 이탈리아에서 만들었습니다.|产自意大利，贴近原料源头。"),
] as const;

export const isUsedUp = (family: FamilyId): boolean =>
	family === "makeUp" || familyFacts[family] !== undefined;
