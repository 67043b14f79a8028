import type { CardContent } from "@vetrina/commerce-sandbox/house/content.ts";
import type { EditorialScene } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";
import { t } from "../house-text.ts";
import type { Texts } from "./content-types.ts";

type SceneCard = CardContent & { scene?: EditorialScene };

// biome-ignore format: seven languages in one row each
export const listCards = {
	coats: {
		style: "above-image",
		scene: "rail",
		title: t("معطف لآخر الضوء|Ein Mantel für das letzte Licht|A coat for the last light|Un manteau pour la dernière lumière|暮れゆく光に、一枚のコート|마지막 빛을 위한 코트|为最后一缕光而备的大衣"),
		link: { title: t("كل المعاطف|Alle Mäntel|All coats|Tous les manteaux|コートをすべて見る|코트 모두 보기|全部大衣"), targetUrl: "/women/coats-jackets/coats" },
	},
	alterations: {
		style: "service-card",
		subtitle: t("خدمة|Service|Service|Service|サービス|서비스|服务"),
		title: t("نعدّله على مقاسكم|Wir ändern, bis es sitzt|Alterations for a perfect fit|Nous ajustons jusqu’à ce qu’il tombe juste|ぴったりになるまで、お直しします|꼭 맞을 때까지 고쳐 드립니다|修改到合身为止"),
		description: t("الأكمام والطول والكتفان: في ورشتنا، خلال {alterationDays} أيام.|Ärmel, Länge, Schultern: in unserer Werkstatt, in {alterationDays} Tagen.|Sleeves, length, shoulders: in our workshop, within {alterationDays} days.|Manches, longueur, épaules : dans notre atelier, en {alterationDays} jours.|袖、丈、肩を、自社の工房で{alterationDays}日以内に。|소매, 길이, 어깨를 저희 공방에서 {alterationDays}일 안에.|袖长、衣长、肩线，本店工坊 {alterationDays} 天内完成。"),
		link: { title: t("خدمة العملاء|Kundenservice|Customer care|Service client|カスタマーケア|고객 서비스|客户服务"), targetUrl: "/csc" },
	},
	voice: {
		style: "review",
		title: t("ارتديته عشرة شتاءات، وما زال يُسأل عنه.|Zehn Winter getragen, und noch immer werde ich danach gefragt.|Ten winters worn, and still I am asked about it.|Dix hivers, et l’on m’en parle encore.|十年着ても、どこのものかと聞かれます。|열 번의 겨울을 입었는데, 아직도 어디 것이냐고 묻습니다.|穿了十个冬天，仍有人问起它。"),
		subtitle: t("كيارا، تورينو|Chiara, Turin|Chiara, Turin|Chiara, Turin|キアラ、トリノ|키아라, 토리노|Chiara，都灵"),
	},
	knots: {
		style: "default",
		scene: "wardrobe",
		title: t("خزانة في سبع قطع|Ein Schrank in sieben Stücken|A wardrobe in seven pieces|Un vestiaire en sept pièces|七着でつくるワードローブ|일곱 벌로 채운 옷장|七件衣物的衣橱"),
		description: t("ما يبقى حين تمضي المواسم.|Was bleibt, wenn die Saisons gehen.|What stays when seasons go.|Ce qui reste quand les saisons passent.|季節が過ぎても残るもの。|계절이 지나도 남는 것.|季节更替，留下的那些。"),
		link: { title: t("إلى اليوميات|Zum Journal|To the journal|Vers le journal|ジャーナルへ|저널로|前往札记"), targetUrl: "/journal" },
	},
	leather: {
		style: "default",
		scene: "plinths",
		title: t("جلد يتذكّر|Leder, das sich erinnert|Leather that remembers|Un cuir qui se souvient|記憶する革|기억하는 가죽|会记忆的皮革"),
		description: t("مدبوغ بالنبات في سانتا كروتشي، بطيئًا.|Pflanzlich gegerbt in Santa Croce, langsam.|Tanned with bark in Santa Croce, slowly.|Tanné à l’écorce à Santa Croce, lentement.|サンタ・クローチェで、植物の渋でゆっくりと。|산타 크로체에서 식물로 천천히 무두질했습니다.|在圣十字镇以植物慢慢鞣制。"),
		link: { title: t("كيف يُصنع|Wie es entsteht|How it is made|Comment il est fait|作り方|만드는 과정|如何制成"), targetUrl: "/journal" },
	},
	evening: {
		style: "above-image",
		scene: "swing",
		title: t("المساء في اليد|Der Abend in der Hand|The evening in hand|Le soir en main|夜を、手のなかに|손안의 저녁|掌中之夜"),
		link: { title: t("حقائب السهرة|Clutches|Clutches|Pochettes|クラッチバッグ|클러치|手拿包"), targetUrl: "/bags/handbags/clutches" },
	},
	repair: {
		style: "service-card",
		subtitle: t("مدى الحياة|Ein Leben lang|For life|À vie|いつまでも|평생|终身"),
		title: t("نصلح ما نبيع|Was wir verkaufen, reparieren wir|We repair what we sell|Nous réparons ce que nous vendons|お求めの品は、私たちが修理します|판매한 상품은 저희가 수선합니다|我们售出的，我们来修"),
		description: t("أقفال ومقابض وحواف.|Schlösser, Henkel, Kanten.|Clasps, handles, edges.|Fermoirs, anses, tranches.|留め具、持ち手、コバ。|잠금장치, 손잡이, 마감선.|锁扣、提手、边缘。"),
		link: { title: t("خدمة العملاء|Kundenservice|Customer care|Service client|カスタマーケア|고객 서비스|客户服务"), targetUrl: "/csc" },
	},
	keeper: {
		style: "product-push",
		subtitle: t("قطعة تبقى|Ein Stück, das bleibt|A piece to keep|Une pièce à garder|長く持つ一品|오래 간직할 한 점|值得久藏"),
		title: t("معطف بحزام من الصوف|Der Wickelmantel aus Wolle|The wrap coat in wool|Le manteau portefeuille en laine|ウールのラップコート|울 랩 코트|羊毛裹身大衣"),
		productId: "VT10002-camel",
	},
	light: {
		style: "above-image",
		scene: "jewels",
		title: t("ضوء صغير، كل يوم|Ein kleines Licht, jeden Tag|A small light, every day|Une petite lumière, chaque jour|毎日に、小さな光を|매일의 작은 빛|每天一点光"),
		description: t("من صاغة أريتسو.|Von den Goldschmieden aus Arezzo.|From the goldsmiths of Arezzo.|Des orfèvres d’Arezzo.|アレッツォの金細工師から。|아레초의 금세공인들로부터.|来自阿雷佐的金匠。"),
		link: { title: t("المجوهرات|Schmuck|Jewellery|Bijoux|ジュエリー|주얼리|珠宝"), targetUrl: "/accessories/jewellery" },
	},
	wrapped: {
		style: "service-card",
		title: t("ملفوف باليد|Von Hand verpackt|Wrapped by hand|Emballé à la main|手で包んで|손으로 포장합니다|手工包装"),
		description: t("ورق وشريط وبطاقة بخط اليد، مجانًا.|Papier, Band und handgeschriebene Karte: ohne Aufpreis.|Paper, ribbon and a handwritten card, complimentary.|Papier, ruban, carte manuscrite : offerts.|紙とリボン、手書きのカードも無料です。|종이와 리본, 손글씨 카드까지 무료입니다.|纸、丝带与手写卡片，均免费。"),
		link: { title: t("الشحن|Versand|Shipping|Livraison|配送|배송|配送"), targetUrl: "/shipping" },
	},
} satisfies Record<string, SceneCard>;

// biome-ignore format: seven languages in one row each
export const listLines = {
	arrivals: t("كل أسبوع قطع قليلة، وكل قطعة لها اسم من خاطها.|Jede Woche wenige Stücke, und zu jedem ein Name, der es genäht hat.|A few pieces each week, and to each the name of who sewed it.|Chaque semaine quelques pièces, et pour chacune le nom de qui l’a cousue.|毎週わずかな新作を。一着ごとに、縫った人の名があります。|매주 몇 점씩, 그리고 한 점마다 바느질한 사람의 이름이 있습니다.|每周几件新品，每件都有缝制者的名字。"),
	steps: t("حذاء جيد لا يُسمع.|Einen guten Schuh hört man nicht.|A good shoe is not heard.|Un bon soulier ne s’entend pas.|良い靴は、音を立てない。|좋은 구두는 소리가 나지 않습니다.|好鞋无声。"),
} satisfies Record<string, Texts>;

// biome-ignore format: seven languages in one row each
export const rowTitles = {
	shoes: t("الأحذية المناسبة|Die passenden Schuhe|The shoes to match|Les chaussures assorties|合わせたいシューズ|함께 신을 슈즈|搭配鞋履"),
} satisfies Record<string, Texts>;
