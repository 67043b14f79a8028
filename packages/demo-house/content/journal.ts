import type { EditorialScene } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";
import { t, writtenLines } from "../house-text.ts";
import type { EditorialPage, Texts } from "./content-types.ts";

// biome-ignore format: seven languages in one row each
export const journal: EditorialPage = {
	title: t("اليوميات|Das Journal|Journal|Le journal|ジャーナル|저널|札记"),
	description: t("ملاحظات من الورشة ومن الواجهة.|Notizen aus der Werkstatt und aus dem Fenster.|Notes from the workshop and from the window.|Notes de l’atelier et de la vitrine.|工房と窓辺からの覚え書き。|공방과 쇼윈도에서 보내는 기록.|来自工坊与橱窗的札记。"),
	body: writtenLines({
		ar: ["ملاحظات قصيرة عن الأشياء التي نصنعها، وعن الأيدي التي تصنعها."],
		de: ["Kurze Notizen über die Dinge, die wir machen, und die Hände, die sie machen."],
		en: ["Short notes about the things we make, and the hands that make them."],
		fr: ["De courtes notes sur ce que nous faisons, et sur les mains qui le font."],
		ja: ["私たちが作るものと、それを作る手についての、短い覚え書き。"],
		ko: ["우리가 만드는 것과 그것을 만드는 손에 대한 짧은 기록입니다."],
		zh: ["关于我们所做之物，以及做它们的双手，一些短札。"],
	}),
};

export type JournalEntry = {
	id: string;
	scene: EditorialScene;
	targetUrl: string;
	title: Texts;
	line: Texts;
};

const entry = (
	id: string,
	scene: EditorialScene,
	targetUrl: string,
	title: string,
	line: string,
): JournalEntry => ({
	id,
	scene,
	targetUrl,
	title: t(title),
	line: t(line),
});

