import { t } from "./catalogue-text.ts";

// biome-ignore format: a table is read by its columns
export const familySentences = {
	dress: [
		t("تصميم يناسب حفلات الحديقة كما يناسب العشاء في المدينة.|Ein Entwurf für das Gartenfest ebenso wie für das Abendessen in der Stadt.|A design for a garden party as much as for dinner in town.|Une silhouette pour une fête au jardin comme pour un dîner en ville.|ガーデンパーティーにも街でのディナーにも映えるデザイン。|가든 파티에도 도심의 저녁 식사에도 어울리는 디자인입니다.|无论花园派对还是城中晚宴，皆相得益彰。"),
		t("سحاب مخفي في الظهر وبطانة ناعمة كاملة.|Verdeckter Reißverschluss am Rücken, vollständig weich gefüttert.|A concealed zip at the back and a soft lining throughout.|Fermeture à glissière invisible au dos et doublure douce intégrale.|背中に隠しファスナー、全体にやわらかな裏地付き。|뒷면의 히든 지퍼와 부드러운 전체 안감으로 마무리했습니다.|背部隐形拉链，全身柔软内衬。"),
		t("القصة تتبع الجسم برفق وتترك حرية الحركة.|Der Schnitt folgt sanft dem Körper und lässt Raum für Bewegung.|The line follows the body gently and leaves room to move.|La ligne suit le corps avec douceur et laisse toute liberté de mouvement.|身体にやさしく沿いながら、動きやすいシルエット。|몸을 부드럽게 따라가면서도 움직임이 편안한 실루엣입니다.|轻柔贴合身形，活动自如。"),
	],
	outerwear: [
		t("جيوب جانبية عميقة وبطانة كاملة لأيام طويلة في الخارج.|Tiefe Seitentaschen und durchgehendes Futter für lange Tage unterwegs.|Deep side pockets and a full lining for long days out.|Poches profondes et doublure intégrale pour les longues journées dehors.|深めのサイドポケットと総裏仕立てで、一日中快適に。|깊은 사이드 포켓과 전체 안감으로 종일 든든합니다.|侧边深袋与全衬里，陪伴整日出行。"),
		t("تفاصيل مشطبة يدويًا في ورشة خياطة.|Von Hand vollendet in einer Schneiderwerkstatt.|Finished by hand in a tailor’s workshop.|Finitions main dans un atelier de tailleur.|仕立て工房で丁寧に手仕上げしています。|테일러 공방에서 손으로 마무리했습니다.|由裁缝工坊手工完成。"),
		t("قطعة تنسجم مع قميص خفيف كما مع كنزة سميكة.|Passt zum leichten Hemd ebenso wie zu dickem Strick.|Goes as well with a light shirt as with a thick knit.|S’accorde aussi bien avec une chemise légère qu’avec une grosse maille.|薄手のシャツにも厚手のニットにも自然に合います。|가벼운 셔츠에도 두꺼운 니트에도 잘 어울립니다.|搭配轻薄衬衫或厚针织皆宜。"),
	],
	knit: [
		t("من ورشة صغيرة في أومبريا.|Gefertigt in einer kleinen Werkstatt in Umbrien.|Made in a small workshop in Umbria.|Réalisé dans un petit atelier d’Ombrie.|ウンブリアの小さな工房で仕上げました。|움브리아의 작은 공방에서 완성했습니다.|出自翁布里亚的小型工坊。"),
		t("الأكمام والحاشية بتضليع ناعم يثبت في مكانه.|Bündchen an Ärmeln und Saum sitzen weich und sicher.|Soft ribbing at cuffs and hem stays in place.|Des bords-côtes souples qui restent bien en place.|袖口と裾のやわらかなリブがきれいに収まります。|소매와 밑단의 부드러운 립이 형태를 잡아 줍니다.|袖口与下摆的柔软罗纹，服帖有型。"),
		t("قطعة جميلة وحدها، وأجمل تحت معطف.|Für sich allein schön, unter dem Mantel noch schöner.|Enough on its own, even better under a coat.|Parfait seul, encore plus beau sous un manteau.|一枚でも、コートの下でも美しく決まります。|단독으로도 좋고 코트 안에 입으면 더욱 멋스럽습니다.|单穿已足够，外搭大衣更显格调。"),
	],
	top: [
		t("خياطة دقيقة وياقة نظيفة الخطوط.|Feine Nähte und ein sauber gearbeiteter Ausschnitt.|Fine seams and a cleanly finished neckline.|Coutures fines et encolure soignée.|繊細な縫製と端正なネックライン。|섬세한 봉제와 깔끔한 네크라인이 돋보입니다.|细密缝线，领口利落。"),
		t("قطعة تُلبس داخل الخصر أو خارجه، في العمل وبعده.|In den Bund gesteckt oder lässig darüber, im Büro und danach.|Tucked in or worn loose, at work and after.|À rentrer ou à porter librement, au bureau comme après.|タックインでも外に出しても、仕事にも休日にも。|넣어 입어도 빼 입어도, 일할 때도 그 후에도 좋습니다.|可塞入腰间亦可随性外穿，上班下班皆宜。"),
		t("خطوط بسيطة تترك المجال للقماش كي يتكلم.|Klare Linien lassen den Stoff sprechen.|Simple lines let the cloth speak.|Des lignes simples qui laissent parler la matière.|シンプルなラインが素材の良さを引き立てます。|단순한 라인이 소재의 매력을 살려 줍니다.|简洁线条，让面料自己说话。"),
	],
	trousers: [
		t("جيوب جانبية مائلة وحاشية يمكن تعديلها بسهولة.|Schräge Seitentaschen und ein Saum, der sich leicht anpassen lässt.|Slanted side pockets and a hem that is easily adjusted.|Poches italiennes et un ourlet facile à ajuster.|斜めのサイドポケットと、調整しやすい裾仕様。|사선 포켓과 쉽게 수선할 수 있는 밑단으로 마무리했습니다.|斜插侧袋，裤脚便于修改。"),
		t("خياطة متقنة من الداخل والخارج.|Innen wie außen sorgfältig verarbeitet.|Carefully finished, inside and out.|Des finitions soignées, à l’intérieur comme à l’extérieur.|内側も外側も丁寧に仕上げました。|안팎 모두 꼼꼼하게 마감했습니다.|里外做工皆考究。"),
		t("مع حذاء مسطح نهارًا ومع كعب مساءً.|Am Tag zu flachen Schuhen, am Abend zu eleganteren.|With flat shoes by day, something dressier by night.|Avec des chaussures plates le jour, plus habillées le soir.|昼はフラットシューズ、夜はドレスシューズと。|낮에는 플랫 슈즈와, 저녁에는 드레시한 슈즈와 함께하십시오.|白天搭配平底鞋，夜晚换上正装鞋。"),
	],
	skirt: [
		t("سحاب جانبي مخفي وبطانة خفيفة.|Verdeckter Reißverschluss an der Seite und leichtes Futter.|A concealed side zip and a light lining.|Fermeture invisible sur le côté et doublure légère.|サイドに隠しファスナー、軽やかな裏地付き。|사이드 히든 지퍼와 가벼운 안감으로 마무리했습니다.|侧边隐形拉链，轻薄内衬。"),
		t("تنسجم مع كنزة ناعمة أو قميص أبيض بسيط.|Passt zu feinem Strick oder einem schlichten weißen Hemd.|Made for a fine knit or a plain white shirt.|À porter avec une maille fine ou une simple chemise blanche.|上質なニットや白シャツと好相性。|고운 니트나 깔끔한 화이트 셔츠와 잘 어울립니다.|与细针织衫或简约白衬衫相得益彰。"),
	],
	jeans: [
		t("خمسة جيوب ومسامير نحاسية وخياطة بلون مغاير.|Fünf Taschen, Kupfernieten und Kontrastnähte.|Five pockets, copper rivets and contrast stitching.|Cinq poches, rivets en cuivre et surpiqûres contrastées.|5ポケット、銅リベット、配色ステッチ仕様。|파이브 포켓과 구리 리벳, 배색 스티치를 더했습니다.|五袋款式，铜制铆钉与撞色缝线。"),
		t("مغسول بمياه معاد تدويرها وبلا مواد قاسية.|Gewaschen mit wiederverwendetem Wasser und ohne scharfe Chemie.|Washed with recycled water and no harsh chemicals.|Lavage à l’eau recyclée, sans produits agressifs.|再生水を使い、強い薬品を使わずに洗いをかけています。|강한 화학 물질 없이 재활용수로 워싱했습니다.|以循环水洗涤，不用刺激性化学品。"),
	],
	children: [
		t("حواف ناعمة من الداخل ومساحة كافية للركض والنمو.|Innen weich verarbeitet, mit Platz zum Toben und Wachsen.|Soft on the inside, with room to run and grow.|Intérieur tout doux, avec de la place pour courir et grandir.|内側はやさしい肌触りで、走っても成長してもゆとりがあります。|안쪽까지 부드럽고 뛰놀며 자랄 여유가 있습니다.|内里柔软，奔跑成长皆有余裕。"),
		t("أزرار سهلة لأصابع صغيرة.|Verschlüsse, mit denen auch kleine Finger zurechtkommen.|Fastenings that small fingers can manage.|Des fermetures faciles pour les petits doigts.|小さな指でも扱いやすい留め具です。|작은 손으로도 쉽게 여밀 수 있습니다.|小手也能轻松扣合。"),
	],
	baby: [
		t("كباسات على طول الساق تسهّل تبديل الحفاض.|Druckknöpfe am Bein machen das Wickeln leicht.|Snaps along the leg make changing easy.|Des pressions à l’entrejambe facilitent le change.|股下のスナップボタンで、おむつ替えも簡単です。|다리 안쪽의 스냅 단추로 기저귀를 쉽게 갈 수 있습니다.|腿部按扣设计，换尿布更轻松。"),
		t("درزات مسطحة وبلا ملصقات تخدش البشرة.|Flache Nähte und keine Etiketten, die kratzen.|Flat seams, and no labels to scratch.|Des coutures plates, et aucune étiquette qui gratte.|縫い目は平らで、肌にあたるタグもありません。|납작한 솔기로 마무리하고 따가운 라벨을 없앴습니다.|平缝工艺，无标签，不刺激肌肤。"),
	],
	swim: [
		t("تجف بسرعة وتحمي من أشعة الشمس بمعامل UPF 50+.|Schnell trocknend, mit Sonnenschutz UPF 50+.|Quick-drying, with UPF 50+ sun protection.|Séchage rapide et protection solaire UPF 50+.|速乾性に優れ、UPF50+で日差しからも守ります。|빨리 마르고 UPF 50+로 햇빛을 막아 줍니다.|速干面料，UPF 50+防晒。"),
		t("بطانة كاملة ناعمة تحافظ على الشكل في الماء.|Ganz gefüttert und formbeständig, auch im Wasser.|Fully lined, and keeps its shape in the water.|Doublure intégrale et bonne tenue dans l’eau.|総裏仕立てで、水の中でも形を保ちます。|전체 안감으로 물속에서도 형태를 유지합니다.|全衬里设计，入水不变形。"),
		t("من البحر إلى الغداء في الظل، ويكفي قميص على الكتفين.|Vom Wasser zum Mittagessen im Schatten: Ein Hemd darüber genügt.|From the water to lunch in the shade: a shirt on top is enough.|De la mer au déjeuner à l’ombre : une chemise par-dessus suffit.|海から木陰のランチへ。シャツを羽織るだけで十分です。|바다에서 나와 그늘 아래 점심까지, 셔츠 하나면 충분합니다.|从海水到树荫下的午餐，披件衬衫即可。"),
	],
	gloves: [
		t("قصة تلازم اليد كجلد ثانٍ.|Sitzen wie eine zweite Haut.|Cut to fit like a second skin.|Une coupe ajustée comme une seconde peau.|第二の肌のように手に沿います。|제2의 피부처럼 손에 꼭 맞습니다.|贴合双手，宛如第二层肌肤。"),
		t("من نابولي، مدينة صانعي القفازات.|Aus Neapel, der Stadt der Handschuhmacher.|From Naples, the glove-makers’ town.|De Naples, la ville des gantiers.|手袋職人の町、ナポリで仕立てました。|장갑 장인의 도시 나폴리에서 만들었습니다.|产自手套匠人之城那不勒斯。"),
	],
	tie: [
		t("تُخاط باليد كي تبقى العقدة في مكانها.|Von Hand genäht, damit der Knoten sitzt.|Sewn by hand, so that the knot sits.|Une couture à la main, pour un nœud qui tient.|手縫いで仕上げ、結び目が美しく決まります。|손바느질로 마무리해 매듭이 단정하게 잡힙니다.|手工缝制，结型挺括。"),
		t("من كومو، مدينة النساجين على البحيرة.|Aus Como, der Stadt der Weber am See.|From Como, the weavers’ town on the lake.|De Côme, la ville des tisseurs au bord du lac.|湖畔の織物の町、コモから。|호숫가 직조의 도시 코모에서 왔습니다.|来自湖畔织造之城科莫。"),
	],
	shoe: [
		t("مصنوع في إقليم ماركي ببطانة ناعمة.|Gefertigt in den Marken, mit weichem Lederfutter.|Made in the Marche with a soft leather lining.|Fabrication dans les Marches, doublure en cuir souple.|マルケ州で製作。やわらかなレザーのライニング仕様。|마르케 지역에서 제작했으며 부드러운 가죽 안감을 사용했습니다.|产自意大利马尔凯大区，柔软皮质衬里。"),
		t("نعل داخلي مبطن يجعل اليوم الطويل قصيرًا.|Die gepolsterte Innensohle macht lange Tage kurz.|A cushioned insole makes long days short.|La semelle intérieure rembourrée raccourcit les longues journées.|クッション入りのインソールで、長い一日も快適に。|쿠션 인솔이 긴 하루도 편안하게 해 줍니다.|软垫鞋垫，久行不累。"),
	],
	sneaker: [
		t("نعل مطاطي خفيف وقياس مريح.|Leichte Gummisohle und bequemer Einstieg.|A light rubber sole and an easy fit.|Semelle légère en caoutchouc et chaussant confortable.|軽量ラバーソールで、快適な履き心地。|가벼운 고무 밑창으로 착화감이 편안합니다.|轻质橡胶大底，穿着舒适。"),
		t("مصمم للمدينة ومريح في السفر.|Für die Stadt entworfen, auf Reisen bequem.|Designed for the city, comfortable on the road.|Pour la ville, avec tout le confort du voyage.|街のために設計し、旅先でも快適です。|도시를 위해 디자인했으며 여행길에도 편안합니다.|为都市而设计，旅途亦舒适。"),
	],
	bag: [
		t("جيب داخلي بسحاب ومساحة لهاتف ومفاتيح ودفتر.|Innenfach mit Reißverschluss und Platz für Telefon, Schlüssel und Notizbuch.|A zipped inner pocket and room for phone, keys and notebook.|Poche intérieure zippée et place pour téléphone, clés et carnet.|ファスナー付き内ポケットに、スマートフォン、鍵、手帳が収まります。|지퍼 내부 포켓에 휴대폰과 열쇠, 수첩까지 넉넉히 들어갑니다.|内设拉链袋，可容纳手机、钥匙与笔记本。"),
		t("الحواف مطلية يدويًا في سبع طبقات.|Die Kanten sind in sieben Lagen von Hand versiegelt.|The edges are painted by hand in seven coats.|Les tranches sont peintes à la main en sept couches.|コバは七層の手塗り仕上げ。|가장자리는 일곱 번에 걸쳐 손으로 칠해 마감했습니다.|边缘经七层手工封边。"),
		t("المشابك المعدنية صُبّت خصيصًا لهذا التصميم.|Die Beschläge wurden eigens für dieses Modell gegossen.|The hardware was cast for this design alone.|Les pièces métalliques ont été fondues pour ce modèle.|金具はこのモデルのためだけに鋳造しました。|이 모델만을 위해 주조한 금속 장식을 더했습니다.|五金配件专为此款铸造。"),
	],
	smallLeather: [
		t("ثمانية جيوب للبطاقات وقسم للأوراق النقدية.|Acht Kartenfächer und ein Fach für Scheine.|Eight card slots and a compartment for notes.|Huit emplacements pour cartes et un compartiment à billets.|カードスロット8枚分と紙幣入れ付き。|카드 슬롯 여덟 칸과 지폐 수납칸이 있습니다.|八个卡位与一个钞票夹层。"),
		t("تتسع لكل ما يلزم وتنزلق في أصغر جيب.|Fasst alles Nötige und passt in jede Tasche.|Holds what matters and slips into the smallest pocket.|Contient l’essentiel et se glisse dans la plus petite poche.|必要なものだけを収め、小さなポケットにもすっと入ります。|꼭 필요한 것만 담아 작은 주머니에도 쏙 들어갑니다.|容纳必需，轻松放入小口袋。"),
	],
	eyewear: [
		t("عدسات تحجب الأشعة فوق البنفسجية بالكامل، مع علبة جلدية.|Gläser mit vollem UV-Schutz, dazu ein Lederetui.|Lenses with full UV protection, with a leather case.|Verres à protection UV totale, livrés avec un étui en cuir.|紫外線を完全にカットするレンズ。レザーケース付き。|자외선을 완벽히 차단하는 렌즈와 가죽 케이스가 함께 제공됩니다.|镜片全面阻隔紫外线，附皮质眼镜盒。"),
		t("مفصلات بخمس حلقات مجمعة يدويًا في كادوري.|Fünfgliedrige Scharniere, von Hand montiert im Cadore.|Five-barrel hinges, assembled by hand in Cadore.|Charnières à cinq tenons, montées à la main dans le Cadore.|カドーレで手組みした五枚蝶番。|카도레에서 손으로 조립한 5중 힌지를 사용했습니다.|五齿铰链，于卡多雷手工组装。"),
	],
	scarf: [
		t("الحواف ملفوفة ومخيطة يدويًا.|Die Kanten sind von Hand rolliert.|The edges are finished by hand.|Les bords sont finis à la main.|縁は手作業で仕上げています。|가장자리를 손으로 마감했습니다.|边缘手工收边。"),
		t("حول العنق أو على الكتفين أو مربوط على حقيبة.|Um den Hals, über den Schultern oder an die Tasche gebunden.|Round the neck, over the shoulders or tied to a bag.|Autour du cou, sur les épaules ou noué à un sac.|首元に、肩に、バッグのアクセントに。|목에 두르거나 어깨에 걸치거나 가방에 묶어 보십시오.|可绕颈、披肩，或系于包上。"),
	],
	hat: [
		t("شريط داخلي ناعم يثبت القياس.|Ein weiches Innenband sorgt für guten Sitz.|A soft inner band keeps the fit.|Un ruban intérieur doux assure le maintien.|内側のやわらかなバンドでしっかりフィットします。|부드러운 안쪽 밴드가 편안하게 잡아 줍니다.|内里柔软吸汗带，佩戴稳妥。"),
		t("صُنعت في ورشة عائلية قرب فلورنسا.|Gefertigt in einem Familienbetrieb bei Florenz.|Made in a family workshop near Florence.|La confection d’un atelier familial près de Florence.|フィレンツェ近郊の家族経営の工房で製作。|피렌체 근교의 가족 공방에서 제작했습니다.|由佛罗伦萨近郊的家族工坊制作。"),
	],
	belt: [
		t("إبزيم مصقول من النحاس الأصفر الخالص.|Polierte Schließe aus massivem Messing.|A polished solid-brass fastening.|Fermoir en laiton massif poli.|磨き上げた真鍮無垢のバックル。|매끈하게 연마한 황동 버클로 마무리했습니다.|实心黄铜扣头，抛光细致。"),
		t("يشد معطفًا أو يكمل بنطلونًا بالقدر نفسه من الأناقة.|Zum Mantel so gut wie zur Hose.|As good over a coat as with trousers.|Aussi bien sur un manteau qu’avec un pantalon.|コートにもパンツにもよく合います。|코트 위에도 팬츠에도 잘 어울립니다.|束于大衣或搭配长裤，皆得体。"),
	],
	jewellery: [
		t("من صياغة أريتسو، مدينة الصاغة، في علبة مبطنة.|Gefertigt in der Goldschmiedestadt Arezzo, geliefert in einem gefütterten Etui.|Made in Arezzo, the goldsmiths’ town, and delivered in a lined case.|Création d’Arezzo, la ville des orfèvres, livrée dans un écrin doublé.|金細工の町アレッツォで製作。内張り付きのケースに入れてお届けします。|금세공의 도시 아레초에서 제작하여 안감 있는 케이스에 담아 드립니다.|产自金匠之城阿雷佐，附衬里首饰盒。"),
		t("قطعة خفيفة بما يكفي لكل يوم، ومميزة بما يكفي للمناسبات.|Leicht genug für jeden Tag, schön genug für besondere Anlässe.|Light enough for every day, special enough for an occasion.|La légèreté de tous les jours, l’éclat des grandes occasions.|普段使いできる軽さと、特別な日にふさわしい輝き。|매일 착용하기에 가볍고 특별한 날에도 돋보입니다.|轻巧可日常佩戴，亦足以点亮重要时刻。"),
	],
	fragrance: [
		t("برغموت وزهر البرتقال في البداية، ثم خشب الأرز والعنبر.|Bergamotte und Orangenblüte im Auftakt, dann Zedernholz und Amber.|Bergamot and orange blossom first, then cedar and amber.|Bergamote et fleur d’oranger en tête, puis cèdre et ambre.|ベルガモットとオレンジブロッサムから、シダーとアンバーへ。|베르가못과 오렌지 블로섬으로 시작해 시더와 앰버로 이어집니다.|前调佛手柑与橙花，后调雪松与琥珀。"),
		t("ياسمين وتين أخضر ونسمة ملح من البحر.|Jasmin, grüne Feige und ein Hauch Meersalz.|Jasmine, green fig and a breath of sea salt.|Jasmin, figue verte et une touche de sel marin.|ジャスミン、グリーンフィグ、そして海の塩の香り。|재스민과 초록 무화과, 그리고 바다 소금의 향입니다.|茉莉、青无花果与一丝海盐气息。"),
	],
	makeUp: [
		t("لون غني من التمريرة الأولى وملمس خفيف لا يثقل.|Satte Farbe beim ersten Auftrag, dabei federleicht.|Rich colour from the first stroke, and never heavy.|Une couleur intense dès le premier passage, sans alourdir.|ひと塗りで鮮やかに発色し、軽いつけ心地。|한 번만 발라도 선명하고 가볍게 밀착됩니다.|一抹显色，质地轻盈。"),
		t("عبوة معدنية قابلة لإعادة التعبئة.|In einer nachfüllbaren Hülle.|In a refillable case.|Dans un étui rechargeable.|繰り返し使えるリフィル式。|리필 가능한 용기에 담았습니다.|可替换芯包装。"),
	],
	skincare: [
		t("يمتص بسرعة ويترك البشرة ناعمة ومشرقة.|Zieht schnell ein und hinterlässt weiche, strahlende Haut.|Sinks in quickly and leaves the skin soft and bright.|Pénètre vite et laisse la peau douce et lumineuse.|すばやくなじみ、やわらかく明るい肌へ。|빠르게 스며들어 피부를 부드럽고 환하게 가꿔 줍니다.|快速吸收，令肌肤柔软透亮。"),
		t("من دون عطور اصطناعية، ومختبر على البشرة الحساسة.|Ohne synthetische Duftstoffe, auf empfindlicher Haut getestet.|No synthetic fragrance; tested on sensitive skin.|Sans parfum de synthèse, testé sur peaux sensibles.|合成香料不使用。敏感肌での使用テスト済み。|인공 향료 없이, 민감성 피부 테스트를 마쳤습니다.|不含人工香精，经敏感肌测试。"),
	],
	candle: [
		t("شمع نباتي يحترق بهدوء نحو خمسين ساعة.|Pflanzenwachs, das rund fünfzig Stunden ruhig brennt.|Plant wax that burns steadily for about fifty hours.|Une cire végétale qui brûle paisiblement une cinquantaine d’heures.|約50時間、静かに燃え続ける植物性ワックス。|약 50시간 동안 은은하게 타오르는 식물성 왁스를 사용했습니다.|植物蜡，静静燃烧约五十小时。"),
		t("رائحة التين وأوراق الطماطم بعد المطر.|Der Duft von Feige und Tomatenblatt nach dem Regen.|The scent of fig and tomato leaf after rain.|Un parfum de figue et de feuille de tomate après la pluie.|雨上がりのイチジクとトマトの葉の香り。|비 온 뒤의 무화과와 토마토 잎 향입니다.|雨后无花果与番茄叶的清香。"),
	],
	decoration: [
		t("جميلة وهي فارغة، وأجمل مع غصن واحد.|Leer schon schön, mit einem einzigen Zweig noch schöner.|Lovely empty, lovelier with a single branch.|Un bel objet à vide, plus beau encore avec une seule branche.|そのままでも、一枝挿してもなお美しく。|비어 있어도 아름답고, 가지 하나만 꽂아도 더욱 아름답습니다.|空置已美，插上一枝更添雅致。"),
		t("قطعة هادئة لرف أو طاولة أو نافذة.|Ein ruhiges Stück für Regal, Tisch oder Fensterbank.|A calm piece for a shelf, a table or a window sill.|Une pièce sereine pour une étagère, une table ou un rebord de fenêtre.|棚にもテーブルにも窓辺にも似合う、静かな佇まい。|선반이나 테이블, 창가에 차분히 어울립니다.|静置于层架、桌面或窗台皆宜。"),
	],
	tableware: [
		t("مزجج من الداخل وآمن للطعام.|Innen glasiert und lebensmittelecht.|Glazed inside and safe for food.|Émaillage intérieur, apte au contact alimentaire.|内側は施釉し、食品にも安心してお使いいただけます。|안쪽에 유약을 발라 음식을 담아도 안전합니다.|内壁施釉，可安全盛放食物。"),
		t("ينسجم مع قطع أخرى من المجموعة على مائدة واحدة.|Lässt sich mit anderen Stücken der Serie zum Gedeck verbinden.|Combines with other pieces of the series on one table.|Se marie aux autres pièces de la série sur une même table.|同シリーズの器と組み合わせて食卓を彩ります。|같은 시리즈의 다른 제품과 함께 식탁을 꾸며 보십시오.|可与同系列其他器皿搭配成套。"),
	],
	pantry: [
		t("معصور على البارد من زيتون قُطف باليد.|Kalt gepresst aus von Hand gepflückten Oliven.|Cold pressed from olives picked by hand.|Pressée à froid, à partir d’olives cueillies à la main.|手摘みのオリーブを低温で搾りました。|손으로 딴 올리브를 저온 압착했습니다.|手工采摘橄榄，冷压而成。"),
		t("الزجاجة مصنوعة لتبقى على المائدة بعد آخر قطرة.|Die Flasche bleibt auch nach dem letzten Tropfen auf dem Tisch.|A bottle to keep on the table after the last drop.|Une bouteille à garder sur la table après la dernière goutte.|最後の一滴のあとも、食卓に置いておきたいボトル。|마지막 한 방울 뒤에도 식탁에 두고 싶은 병입니다.|最后一滴之后，仍可留在餐桌上的瓶子。"),
	],
	homeTextile: [
		t("تمنح الأريكة لونًا والغرفة دفئًا.|Bringt Farbe aufs Sofa und Wärme in den Raum.|Brings colour to the sofa and warmth to the room.|Apporte de la couleur au canapé et de la chaleur à la pièce.|ソファに彩りを、部屋にぬくもりを添えます。|소파에 색감을, 공간에 온기를 더합니다.|为沙发添色，为居室添暖。"),
		t("الحواف مشغولة يدويًا في ورشة نسيج عائلية.|Von Hand gesäumt in einer Familienweberei.|Hand-finished in a family weaving mill.|Finitions à la main dans un tissage familial.|家族経営の織物工房で手仕上げしています。|가족이 운영하는 직물 공방에서 손으로 마감했습니다.|由家族织造坊手工收边。"),
	],
} as const;
export type FamilyId = keyof typeof familySentences;

