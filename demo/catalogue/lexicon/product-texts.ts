import { t } from "./words.ts";

/** Short texts that products carry beside name and description. */

export const seasons = {
	aw26: t(
		"خريف وشتاء 2026|Herbst/Winter 2026|Autumn/Winter 2026|Automne-hiver 2026|2026年秋冬|2026 가을/겨울|2026秋冬",
	),
	ss26: t(
		"ربيع وصيف 2026|Frühjahr/Sommer 2026|Spring/Summer 2026|Printemps-été 2026|2026年春夏|2026 봄/여름|2026春夏",
	),
	ss27: t(
		"ربيع وصيف 2027|Frühjahr/Sommer 2027|Spring/Summer 2027|Printemps-été 2027|2027年春夏|2027 봄/여름|2027春夏",
	),
	always: t(
		"تشكيلة دائمة|Dauerhaft im Sortiment|Permanent collection|Collection permanente|定番コレクション|스테디 컬렉션|常青系列",
	),
} as const;
export type SeasonId = keyof typeof seasons;

export const fits = {
	regular: t("عادية|Regular|Regular|Classique|レギュラー|레귤러|标准"),
	slim: t("ضيقة|Schmal|Slim|Ajustée|スリム|슬림|修身"),
	relaxed: t("مريحة|Locker|Relaxed|Ample|リラックス|릴랙스|宽松"),
	oversized: t("واسعة|Oversized|Oversized|Oversize|オーバーサイズ|오버사이즈|廓形"),
} as const;
export type FitId = keyof typeof fits;

// biome-ignore format: a table is read by its columns
export const fitAdvice = {
	regular: t("القياس مطابق. اختر قياسك المعتاد.|Fällt normal aus. Wählen Sie Ihre übliche Größe.|Fits true to size. Take your usual size.|Taille normalement. Choisissez votre taille habituelle.|標準的なサイズ感です。普段のサイズをお選びください。|정사이즈입니다. 평소 사이즈를 선택해 주세요.|尺码标准，请选择平常尺码。"),
	slim: t("قصة ضيقة. إن كنت بين قياسين فاختر الأكبر.|Schmal geschnitten. Zwischen zwei Größen die größere wählen.|Cut slim. Between two sizes, take the larger.|Coupe ajustée. Entre deux tailles, prenez la plus grande.|スリムな作りです。迷われた場合は大きめをお選びください。|슬림한 핏입니다. 두 사이즈 사이라면 큰 사이즈를 권합니다.|版型修身，介于两码之间请选大一码。"),
	relaxed: t("قصة مريحة. اختر قياسك المعتاد.|Locker geschnitten. Wählen Sie Ihre übliche Größe.|A relaxed fit. Take your usual size.|Coupe ample. Choisissez votre taille habituelle.|ゆったりとした作りです。普段のサイズをお選びください。|여유로운 핏입니다. 평소 사이즈를 선택해 주세요.|版型宽松，请选择平常尺码。"),
	oversized: t("قصة واسعة. لمظهر أضيق اختر قياساً أصغر.|Weit geschnitten. Für einen schmaleren Sitz eine Größe kleiner wählen.|Cut generously. For a closer fit, take one size down.|Coupe généreuse. Pour un tombé plus près du corps, prenez une taille en dessous.|大きめの作りです。すっきり着るなら1サイズ小さめを。|오버사이즈 핏입니다. 슬림하게 입으려면 한 사이즈 작게 선택해 주세요.|版型宽大，若想合身请选小一码。"),
} as const;

/** Said of women's and men's clothing: who wears it in the pictures. */
export const modelAdvice = {
	women: t(
		"العارضة طولها 178 سم وترتدي قياس S (40).|Das Model ist 178 cm groß und trägt Größe S (40).|The model is 178 cm tall and wears size S (40).|Le mannequin mesure 178 cm et porte une taille S (40).|モデルは身長178cm、Sサイズ（40）を着用しています。|모델의 키는 178cm이며 S(40) 사이즈를 착용했습니다.|模特身高178厘米，穿着S（40）码。",
	),
	men: t(
		"العارض طوله 187 سم ويرتدي قياس M (48).|Das Model ist 187 cm groß und trägt Größe M (48).|The model is 187 cm tall and wears size M (48).|Le mannequin mesure 187 cm et porte une taille M (48).|モデルは身長187cm、Mサイズ（48）を着用しています。|모델의 키는 187cm이며 M(48) 사이즈를 착용했습니다.|模特身高187厘米，穿着M（48）码。",
	),
} as const;

