import { t } from "./catalogue-text.ts";

export const seasons = {
	aw26: t(
		"خريف وشتاء 2026|Herbst/Winter 2026|Autumn/Winter 2026|Automne-hiver 2026|2026年秋冬|2026 가을/겨울|2026 秋冬",
	),
	ss26: t(
		"ربيع وصيف 2026|Frühjahr/Sommer 2026|Spring/Summer 2026|Printemps-été 2026|2026年春夏|2026 봄/여름|2026 春夏",
	),
	ss27: t(
		"ربيع وصيف 2027|Frühjahr/Sommer 2027|Spring/Summer 2027|Printemps-été 2027|2027年春夏|2027 봄/여름|2027 春夏",
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
	regular: t("المقاس مطابق. ننصح باختيار المقاس المعتاد.|Fällt normal aus. Wählen Sie Ihre übliche Größe.|Fits true to size. Take your usual size.|Taille normalement. Choisissez votre taille habituelle.|標準的なサイズ感です。普段のサイズをお選びください。|정사이즈입니다. 평소 사이즈를 선택해 주십시오.|尺码标准，请选择平常尺码。"),
	slim: t("قَصّة ضيقة. بين مقاسين، ننصح بالأكبر.|Schmal geschnitten. Zwischen zwei Größen empfehlen wir die größere.|Cut slim. Between two sizes, take the larger.|Coupe ajustée. Entre deux tailles, prenez la plus grande.|スリムな作りです。迷われた場合は大きめをお選びください。|슬림한 핏입니다. 두 사이즈 사이라면 큰 사이즈를 권합니다.|版型修身，介于两码之间请选大一码。"),
	relaxed: t("قَصّة مريحة. ننصح باختيار المقاس المعتاد.|Locker geschnitten. Wählen Sie Ihre übliche Größe.|A relaxed fit. Take your usual size.|Coupe ample. Choisissez votre taille habituelle.|ゆったりとした作りです。普段のサイズをお選びください。|여유로운 핏입니다. 평소 사이즈를 선택해 주십시오.|版型宽松，请选择平常尺码。"),
	oversized: t("قَصّة واسعة. لمظهر أضيق، ننصح بمقاس أصغر.|Weit geschnitten. Für einen schmaleren Sitz wählen Sie eine Größe kleiner.|Cut generously. For a closer fit, take one size down.|Coupe généreuse. Pour un tombé plus près du corps, prenez une taille en dessous.|大きめの作りです。すっきりと着たい場合は、1サイズ小さめをお選びください。|오버사이즈 핏입니다. 슬림하게 입으려면 한 사이즈 작게 선택해 주십시오.|版型宽大，若想合身请选小一码。"),
} as const;

export const materialLine = t("الخامة: %|Material: %|Material: %|Matière : %|素材：%|소재: %|材质：%");
/** Facts of a product: lines of the form "name: value". */
export const liningLine = t(
	"البطانة: فسكوز|Futter: Viskose|Lining: Viscose|Doublure : Viscose|裏地：ビスコース|안감: 비스코스|里料：粘胶纤维",
);
export const originLine = t(
	"بلد الصنع: إيطاليا|Herkunft: Italien|Origin: Italy|Origine : Italie|原産国：イタリア|제조국: 이탈리아|产地：意大利",
);

export const atelier = {
	title: t("من المشغل|Aus dem Atelier|From the atelier|De l’atelier|アトリエより|아틀리에에서|来自工坊"),
	text: t(
		"يُقص كل فستان يدويًا ويخيطه شخص واحد من البداية إلى النهاية.|Jedes Kleid wird von Hand zugeschnitten und von einer Person genäht, vom ersten bis zum letzten Stich.|Each dress is cut by hand and sewn by one person, from the first stitch to the last.|Chaque robe est coupée à la main et cousue par une seule personne, du premier au dernier point.|一着ずつ手で裁ち、最初の一針から最後まで一人が縫い上げます。|한 벌 한 벌 손으로 재단하여 첫 땀부터 마지막 땀까지 한 사람이 바느질합니다.|每条裙子均手工裁剪，由一人从第一针缝到最后一针。",
	),
};

export const tags = {
	new: t("جديد|Neu|New|Nouveau|新作|신상품|新品"),
	exclusive: t("حصري|Exklusiv|Exclusive|Exclusivité|限定|단독|独家"),
} as const;

export const preorderMessage = t(
	"تتوفر في أوائل الربيع، ونشحنها فور وصولها.|Ab dem frühen Frühjahr lieferbar. Wir versenden, sobald der Artikel eintrifft.|Available in early spring. We ship it as soon as it arrives.|Disponible au début du printemps. Nous l’expédions dès réception.|早春に入荷予定です。入荷次第お届けします。|이른 봄에 입고될 예정이며, 입고되는 대로 발송해 드립니다.|预计早春到货，到货后即刻发出。",
);
export const madeToOrderMessage = t(
	"يُصنع خصيصًا لكم خلال {madeToOrderWeeks} أسابيع.|Wird in {madeToOrderWeeks} Wochen eigens für Sie gefertigt.|Made for you in {madeToOrderWeeks} weeks.|Réalisé pour vous en {madeToOrderWeeks} semaines.|ご注文後、{madeToOrderWeeks}週間でお仕立てします。|주문 후 {madeToOrderWeeks}주에 걸쳐 제작해 드립니다.|下单后 {madeToOrderWeeks} 周内为您定制。",
);
export const shippingMessage = t(
	"يصل كل طلب في علبة من الورق المعاد تدويره.|Jede Bestellung kommt in einer Schachtel aus Recyclingpapier.|Every order comes in a box of recycled paper.|Chaque commande arrive dans une boîte en papier recyclé.|ご注文の品は、再生紙の箱でお届けします。|모든 주문은 재생지 상자에 담아 보내 드립니다.|每份订单均采用再生纸盒包装。",
);
export const returnsMessage = t(
	"إرجاع مجاني خلال {returnDays} يومًا من الاستلام.|Kostenlose Rückgabe innerhalb von {returnDays} Tagen nach Erhalt.|Free returns within {returnDays} days of delivery.|Retours gratuits sous {returnDays} jours après réception.|お届けから{returnDays}日以内は無料で返品いただけます。|수령 후 {returnDays}일 이내에 무료로 반품하실 수 있습니다.|收货后 {returnDays} 天内可免费退货。",
);
export const noReturnMessage = t(
	"لأسباب صحية، لا يمكن إرجاع المنتجات المفتوحة.|Geöffnete Produkte können aus hygienischen Gründen nicht zurückgegeben werden.|For hygiene reasons, opened products cannot be returned.|Pour des raisons d’hygiène, les produits ouverts ne sont pas repris.|衛生上の理由により、開封後の返品はお受けできません。|위생상의 이유로 개봉한 제품은 반품하실 수 없습니다.|出于卫生原因，已拆封的产品恕不退货。",
);
export const noReturnOfEarrings = t(
	"لأسباب صحية، لا يمكن إرجاع الأقراط.|Ohrringe können aus hygienischen Gründen nicht zurückgegeben werden.|For hygiene reasons, earrings cannot be returned.|Pour des raisons d’hygiène, les boucles d’oreilles ne sont pas reprises.|衛生上の理由により、ピアス・イヤリングの返品はお受けできません。|위생상의 이유로 이어링은 반품하실 수 없습니다.|出于卫生原因，耳饰恕不退货。",
);
export const noReturnOfMadeToOrder = t(
	"لا يمكن إرجاع المنتجات المصنوعة حسب الطلب.|Auf Bestellung gefertigte Artikel können nicht zurückgegeben werden.|Made-to-order items cannot be returned.|Les articles réalisés sur commande ne sont pas repris.|受注生産品の返品はお受けできません。|주문 제작 상품은 반품하실 수 없습니다.|定制商品恕不退货。",
);
export const banningMessage = t(
	"هذا المنتج مخصّص للعملاء المدعوين.|Dieser Artikel ist eingeladenen Kundinnen und Kunden vorbehalten.|This item is reserved for invited clients.|Cet article est réservé à notre clientèle invitée.|こちらはご招待のお客様限定の商品です。|초대 고객 전용 상품입니다.|此商品仅限受邀客户购买。",
);

// biome-ignore format: a table is read by its columns
export const promotions = {
	"winter-weekend": { percent: 20, calloutMsg: t("<strong>خصم 20\u200e%\u200e</strong> في عطلة نهاية الأسبوع الشتوية|<strong>20 % Nachlass</strong> am Winterwochenende|<strong>20% off</strong> for the winter weekend|<strong>−20 %</strong> pour le week-end d’hiver|ウィンターウィークエンド限定 <strong>20%オフ</strong>|겨울 주말 <strong>20% 할인</strong>|冬日周末尊享<strong>八折</strong>") },
	"second-piece": { percent: 15, calloutMsg: t("<strong>خصم 15\u200e%\u200e</strong> عند شراء قطعتين|<strong>15 % Nachlass</strong> beim Kauf von zwei Artikeln|<strong>15% off</strong> when you buy two|<strong>−15 %</strong> dès deux articles|2点以上で<strong>15%オフ</strong>|두 개 구매 시 <strong>15% 할인</strong>|买两件享<strong>八五折</strong>") },
	"gift-season": { percent: 10, calloutMsg: t("<strong>خصم 10\u200e%\u200e</strong> على الهدايا|<strong>10 % Nachlass</strong> auf Geschenke|<strong>10% off</strong> gifts|<strong>−10 %</strong> sur les cadeaux|ギフト <strong>10%オフ</strong>|선물 <strong>10% 할인</strong>|礼品<strong>九折</strong>") },
} as const;
export type PromotionId = keyof typeof promotions;

export const attributeNames = {
	color: t("اللون|Farbe|Colour|Couleur|カラー|색상|颜色"),
	colorGroup: t("اللون|Farbe|Colour|Couleur|カラー|색상|颜色"),
	size: t("المقاس|Größe|Size|Taille|サイズ|사이즈|尺码"),
	volume: t("الحجم|Inhalt|Volume|Contenance|容量|용량|容量"),
	weight: t("الوزن|Gewicht|Weight|Poids|重量|중량|重量"),
	brand: t("العلامة التجارية|Marke|Brand|Marque|ブランド|브랜드|品牌"),
	material: t("الخامة|Material|Material|Matière|素材|소재|材质"),
	pattern: t("النقشة|Muster|Pattern|Motif|柄|패턴|图案"),
	fit: t("القَصّة|Passform|Fit|Coupe|フィット|핏|版型"),
	season: t("الموسم|Saison|Season|Saison|シーズン|시즌|季节"),
} as const;

export const waitingList = t(
	"الانضمام إلى قائمة الانتظار|Auf die Warteliste|Join the waiting list|Rejoindre la liste d’attente|入荷待ちリストに登録|대기자 명단에 등록|加入候补名单",
);

export const ingredients = t(
	"المكونات: زيت زيتون بكر ممتاز من إيطاليا.|Zutaten: natives Olivenöl extra aus Italien.|Ingredients: extra virgin olive oil from Italy.|Ingrédients : huile d’olive vierge extra d’Italie.|原材料：エクストラバージンオリーブオイル（イタリア産）|원재료: 이탈리아산 엑스트라 버진 올리브유|配料：意大利特级初榨橄榄油",
);
export const keepCool = t(
	"يُحفظ في مكان بارد ومظلم. يُستهلك خلال {openFoodMonths} أشهر من الفتح.|Kühl und dunkel lagern. Nach dem Öffnen innerhalb von {openFoodMonths} Monaten verbrauchen.|Keep in a cool, dark place. Use within {openFoodMonths} months of opening.|À conserver au frais, à l’abri de la lumière. À consommer dans les {openFoodMonths} mois suivant l’ouverture.|冷暗所に保管し、開封後は{openFoodMonths}か月以内にお召し上がりください。|서늘하고 어두운 곳에 보관하고 개봉 후 {openFoodMonths}개월 이내에 드십시오.|请置于阴凉避光处。开封后 {openFoodMonths} 个月内用完。",
);

export const nightBlue = t(
	"أزرق منتصف الليل، مغسول مرة واحدة|Mitternachtsblau, einmal gewaschen|Midnight blue, rinsed once|Bleu minuit, rincé une fois|ミッドナイトブルー（ワンウォッシュ）|미드나이트 블루, 원 워시|午夜蓝，一次水洗",
);