// biome-ignore format: a table is read by its columns
export const journalEntries: readonly JournalEntry[] = [
	entry("wool", "knits", "/women/knitwear", "الصوف يحب الهواء|Wolle will Luft|Wool wants air|La laine aime l’air|ウールには風を|울은 바람을 좋아합니다|羊毛爱透气", "ليلة عند النافذة خير من غسلة.|Eine Nacht am Fenster ist besser als eine Wäsche.|A night by the window is better than a wash.|Une nuit à la fenêtre vaut mieux qu’un lavage.|洗うより、窓辺でひと晩。|세탁보다 창가에서의 하룻밤.|窗边一夜，胜过一洗。"),
	entry("tan", "chair", "/bags", "ثلاثة أسابيع في لحاء الشجر|Drei Wochen in Rinde|Three weeks in bark|Trois semaines dans l’écorce|樹皮のなかの三週間|나무껍질 속의 3주|树皮中的三周", "كيف يصير الجلد جلدًا.|Wie aus Haut Leder wird.|How a hide becomes leather.|Comment la peau devient cuir.|皮が革になるまで。|가죽이 되기까지.|皮如何成为革。"),
	entry("gold", "jewels", "/accessories/jewellery", "خيط من ذهب|Ein Faden aus Gold|A thread of gold|Un fil d’or|金の糸|금빛 실 한 가닥|一缕金线", "أريتسو، قبل أن تفتح المقاهي.|Arezzo, bevor die Cafés öffnen.|Arezzo, before the cafés open.|Arezzo, avant l’ouverture des cafés.|カフェが開く前のアレッツォ。|카페가 문을 열기 전의 아레초.|阿雷佐，咖啡馆开门之前。"),
	entry("last", "steps", "/shoes", "القالب والقدم|Leisten und Fuß|The last and the foot|La forme et le pied|木型と足|라스트와 발|鞋楦与脚", "حذاء يبدأ بقطعة خشب.|Ein Schuh beginnt mit einem Stück Holz.|A shoe begins with a piece of wood.|Un soulier commence par un bout de bois.|靴は一片の木から始まる。|구두는 나무 한 조각에서 시작됩니다.|一双鞋始于一块木头。"),
	entry("table", "table", "/home/tableware", "مائدة لستة|Ein Tisch für sechs|A table for six|Une table pour six|六人の食卓|여섯 명의 식탁|六人的餐桌", "ما نضعه، وما نتركه فارغًا.|Was wir hinstellen, und was leer bleibt.|What we set out, and what we leave empty.|Ce que l’on pose, et ce que l’on laisse vide.|置くもの、あけておくもの。|놓는 것과 비워 두는 것.|摆上的，与留白的。"),
	entry("scent", "glass", "/beauty/fragrance", "رائحة المطر على الحجر|Regen auf Stein|Rain on stone|La pluie sur la pierre|石に降る雨|돌 위의 비|雨落石上", "عن عطر لا يُشمّ إلا مرتين.|Über einen Duft, den man nur zweimal riecht.|On a scent that is noticed only twice.|D’un parfum que l’on ne sent que deux fois.|二度だけ香る、ある香水のこと。|두 번만 느껴지는 향에 대하여.|一款只会闻到两次的香。"),
	entry("linen", "shore", "/women/swimwear", "الكتان والملح|Leinen und Salz|Linen and salt|Le lin et le sel|リネンと塩|리넨과 소금|亚麻与盐", "حقيبة ليوم واحد عند البحر.|Eine Tasche für einen Tag am Meer.|A bag for one day by the sea.|Un sac pour une journée à la mer.|海辺の一日のための荷物。|바다에서의 하루를 위한 가방.|海边一日的行囊。"),
	entry("shirt", "flatlay", "/men/shirts", "ثماني غرزات في السنتيمتر|Acht Stiche auf den Zentimeter|Eight stitches to the centimetre|Huit points au centimètre|一センチに八針|1센티미터에 여덟 땀|一厘米八针", "لماذا يأخذ قميص يومًا كاملًا.|Warum ein Hemd einen ganzen Tag braucht.|Why a shirt takes a whole day.|Pourquoi une chemise demande un jour entier.|一枚のシャツに一日かかる理由。|셔츠 한 장에 하루가 걸리는 이유.|一件衬衫为何要一整天。"),
	entry("pegs", "pegs", "/children", "ثياب تنتقل|Kleider, die weiterziehen|Clothes that move on|Des habits qui se transmettent|受け継がれる服|물려주는 옷|传下去的衣服", "من أخ إلى أخت، ثم إلى الجيران.|Vom Bruder zur Schwester, dann zu den Nachbarn.|From brother to sister, then next door.|Du frère à la sœur, puis aux voisins.|兄から妹へ、そしてお隣へ。|오빠에게서 여동생에게, 그리고 이웃에게.|从哥哥到妹妹，再到邻家。"),
	entry("rail", "rail", "/new-in", "ما عُلّق هذا المساء|Was heute Abend hängt|What hangs tonight|Ce qui est accroché ce soir|今宵、掛けたもの|오늘 저녁 걸린 것|今晚挂上的", "الواجهة، قبل أن نطفئ المصباح الأخير.|Das Fenster, bevor wir die letzte Lampe löschen.|The window, before we put out the last lamp.|La vitrine, avant d’éteindre la dernière lampe.|最後の灯りを消す前の窓。|마지막 등을 끄기 전의 쇼윈도.|熄灭最后一盏灯之前的橱窗。"),
	entry("watch", "plinths", "/accessories", "أشياء صغيرة وثقيلة|Klein und schwer|Small and heavy|Petit et lourd|小さくて、重いもの|작고 묵직한 것|小而沉", "ما يُمسك باليد قبل أن يُلبس.|Was man in der Hand hält, bevor man es trägt.|What is held before it is worn.|Ce que l’on tient avant de le porter.|身につける前に、手に取るもの。|걸치기 전에 손에 쥐는 것.|佩戴之前，先握在手中。"),
	entry("gift", "gifts", "/gifts", "عقدة تُفكّ بسحبة واحدة|Ein Knoten, der sich mit einem Zug löst|A knot undone by one pull|Un nœud qui se défait d’un geste|ひと引きでほどける結び目|한 번에 풀리는 매듭|一拉即开的结", "كيف نلفّ، ولماذا لا نستعمل اللاصق.|Wie wir verpacken, und warum ohne Klebeband.|How we wrap, and why without tape.|Comment nous emballons, et pourquoi sans adhésif.|包み方と、テープを使わない理由。|포장하는 방법, 그리고 테이프를 쓰지 않는 이유.|我们如何包装，又为何不用胶带。"),
	entry("arch", "arch", "/women/dresses/maxi", "فستان ومكان واحد|Ein Kleid und ein Ort|One dress, one place|Une robe, un lieu|一着と、一つの場所|드레스 하나, 장소 하나|一袭裙，一处地", "صورة لم نلتقطها إلا مرة.|Ein Bild, das es nur einmal gab.|A picture that was taken once.|Une image prise une seule fois.|一度だけ撮られた写真。|단 한 번 찍은 사진.|只拍过一次的照片。"),
];