export const materialLine = t("الخامة: %|Material: %|Material: %|Matière : %|素材：%|소재: %|材质：%");
export const origin = t(
	"صنع في إيطاليا.|Hergestellt in Italien.|Made in Italy.|Fabriqué en Italie.|イタリア製|이탈리아 제조|意大利制造",
);

/** A further tab. */
export const atelier = {
	title: t("من المشغل|Aus dem Atelier|From the atelier|De l’atelier|アトリエより|아틀리에에서|来自工坊"),
	text: t(
		"يُقص كل فستان يدوياً ويخيطه شخص واحد من البداية إلى النهاية.|Jedes Kleid wird von Hand zugeschnitten und von einer Person genäht, vom ersten bis zum letzten Stich.|Each dress is cut by hand and sewn by one person, from the first stitch to the last.|Chaque robe est coupée à la main et cousue par une seule personne, du premier au dernier point.|一着ずつ手で裁ち、最初の一針から最後まで一人が縫い上げます。|한 벌 한 벌 손으로 재단하여 첫 땀부터 마지막 땀까지 한 사람이 바느질합니다.|每条裙子均手工裁剪，由一人从第一针缝到最后一针。",
	),
};

export const tags = {
	new: t("جديد|Neu|New|Nouveau|新作|신상품|新品"),
	exclusive: t("حصري|Exklusiv|Exclusive|Exclusivité|限定|단독|独家"),
} as const;

export const preorderMessage = t(
	"يتوفر في أوائل الربيع. نشحنه فور وصوله.|Ab dem frühen Frühjahr lieferbar. Wir versenden, sobald die Ware eintrifft.|Available in early spring. We ship it as soon as it arrives.|Disponible au début du printemps. Nous expédions dès réception.|早春入荷予定。入荷次第お届けします。|이른 봄 입고 예정이며, 입고되는 대로 발송해 드립니다.|预计早春到货，到货后即刻发出。",
);
export const madeToOrderMessage = t(
	"يصنع خصيصاً لك خلال ستة أسابيع.|Wird in sechs Wochen eigens für Sie gefertigt.|Made for you in six weeks.|Réalisé pour vous en six semaines.|ご注文後、6週間でお仕立てします。|주문 후 6주간 제작해 드립니다.|下单后六周内为您定制。",
);
export const shippingMessage = t(
	"توصيل خلال 2 إلى 4 أيام عمل، في علبة معاد تدويرها.|Lieferung in 2 bis 4 Werktagen, in einer Schachtel aus Altpapier.|Delivered in 2 to 4 working days, in a box of recycled paper.|Livraison en 2 à 4 jours ouvrés, dans une boîte en papier recyclé.|2～4営業日でお届けします。再生紙の箱でお包みします。|영업일 기준 2~4일 내에 재생지 상자에 담아 배송합니다.|2至4个工作日送达，采用再生纸盒包装。",
);
export const returnsMessage = t(
	"إرجاع مجاني خلال 14 يوماً من الاستلام.|Kostenlose Rückgabe innerhalb von 14 Tagen nach Erhalt.|Free returns within 14 days of delivery.|Retours gratuits sous 14 jours après réception.|お届けから14日以内は無料で返品いただけます。|수령 후 14일 이내 무료로 반품할 수 있습니다.|收货后14天内可免费退货。",
);
export const noReturnMessage = t(
	"لأسباب صحية لا يمكن إرجاع المنتجات المفتوحة.|Geöffnete Produkte sind aus Hygienegründen vom Umtausch ausgeschlossen.|For hygiene reasons, opened products cannot be returned.|Pour des raisons d’hygiène, les produits ouverts ne sont pas repris.|衛生上の理由により、開封後の返品はお受けできません。|위생상의 이유로 개봉한 제품은 반품할 수 없습니다.|出于卫生原因，已拆封产品恕不退换。",
);
export const banningMessage = t(
	"هذا المنتج مخصص لأعضاء مدعوين.|Dieses Stück ist eingeladenen Kundinnen und Kunden vorbehalten.|This piece is reserved for invited clients.|Cette pièce est réservée aux clients invités.|こちらはご招待のお客様限定の商品です。|초대 고객 전용 상품입니다.|此商品仅限受邀客户购买。",
);

