import type { EditorialScene } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";
import type { HouseText } from "../house-text.ts";
import { t } from "../house-text.ts";

export type CategoryLanding = {
	scene: EditorialScene;
	picture: HouseText;
	line: HouseText;
	link: HouseText;
	statement: HouseText;
	carousel: HouseText;
};

const seeAll = t("عرض الكل|Alle ansehen|View all|Tout voir|すべて見る|모두 보기|查看全部");
const justArrived = t(
	"وصل حديثًا|Neu eingetroffen|Just arrived|Dernières arrivées|新着アイテム|신상품|最新上架",
);

// biome-ignore format: seven languages in one row each
export const categoryLandings: Readonly<Record<string, CategoryLanding>> = {
	beauty: {
		scene: "vanity",
		picture: t("مرآة وعطور على طاولة الزينة في ضوء المساء|Spiegel und Flakons auf einem Frisiertisch im Abendlicht|A mirror and bottles on a dressing table in evening light|Un miroir et des flacons sur une coiffeuse, dans la lumière du soir|夕暮れの光が差す鏡台の、鏡と香水瓶|저녁 빛이 드는 화장대 위의 거울과 향수병|暮光里，梳妆台上的镜子与香水瓶"),
		line: t("طقس صغير قبل الخروج|Ein kleines Ritual, bevor man geht|A small ritual before going out|Un petit rituel avant de sortir|出かける前の、小さな儀式|나서기 전의 작은 의식|出门前的小小仪式"),
		link: seeAll,
		statement: t("نختار الزيوت من بساتين نعرفها، ونملأ كل زجاجة في الدار.|Die Öle kommen aus Gärten, die wir kennen; jede Flasche füllen wir im Haus.|The oils come from gardens we know, and every bottle is filled in the house.|Les huiles viennent de jardins que nous connaissons ; chaque flacon est rempli à la maison.|オイルは、私たちの知る庭から。ボトルはすべてメゾンで詰めています。|오일은 우리가 아는 정원에서 오고, 병은 모두 메종에서 채웁니다.|精油来自我们熟识的花园，每一瓶都在自家灌装。"),
		carousel: justArrived,
	},
	home: {
		scene: "table",
		picture: t("مائدة معدّة بأطباق وشموع|Ein gedeckter Tisch mit Tellern und Kerzen|A table laid with plates and candles|Une table dressée, assiettes et bougies|皿とキャンドルが並ぶ食卓|접시와 초가 놓인 식탁|摆好餐盘与蜡烛的餐桌"),
		line: t("مائدة تنتظر ضيوفها|Ein Tisch, der auf Gäste wartet|A table waiting for its guests|Une table qui attend ses convives|客を待つ食卓|손님을 기다리는 식탁|一张等待宾客的餐桌"),
		link: seeAll,
		statement: t("خزف من جبال أومبريا، وزجاج من مورانو، وكتان لا يحتاج إلى كيّ.|Keramik aus Umbrien, Glas aus Murano und Leinen, das kein Bügeleisen braucht.|Clay from Umbria, glass from Murano, and linen that needs no iron.|Terre d’Ombrie, verre de Murano, et un lin qui se passe de repassage.|ウンブリアの陶器、ムラーノのガラス、アイロンのいらないリネン。|움브리아의 도자기, 무라노의 유리, 다림질이 필요 없는 리넨.|翁布里亚的陶土，穆拉诺的玻璃，以及无需熨烫的亚麻。"),
		carousel: justArrived,
	},
	accessories: {
		scene: "plinths",
		picture: t("قبعة ووشاح ونظارات على قواعد حجرية|Hut, Tuch und Brille auf Steinsockeln|A hat, a scarf and glasses on stone plinths|Un chapeau, un foulard et des lunettes sur des socles de pierre|石の台に置かれた帽子とスカーフと眼鏡|돌 받침 위의 모자와 스카프, 안경|石座上的帽子、围巾与眼镜"),
		line: t("آخر ما يوضع وأول ما يُرى|Zuletzt angelegt, zuerst gesehen|Last put on, first seen|Mis en dernier, vu en premier|最後に身につけ、最初に目にとまる|마지막에 걸치고, 가장 먼저 보이는 것|最后佩戴，最先入眼"),
		link: seeAll,
		statement: t("تفصيل صغير يغيّر كل شيء.|Eine Kleinigkeit, die alles ändert.|A small thing that changes everything.|Un détail qui change tout.|小さなものが、すべてを変える。|작은 것이 모든 것을 바꿉니다.|小物件，改变一切。"),
		carousel: justArrived,
	},
};