// biome-ignore format: a table is read by its columns
export const closingSentences = [
	t("قطعة مصنوعة بعناية لتبقى سنوات طويلة.|Sorgfältig gefertigt für viele Jahre.|Carefully made to last for years.|Une fabrication soignée, pensée pour durer.|長く使えるよう、丁寧に仕立てました。|오래 사용할 수 있도록 정성껏 만들었습니다.|精心制作，经久耐用。"),
	t("كميات محدودة في كل موسم.|Jede Saison in begrenzter Stückzahl.|Made in limited numbers each season.|Une série limitée à chaque saison.|毎シーズン数量限定で製作しています。|시즌마다 한정 수량으로 제작합니다.|每季限量制作。"),
	t("تفصيل هادئ لا يشيخ.|Ein ruhiger Entwurf, der nicht altert.|A quiet design that does not age.|Un dessin discret qui ne vieillit pas.|時を経ても色あせない、静かなデザイン。|시간이 지나도 변치 않는 차분한 디자인입니다.|低调设计，不随时光褪色。"),
	t("هدية جميلة، حتى لمن يهديها لنفسه.|Ein schönes Geschenk, auch an sich selbst.|A fine gift, even to oneself.|Un beau cadeau, même à soi-même.|贈り物にも、自分へのご褒美にも。|선물로도, 나를 위한 선물로도 좋습니다.|馈赠亲友或犒赏自己，皆为佳选。"),
	t("تصميم من ميلانو وصناعة إيطالية.|Entworfen in Mailand, gefertigt in Italien.|Designed in Milan, made in Italy.|Conception à Milan, fabrication en Italie.|ミラノでデザインし、イタリアで製作。|밀라노에서 디자인하고 이탈리아에서 제작했습니다.|米兰设计，意大利制造。"),
] as const;