/** Promotions and the line that a tile shows for each (HTML). */
// biome-ignore format: a table is read by its columns
export const promotions = {
	"winter-weekend": { percent: 20, calloutMsg: t("<strong>خصم 20\u200e%\u200e</strong> في عطلة الشتاء|<strong>20 %</strong> am Winterwochenende|<strong>20% off</strong> this winter weekend|<strong>-20 %</strong> ce week-end d’hiver|ウィンターウィークエンド <strong>20%オフ</strong>|윈터 위크엔드 <strong>20% 할인</strong>|冬日周末<strong>八折</strong>") },
	"second-piece": { percent: 15, calloutMsg: t("<strong>خصم 15\u200e%\u200e</strong> عند شراء قطعتين|<strong>15 %</strong> beim Kauf von zwei Teilen|<strong>15% off</strong> when you take two|<strong>-15 %</strong> dès deux pièces|2点以上で<strong>15%オフ</strong>|두 개 구매 시 <strong>15% 할인</strong>|买两件享<strong>八五折</strong>") },
	"gift-season": { percent: 10, calloutMsg: t("<strong>خصم 10\u200e%\u200e</strong> على الهدايا|<strong>10 %</strong> auf Geschenke|<strong>10% off</strong> gifts|<strong>-10 %</strong> sur les cadeaux|ギフト <strong>10%オフ</strong>|선물 <strong>10% 할인</strong>|礼品<strong>九折</strong>") },
} as const;
export type PromotionId = keyof typeof promotions;

/** Names of the attributes themselves. */
export const attributeNames = {
	color: t("اللون|Farbe|Colour|Couleur|カラー|색상|颜色"),
	size: t("المقاس|Größe|Size|Taille|サイズ|사이즈|尺码"),
	brand: t("العلامة|Marke|Brand|Marque|ブランド|브랜드|品牌"),
	material: t("الخامة|Material|Material|Matière|素材|소재|材质"),
	pattern: t("النقشة|Muster|Pattern|Motif|柄|패턴|图案"),
	fit: t("القصة|Passform|Fit|Coupe|フィット|핏|版型"),
	season: t("الموسم|Saison|Season|Saison|シーズン|시즌|季节"),
} as const;

/** Instead of "Notify me". */
export const waitingList = t(
	"انضموا إلى قائمة الانتظار|Auf die Warteliste|Join the waiting list|Rejoindre la liste d’attente|入荷待ちリストに登録|대기자 명단에 등록|加入候补名单",
);

/** Of what is eaten: what is in it, and how it is kept. */
export const ingredients = t(
	"المكونات: زيت زيتون بكر ممتاز من إيطاليا.|Zutaten: natives Olivenöl extra aus Italien.|Ingredients: extra virgin olive oil from Italy.|Ingrédients : huile d’olive vierge extra d’Italie.|原材料：エクストラバージンオリーブオイル（イタリア産）|원재료: 이탈리아산 엑스트라 버진 올리브유|配料：意大利特级初榨橄榄油",
);
export const keepCool = t(
	"يُحفظ في مكان بارد ومظلم. يُستهلك خلال ثلاثة أشهر من الفتح.|Kühl und dunkel lagern. Nach dem Öffnen innerhalb von drei Monaten verbrauchen.|Keep in a cool, dark place. Use within three months of opening.|À conserver au frais, à l’abri de la lumière. À consommer dans les trois mois suivant l’ouverture.|冷暗所に保管し、開封後は3か月以内にお召し上がりください。|서늘하고 어두운 곳에 보관하고 개봉 후 3개월 이내에 드세요.|请置于阴凉避光处。开封后三个月内用完。",
);

/** What the house calls its indigo. */
export const nightBlue = t(
	"أزرق منتصف الليل، مغسول مرة واحدة|Mitternachtsblau, einmal gewaschen|Midnight blue, rinsed once|Bleu minuit, rincé une fois|ミッドナイトブルー（ワンウォッシュ）|미드나이트 블루, 원 워시|午夜蓝，一次水洗",
);
