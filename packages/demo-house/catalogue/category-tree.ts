import type { CategoryLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { t } from "../house-text.ts";

/** Texts are in the order ar | de | en | fr | ja | ko | zh. */
// biome-ignore format: a table is read by its columns
const rows: readonly (readonly [path: string, name: string, description: string])[] = [
	["new-in", "وصل حديثًا|Neuheiten|New in|Nouveautés|新着|신상품|新品", "أحدث ما وصل هذا الأسبوع.|Was diese Woche eingetroffen ist.|What arrived this week.|Les arrivées de la semaine.|今週届いた新作。|이번 주에 도착한 신상품.|本周新到单品。"],

	["women", "نساء|Damen|Women|Femme|ウィメンズ|여성|女士", "خزانة هادئة الخطوط، من الصباح إلى المساء.|Eine Garderobe klarer Linien, von früh bis spät.|A wardrobe of clear lines, from morning to night.|Un vestiaire aux lignes claires, du matin au soir.|朝から夜まで、端正なラインのワードローブ。|아침부터 밤까지, 선명한 라인의 옷장.|线条明净的衣橱，从清晨到夜晚。"],
	["women/dresses", "فساتين|Kleider|Dresses|Robes|ドレス|드레스|连衣裙", "فساتين تنساب مع الحركة.|Kleider, die sich mitbewegen.|Dresses that move as you do.|Des robes qui suivent le mouvement.|動きに寄り添うドレス。|움직임을 따라 흐르는 드레스.|随身而动的连衣裙。"],
	["women/dresses/mini", "فساتين قصيرة|Minikleider|Mini dresses|Robes courtes|ミニドレス|미니 드레스|迷你连衣裙", "قصيرة وخفيفة وواثقة.|Kurz, leicht, selbstbewusst.|Short, light and sure.|Courtes, légères, assurées.|短く、軽やかに。|짧고 가볍고 당당하게.|短款轻盈，自信洒脱。"],
	["women/dresses/midi", "فساتين متوسطة الطول|Midikleider|Midi dresses|Robes midi|ミディドレス|미디 드레스|中长连衣裙", "الطول الذي يناسب كل يوم.|Die Länge für jeden Tag.|The length for every day.|La longueur de tous les jours.|毎日に似合う丈。|매일 입기 좋은 길이.|适合每一天的长度。"],
	["women/dresses/maxi", "فساتين طويلة|Maxikleider|Maxi dresses|Robes longues|マキシドレス|맥시 드레스|长款连衣裙", "خطوط طويلة للصيف وللمساء.|Lange Linien für Sommer und Abend.|Long lines for summer and evening.|De longues lignes pour l’été et le soir.|夏と夜のためのロングライン。|여름과 저녁을 위한 긴 라인.|夏日与夜晚的修长线条。"],
	["women/coats-jackets", "معاطف وسترات|Mäntel & Jacken|Coats & jackets|Manteaux et vestes|コート・ジャケット|코트 & 재킷|大衣与外套", "للبرد وللريح وللمدينة.|Gegen Kälte und Wind, für die Stadt.|For cold, for wind, for town.|Contre le froid et le vent, pour la ville.|寒さと風、そして街のために。|추위와 바람, 그리고 도시를 위하여.|御寒挡风，行走都市。"],
	["women/coats-jackets/coats", "معاطف|Mäntel|Coats|Manteaux|コート|코트|大衣", "صوف وكشمير وغباردين.|Wolle, Kaschmir, Gabardine.|Wool, cashmere, gabardine.|Laine, cachemire, gabardine.|ウール、カシミヤ、ギャバジン。|울, 캐시미어, 개버딘.|羊毛、羊绒与华达呢。"],
	["women/coats-jackets/jackets", "سترات|Jacken|Jackets|Vestes et blousons|ジャケット・ブルゾン|재킷|夹克", "سترات خفيفة وجلدية ومنفوخة.|Leicht, aus Leder oder wattiert.|Light, leather or padded.|Légers, en cuir ou matelassés.|軽量、レザー、ダウン。|가벼운 재킷, 가죽, 패딩.|轻便、皮革与羽绒。"],
	["women/coats-jackets/blazers", "بليزرات|Blazer|Blazers|Blazers|ブレザー|블레이저|西装外套", "خياطة متقنة بكتفين هادئتين.|Schneiderkunst mit ruhigen Schultern.|Tailoring with quiet shoulders.|L’art du tailleur, épaules tranquilles.|肩の力を抜いたテーラリング。|차분한 어깨선의 테일러링.|从容肩线，精工裁剪。"],
	["women/knitwear", "ملابس محبوكة|Strick|Knitwear|Maille|ニット|니트웨어|针织衫", "كشمير وميرينو لكل الطبقات.|Kaschmir und Merino, Lage für Lage.|Cashmere and merino, layer by layer.|Cachemire et mérinos, couche après couche.|カシミヤとメリノを重ねて。|캐시미어와 메리노를 겹겹이.|羊绒与美丽诺，层层叠搭。"],
	["women/knitwear/jumpers", "كنزات|Pullover|Jumpers|Pulls|セーター|스웨터|套头衫", "ياقات مستديرة وعالية وعلى شكل V.|Rundhals, Rollkragen, V-Ausschnitt.|Crew, roll and V-neck.|Col rond, col roulé, col en V.|クルー、タートル、Vネック。|크루넥, 터틀넥, 브이넥.|圆领、高领与V领。"],
	["women/knitwear/cardigans", "كارديغان|Cardigans|Cardigans|Cardigans|カーディガン|카디건|开衫", "طبقة دافئة للأمسيات.|Eine warme Lage für den Abend.|A warm layer for the evening.|Une couche de chaleur pour le soir.|夕暮れにもう一枚。|저녁을 위한 따뜻한 한 겹.|夜晚的一层温暖。"],
	["women/tops", "بلوزات وقمصان|Blusen & Tops|Blouses & tops|Blouses et tops|ブラウス・トップス|블라우스 & 톱|衬衫与上衣", "حرير وبوبلين وقطن.|Seide, Popeline, Baumwolle.|Silk, poplin, cotton.|Soie, popeline, coton.|シルク、ポプリン、コットン。|실크, 포플린, 코튼.|真丝、府绸与棉。"],
	["women/tops/blouses", "بلوزات|Blusen|Blouses & shirts|Blouses et chemises|ブラウス・シャツ|블라우스 & 셔츠|衬衫", "من المكتب إلى العشاء.|Vom Büro bis zum Abendessen.|From the office to dinner.|Du bureau au dîner.|オフィスからディナーまで。|사무실에서 저녁 식사까지.|从办公室到晚餐。"],
	["women/tops/t-shirts", "تيشيرتات وتوبات|T-Shirts & Tops|T-shirts & tanks|T-shirts et débardeurs|Tシャツ・タンクトップ|티셔츠 & 탱크톱|T恤与背心", "الأساسيات، كما ينبغي أن تكون.|Basics, wie sie sein sollen.|Basics as they should be.|Les essentiels, tels qu’ils doivent être.|あるべき姿のベーシック。|기본 중의 기본.|恰到好处的基础款。"],
	["women/trousers", "بناطيل|Hosen|Trousers|Pantalons|パンツ|팬츠|裤装", "مستقيمة وواسعة وقصيرة.|Gerade, weit oder kurz.|Straight, wide or short.|Droits, larges ou courts.|ストレート、ワイド、ショート。|스트레이트, 와이드, 쇼츠.|直筒、阔腿与短裤。"],
	["women/skirts", "تنانير|Röcke|Skirts|Jupes|スカート|스커트|半身裙", "من القصيرة إلى الطويلة.|Von mini bis maxi.|From mini to maxi.|Du court au long.|ミニからマキシまで。|미니부터 맥시까지.|从迷你到长款。"],
	["women/jeans", "جينز|Jeans|Jeans|Jeans|デニム|데님|牛仔裤", "دنيم يزداد جمالًا مع الوقت.|Denim, der mit der Zeit gewinnt.|Denim that gets better with time.|Un denim qui se bonifie.|時とともに育つデニム。|시간이 지날수록 멋스러운 데님.|越穿越有味道的牛仔。"],
	["women/swimwear", "ملابس سباحة|Bademode|Swimwear|Maillots de bain|スイムウェア|수영복|泳装", "من الشاطئ إلى الشرفة.|Vom Strand auf die Terrasse.|From the beach to the terrace.|De la plage à la terrasse.|ビーチからテラスまで。|해변에서 테라스까지.|从海滩到露台。"],

	["men", "رجال|Herren|Men|Homme|メンズ|남성|男士", "خياطة وراحة ومواد تدوم.|Schneiderei, Komfort und Stoffe, die bleiben.|Tailoring, ease and cloth that lasts.|Tailoring, aisance et étoffes durables.|仕立てと心地よさ、長く着られる素材。|테일러링과 편안함, 오래가는 소재.|精裁、舒适与耐久面料。"],
	["men/coats-jackets", "معاطف وسترات|Mäntel & Jacken|Coats & jackets|Manteaux et vestes|コート・ジャケット|코트 & 재킷|大衣与外套", "للطريق إلى العمل وما بعده.|Für den Weg zur Arbeit und alles danach.|For the way to work and everything after.|Pour aller au travail, et après.|通勤にも、その先にも。|출근길에도 그 이후에도.|通勤路上，亦不止于此。"],
	["men/coats-jackets/coats", "معاطف|Mäntel|Coats|Manteaux|コート|코트|大衣", "طبقة أخيرة تصنع الفرق.|Die letzte Lage macht den Unterschied.|The last layer makes the difference.|La dernière couche fait la différence.|最後の一枚が決め手。|마지막 한 겹이 차이를 만듭니다.|最外一层，成就不同。"],
	["men/coats-jackets/jackets", "سترات وبليزرات|Jacken & Sakkos|Jackets & blazers|Vestes et blazers|ジャケット・ブレザー|재킷 & 블레이저|夹克与西装", "من الجلد إلى الفلانيل.|Von Leder bis Flanell.|From leather to flannel.|Du cuir à la flanelle.|レザーからフランネルまで。|가죽부터 플란넬까지.|从皮革到法兰绒。"],
	["men/knitwear", "ملابس محبوكة|Strick|Knitwear|Maille|ニット|니트웨어|针织衫", "كنزات لكل فصول السنة.|Pullover für alle Jahreszeiten.|Jumpers for all seasons.|Des pulls pour toutes les saisons.|四季を通じて着るニット。|사계절을 위한 스웨터.|四季皆宜的针织衫。"],
	["men/shirts", "قمصان|Hemden|Shirts|Chemises|シャツ|셔츠|衬衫", "قمصان رسمية وأخرى ليوم العطلة.|Für den Anzug und für den freien Tag.|For the suit and for the day off.|Pour le costume et pour le jour de repos.|スーツにも休日にも。|수트에도 휴일에도.|配西装，也配假日。"],
	["men/t-shirts", "تيشيرتات وبولو|T-Shirts & Polos|T-shirts & polos|T-shirts et polos|Tシャツ・ポロシャツ|티셔츠 & 폴로|T恤与Polo衫", "قطن وكتان وميرينو.|Baumwolle, Leinen, Merino.|Cotton, linen, merino.|Coton, lin, mérinos.|コットン、リネン、メリノ。|코튼, 리넨, 메리노.|棉、亚麻与美丽诺。"],
	["men/trousers", "بناطيل|Hosen|Trousers|Pantalons|パンツ|팬츠|裤装", "من الصوف إلى القطن.|Von Wolle bis Baumwolle.|From wool to cotton.|De la laine au coton.|ウールからコットンまで。|울부터 코튼까지.|从羊毛到棉。"],
	["men/jeans", "جينز|Jeans|Jeans|Jeans|デニム|데님|牛仔裤", "خام ومغسول ومستقيم.|Roh, gewaschen, gerade.|Raw, washed, straight.|Brut, délavé, droit.|リジッドからウォッシュドまで。|생지부터 워싱까지.|原色、水洗与直筒。"],
	["men/swimwear", "ملابس سباحة|Bademode|Swimwear|Maillots de bain|スイムウェア|수영복|泳装", "تجف سريعًا وتناسب غداءً على البحر.|Schnell trocken und gut genug fürs Mittagessen am Meer.|Quick to dry, and fit for lunch by the sea.|Vite secs, et assez habillés pour déjeuner face à la mer.|すぐに乾き、海辺のランチにもそのまま。|빨리 마르고 바닷가 점심에도 어울립니다.|快干舒适，海边午餐亦得体。"],

	["children", "أطفال|Kinder|Children|Enfant|キッズ|아동|儿童", "للعب وللأعياد، من الأشهر الأولى.|Zum Spielen und zum Feiern, von den ersten Monaten an.|For play and for parties, from the first months.|Pour jouer et pour fêter, dès les premiers mois.|赤ちゃんのころから、遊びにも晴れの日にも。|아기 때부터, 놀이와 파티를 위하여.|从襁褓起，玩耍与派对皆宜。"],
	["children/girls", "بنات|Mädchen|Girls|Fille|ガールズ|여아|女童", "فساتين وكنزات بألوان مرحة.|Kleider und Strick in heiteren Farben.|Dresses and knits in cheerful colours.|Robes et maille aux couleurs gaies.|明るい色のワンピースとニット。|밝은 색의 원피스와 니트.|缤纷连衣裙与针织。"],
	["children/girls/dresses", "فساتين بنات|Mädchenkleider|Girls’ dresses|Robes fille|ガールズワンピース|여아 원피스|女童连衣裙", "تدور مع كل رقصة.|Drehen sich bei jedem Tanz mit.|Made for twirling.|Faites pour tourner.|くるりと回りたくなる。|빙글빙글 돌고 싶은 원피스.|旋转起舞的裙摆。"],
	["children/girls/tops", "كنزات وقمصان بنات|Mädchenoberteile|Girls’ knits & tops|Hauts fille|ガールズトップス|여아 상의|女童上衣", "ناعمة على البشرة.|Weich auf der Haut.|Soft on the skin.|Doux sur la peau.|肌にやさしく。|피부에 부드럽게.|柔软亲肤。"],
	["children/boys", "أولاد|Jungen|Boys|Garçon|ボーイズ|남아|男童", "قوية بما يكفي للساحة.|Robust genug für den Schulhof.|Sturdy enough for the playground.|Assez solide pour la cour.|校庭でも頼れる丈夫さ。|놀이터에서도 튼튼하게.|结实耐穿，尽情玩耍。"],
	["children/boys/tops", "كنزات وقمصان أولاد|Jungenoberteile|Boys’ knits & tops|Hauts garçon|ボーイズトップス|남아 상의|男童上衣", "طبقات سهلة لكل يوم.|Unkomplizierte Lagen für jeden Tag.|Easy layers for every day.|Des couches faciles au quotidien.|毎日着やすい重ね着アイテム。|매일 편하게 입는 상의.|每日轻松穿搭。"],
	["children/boys/trousers", "بناطيل أولاد|Jungenhosen|Boys’ trousers|Pantalons garçon|ボーイズパンツ|남아 팬츠|男童裤装", "لركبتين لا تهدآن.|Für Knie, die nie stillhalten.|For knees that never rest.|Pour des genoux infatigables.|元気な膝のために。|쉴 새 없는 무릎을 위하여.|给停不下来的小膝盖。"],
	["children/baby", "مواليد|Baby|Baby|Bébé|ベビー|베이비|婴儿", "أول الأشياء الناعمة.|Die ersten weichen Dinge.|The first soft things.|Les premières douceurs.|はじめての、やわらかなもの。|처음 만나는 부드러움.|最初的柔软。"],

	["shoes", "أحذية|Schuhe|Shoes|Chaussures|シューズ|슈즈|鞋履", "مصنوعة في ورش تعرف القدم.|Aus Werkstätten, die den Fuß kennen.|From workshops that know the foot.|D’ateliers qui connaissent le pied.|足を知り尽くした工房から。|발을 아는 공방에서.|出自懂得双足的工坊。"],
	["shoes/women", "أحذية نسائية|Damenschuhe|Women’s shoes|Chaussures femme|ウィメンズシューズ|여성 슈즈|女鞋", "من الباليرينا إلى البوت.|Von Ballerinas bis Stiefel.|From flats to boots.|Des ballerines aux bottes.|フラットからブーツまで。|플랫부터 부츠까지.|从平底鞋到长靴。"],
	["shoes/women/heels", "كعب عال|Pumps|Heels|Escarpins|パンプス|힐|高跟鞋", "ارتفاع يمكن المشي به.|Höhe, in der man gehen kann.|Height you can walk in.|Une hauteur pour marcher.|歩けるヒール。|걷기 좋은 높이.|走得舒适的高度。"],
	["shoes/women/flats", "أحذية مسطحة|Flache Schuhe|Flats|Chaussures plates|フラットシューズ|플랫 슈즈|平底鞋", "باليرينا ولوفر وإسبادريل.|Ballerinas, Loafer, Espadrilles.|Ballet flats, loafers, espadrilles.|Ballerines, mocassins, espadrilles.|バレエシューズ、ローファー、エスパドリーユ。|발레 플랫, 로퍼, 에스파드리유.|芭蕾鞋、乐福鞋与渔夫鞋。"],
	["shoes/women/sandals", "صنادل|Sandalen|Sandals|Sandales|サンダル|샌들|凉鞋", "جلد ورافيا للأيام الدافئة.|Leder und Raffia für warme Tage.|Leather and raffia for warm days.|Cuir et raphia pour les beaux jours.|暖かな日のレザーとラフィア。|따뜻한 날의 가죽과 라피아.|暖日里的皮革与拉菲草。"],
	["shoes/women/boots", "بوتات|Stiefel|Boots|Bottes et bottines|ブーツ|부츠|靴子", "للأرصفة المبتلة.|Für nasses Pflaster.|For wet pavements.|Pour les pavés mouillés.|濡れた石畳にも。|젖은 길 위에서도.|雨后街道亦从容。"],
	["shoes/women/sneakers", "سنيكرز نسائي|Damensneaker|Women’s sneakers|Baskets femme|ウィメンズスニーカー|여성 스니커즈|女士运动鞋", "خطوة خفيفة في المدينة.|Leichter Schritt durch die Stadt.|A light step through town.|Le pas léger en ville.|街を軽やかに。|도시를 가볍게.|轻步都市。"],
	["shoes/men", "أحذية رجالية|Herrenschuhe|Men’s shoes|Chaussures homme|メンズシューズ|남성 슈즈|男鞋", "جلد مدبوغ ونعال تدوم.|Gegerbtes Leder, Sohlen mit Ausdauer.|Tanned leather, lasting soles.|Cuir tanné, semelles durables.|なめし革と丈夫なソール。|무두질한 가죽과 튼튼한 밑창.|鞣制皮革，耐磨鞋底。"],
	["shoes/men/lace-ups", "أحذية رسمية|Schnürschuhe & Loafer|Lace-ups & loafers|Derbies et mocassins|ドレスシューズ|더비 & 로퍼|正装鞋", "ديربي ولوفر.|Derbys und Loafer.|Derbies and loafers.|Derbies et mocassins.|ダービーとローファー。|더비와 로퍼.|德比鞋与乐福鞋。"],
	["shoes/men/boots", "بوتات رجالية|Herrenstiefel|Men’s boots|Bottines homme|メンズブーツ|남성 부츠|男靴", "لكل طقس.|Für jedes Wetter.|For any weather.|Par tous les temps.|どんな天気にも。|어떤 날씨에도.|风雨无阻。"],
	["shoes/men/sneakers", "سنيكرز رجالي|Herrensneaker|Men’s sneakers|Baskets homme|メンズスニーカー|남성 스니커즈|男士运动鞋", "نظيفة الخطوط وخفيفة.|Klar in der Linie, leicht am Fuß.|Clean in line, light on the foot.|Lignes nettes, pied léger.|クリーンで軽やか。|깔끔하고 가볍게.|线条简洁，脚感轻盈。"],

	["bags", "حقائب|Taschen|Bags|Sacs|バッグ|가방|包袋", "جلد يكتسب طابعه مع الأيام.|Leder, das mit den Jahren gewinnt.|Leather that gains with the years.|Un cuir qui gagne avec les années.|年月とともに味わいを増すレザー。|세월이 멋을 더하는 가죽.|皮革随岁月更显韵味。"],
	["bags/handbags", "حقائب يد|Handtaschen|Handbags|Sacs à main|ハンドバッグ|핸드백|手袋", "حقائب لليد وللكتف.|In der Hand oder über der Schulter.|In the hand or on the shoulder.|À la main ou à l’épaule.|手にも肩にも。|손에 들거나 어깨에 메거나.|手提肩背皆宜。"],
	["bags/handbags/totes", "حقائب توت|Shopper|Totes|Cabas|トートバッグ|토트백|托特包", "تتسع ليوم كامل.|Platz für den ganzen Tag.|Room for the whole day.|De la place pour la journée.|一日分がすっぽり。|하루를 모두 담는 크기.|容得下整整一天。"],
	["bags/handbags/top-handle", "حقائب بمقبض علوي|Henkeltaschen|Top-handle bags|Sacs à main|トップハンドルバッグ|톱 핸들 백|手提包", "للمناسبات وللأيام العادية.|Für Anlässe und für gewöhnliche Tage.|For occasions and for ordinary days.|Pour les grandes occasions et les jours ordinaires.|特別な日にも、いつもの日にも。|특별한 날에도 평범한 날에도.|特别时刻与寻常日子皆宜。"],
	["bags/handbags/shoulder-bags", "حقائب كتف|Schultertaschen|Shoulder bags|Sacs porté épaule|ショルダーバッグ|숄더백|单肩包", "قريبة من الجسم.|Nah am Körper.|Close to the body.|Près du corps.|身体に寄り添う。|몸에 가깝게.|贴身随行。"],
	["bags/handbags/crossbody", "حقائب كروس|Umhängetaschen|Crossbody bags|Sacs bandoulière|クロスボディバッグ|크로스보디 백|斜挎包", "اليدان حرتان.|Die Hände bleiben frei.|Hands stay free.|Les mains libres.|両手は自由に。|두 손은 자유롭게.|解放双手。"],
	["bags/handbags/clutches", "حقائب سهرة|Clutches|Clutches|Pochettes|クラッチバッグ|클러치|手拿包", "للمساء وما يكفيه.|Für den Abend und was er braucht.|For the evening and what it needs.|Pour le soir, et l’essentiel.|夜に必要なものだけ。|저녁에 필요한 것만.|夜晚，只带必需。"],
	["bags/travel", "حقائب ظهر وسفر|Rucksäcke & Reise|Backpacks & travel|Sacs à dos et voyage|バックパック・トラベル|백팩 & 여행|双肩包与旅行", "لرحلة يومين أو للعمل.|Für zwei Tage oder für die Arbeit.|For two days away or for work.|Pour deux jours ou pour le bureau.|二日の旅にも、仕事にも。|이틀 여행에도 출근에도.|两日短途或日常通勤。"],
	["bags/small-leather-goods", "محافظ وجلديات صغيرة|Kleinlederwaren|Small leather goods|Petite maroquinerie|革小物|지갑 & 소품|小皮具", "أشياء صغيرة تبقى طويلًا.|Kleine Dinge, die lange bleiben.|Small things that stay long.|De petites choses qui durent.|長く使える小物。|오래 함께하는 작은 소품.|历久相伴的小物。"],

	["accessories", "إكسسوارات|Accessoires|Accessories|Accessoires|アクセサリー|액세서리|配饰", "اللمسة التي تكمل الإطلالة.|Was den Look vollendet.|What finishes the look.|Ce qui achève la silhouette.|装いを仕上げるもの。|스타일을 완성하는 것.|点睛之笔。"],
	["accessories/sunglasses", "نظارات شمسية|Sonnenbrillen|Sunglasses|Lunettes de soleil|サングラス|선글라스|太阳镜", "من كادوري، حيث تصنع النظارات منذ أجيال.|Aus dem Cadore, wo seit Generationen Brillen entstehen.|From Cadore, where glasses have been made for generations.|Du Cadore, terre de lunetiers depuis des générations.|眼鏡の里カドーレから。|대대로 안경을 만들어 온 카도레에서.|来自世代制镜的卡多雷。"],
	["accessories/scarves", "أوشحة|Schals & Tücher|Scarves|Foulards et écharpes|スカーフ・ストール|스카프|围巾", "حرير وكشمير.|Seide und Kaschmir.|Silk and cashmere.|Soie et cachemire.|シルクとカシミヤ。|실크와 캐시미어.|真丝与羊绒。"],
	["accessories/hats", "قبعات|Hüte & Mützen|Hats|Chapeaux|帽子|모자|帽饰", "للشمس وللبرد.|Für Sonne und Kälte.|For sun and cold.|Pour le soleil et le froid.|陽射しにも寒さにも。|햇빛에도 추위에도.|遮阳御寒。"],
	["accessories/belts", "أحزمة|Gürtel|Belts|Ceintures|ベルト|벨트|腰带", "خط واحد يغير كل شيء.|Eine Linie, die alles ändert.|One line that changes everything.|Une ligne qui change tout.|一本で変わる印象。|하나로 달라지는 인상.|一线之间，焕然一新。"],
	["accessories/gloves", "قفازات|Handschuhe|Gloves|Gants|グローブ|장갑|手套", "ناعمة كاليد التي تلبسها.|So weich wie die Hand darin.|As soft as the hand inside.|Aussi doux que la main qui les porte.|手になじむ、やわらかさ。|손만큼 부드럽게.|柔软如手。"],
	["accessories/ties", "ربطات عنق|Krawatten & Fliegen|Ties & bow ties|Cravates et nœuds papillon|ネクタイ・蝶ネクタイ|넥타이 & 보타이|领带与领结", "حرير يُعقد على مهل.|Seide, in Ruhe gebunden.|Silk, tied without haste.|De la soie, nouée sans hâte.|急がずに結ぶ、一本のシルク。|서두르지 않고 매는 실크.|从容系上的真丝。"],
	["accessories/jewellery", "مجوهرات وساعات|Schmuck & Uhren|Jewellery & watches|Bijoux et montres|ジュエリー・ウォッチ|주얼리 & 시계|珠宝与腕表", "من ورش الصاغة في أريتسو.|Aus den Goldschmieden von Arezzo.|From the goldsmiths of Arezzo.|Des orfèvres d’Arezzo.|アレッツォの金細工工房から。|아레초의 금세공 공방에서.|来自阿雷佐金匠工坊。"],
	["accessories/jewellery/earrings", "أقراط|Ohrringe|Earrings|Boucles d’oreilles|ピアス|이어링|耳环", "ضوء صغير قرب الوجه.|Ein kleines Licht am Gesicht.|A small light by the face.|Une petite lumière près du visage.|顔まわりに小さな光を。|얼굴 곁의 작은 빛.|脸畔的一点光。"],
	["accessories/jewellery/necklaces-bracelets", "قلائد وأساور وخواتم|Ketten, Armbänder & Ringe|Necklaces, bracelets & rings|Colliers, bracelets et bagues|ネックレス・ブレスレット・リング|목걸이, 팔찌 & 반지|项链、手镯与戒指", "منفردة أو متراصة.|Einzeln oder zu mehreren.|Alone or layered.|Seuls ou superposés.|一つでも、重ねても。|하나만, 또는 겹쳐서.|单戴或叠戴。"],
	["accessories/jewellery/watches", "ساعات|Uhren|Watches|Montres|ウォッチ|시계|腕表", "وقت هادئ على المعصم.|Ruhige Zeit am Handgelenk.|Quiet time on the wrist.|Un temps calme au poignet.|手首に静かな時間を。|손목 위의 고요한 시간.|腕间静谧时光。"],

	["beauty", "جمال|Beauty|Beauty|Beauté|ビューティー|뷰티|美妆", "عطور وألوان وعناية.|Düfte, Farben und Pflege.|Scent, colour and care.|Parfums, couleurs et soins.|香り、色、そしてケア。|향기와 색, 그리고 케어.|香氛、色彩与护理。"],
	["beauty/fragrance", "عطور|Düfte|Fragrance|Parfums|フレグランス|향수|香水", "روائح من حدائق البحر المتوسط.|Düfte aus mediterranen Gärten.|Scents of Mediterranean gardens.|Des jardins méditerranéens.|地中海の庭の香り。|지중해 정원의 향기.|地中海花园的芬芳。"],
	["beauty/make-up", "مكياج|Make-up|Make-up|Maquillage|メイクアップ|메이크업|彩妆", "لون واحد يكفي.|Eine Farbe genügt.|One colour is enough.|Une couleur suffit.|一色で十分。|한 가지 색이면 충분합니다.|一抹色彩，足矣。"],
	["beauty/skincare", "عناية بالبشرة|Pflege|Skincare|Soins|スキンケア|스킨케어|护肤", "زيوت وكريمات من النبات.|Öle und Cremes aus Pflanzen.|Oils and creams from plants.|Huiles et crèmes végétales.|植物由来のオイルとクリーム。|식물에서 온 오일과 크림.|源自植物的油与霜。"],

	["home", "منزل|Wohnen|Home|Maison|ホーム|홈|家居", "أشياء جميلة للأيام العادية.|Schöne Dinge für gewöhnliche Tage.|Beautiful things for ordinary days.|De belles choses pour les jours ordinaires.|いつもの日々に、美しいものを。|평범한 날을 위한 아름다운 물건.|寻常日子里的美物。"],
	["home/decoration", "ديكور وشموع|Dekoration & Kerzen|Decoration & candles|Décoration et bougies|インテリア・キャンドル|장식 & 캔들|装饰与香薰", "مزهريات وشموع.|Vasen und Kerzen.|Vases and candles.|Vases et bougies.|花器とキャンドル。|화병과 캔들.|花瓶与香薰蜡烛。"],
	["home/tableware", "أدوات المائدة|Geschirr|Tableware|Arts de la table|テーブルウェア|테이블웨어|餐具", "مائدة بألوان الجنوب.|Ein Tisch in den Farben des Südens.|A table in the colours of the south.|Une table aux couleurs du sud.|南の色で彩る食卓。|남쪽의 색으로 물든 식탁.|南方色彩的餐桌。"],
	["home/textiles", "وسائد وبطانيات|Kissen & Plaids|Cushions & throws|Coussins et plaids|クッション・ブランケット|쿠션 & 블랭킷|抱枕与盖毯", "ملمس يدفئ الغرفة.|Stoffe, die den Raum wärmen.|Textures that warm a room.|Des matières qui réchauffent.|部屋をあたためる手触り。|공간을 따뜻하게 하는 촉감.|温暖居室的触感。"],

	["gifts", "هدايا|Geschenke|Gifts|Cadeaux|ギフト|선물|礼品", "أفكار صغيرة مغلفة بعناية.|Kleine Ideen, sorgfältig verpackt.|Small ideas, carefully wrapped.|De petites idées, joliment emballées.|心を込めて包む小さな贈り物。|정성껏 포장한 작은 선물.|用心包装的小小心意。"],
];

export const categoryId = (path: string): string => path.replaceAll("/", "-");

export const categoryLines: readonly CategoryLine[] = rows.map(([path, name, description]) => ({
	kind: "category",
	id: categoryId(path),
	parent: path.includes("/") ? categoryId(path.slice(0, path.lastIndexOf("/"))) : null,
	name: t(name),
	description: t(description),
	url: `/${path}`,
	showInMenu: true,
}));
