import type { Synonyms } from "@vetrina/commerce-sandbox/house/search-settings.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";

export const searchSynonyms: Partial<Record<LanguageCode, Synonyms>> = {
	en: {
		same: `sweater, jumper, pullover
			turtleneck, roll-neck, polo neck, roll neck
			trousers, pants, slacks
			trainers, sneakers, tennis shoes
			running shoes, running sneakers, running trainers
			t-shirt, tees
			vest, gilet, body warmer, bodywarmer
			puffer, puffer jacket, down jacket, padded jacket, quilted jacket
			hoodie, hooded sweatshirt, hoody
			trench, trench coat, raincoat, mac
			blazer, suit jacket, sport coat, sports jacket
			evening gown, ball gown, evening dress, gown, prom dress
			cocktail dress, mini dress
			knitted vest, sweater vest, knit vest
			padded gilet, puffer vest, down vest
			swimsuit, bathing suit, swimming costume, one-piece, one-piece swimsuit
			swim shorts, swim trunks, swimming trunks, swimming shorts
			board shorts, surf shorts
			dungarees, overalls
			romper, playsuit
			sleepsuit, babygrow, onesie, footed pajamas, footed pyjamas
			wallet, purse, billfold
			card holder, card case, cardholder
			backpack, rucksack
			weekend bag, holdall, duffel bag, travel bag, weekender, overnight bag
			crossbody bag, cross-body bag, cross body bag, messenger bag
			tote bag, shopper, tote
			clutch, evening bag
			sunglasses, shades, sunnies
			scarf, scarves
			shawl, stole, wrap scarf
			beanie, woolly hat, knit hat, wool hat
			cap, baseball cap
			sun hat, wide-brimmed hat, straw hat
			belt, waist belt
			tie, necktie
			bow tie, bowtie
			heels, high heels, pumps, stilettos, court shoes
			ballet flats, ballerinas, ballet pumps, flats
			ankle boots, booties
			knee-high boots, tall boots
			slides, sliders
			jewellery, jewelry
			hoop earrings, hoops, creoles
			stud earrings, studs, ear studs
			perfume, fragrance, eau de parfum
			nail polish, nail varnish
			blush, blusher
			face cream, moisturiser, moisturizer
			cushion, pillow, throw pillow
			throw, blanket
			mug, cup
			bowl, dish
			women, woman, womens, ladies, lady, female
			men, man, mens, gents, gentlemen, male
			children, kids, child, kid
			girls, girl
			boys, boy
			baby, babies, newborn, infant
			floral, flower, flowers, flowery
			striped, stripes, stripe, stripy
			checked, check, plaid, tartan, checkered
			polka dot, polka dots, dots, dotted, spotted
			animal print, leopard, zebra, leopard print
			grey, gray
			burgundy, bordeaux, wine, maroon
			navy, navy blue, dark blue
			sky blue, light blue, baby blue
			camel, tan
			beige, sand, nude
			denim, jean
			gift, present`,
		under: `blue: navy, indigo, royal blue, sky blue, petrol blue
			green: emerald, olive, sage
			dark green: emerald, olive
			brown: chocolate, cognac, camel
			pink: blush, fuchsia
			purple: lilac, aubergine
			violet: lilac, aubergine
			yellow: butter, mustard
			orange: apricot, terracotta
			red: burgundy
			white: ivory
			cream: ivory, butter
			off-white: ivory
			grey: charcoal
			turquoise: petrol blue
			wool: merino wool, cashmere
			cotton: organic cotton, cotton poplin
			leather: patent leather
			suit: blazer
			purse: handbag, shoulder bag, crossbody bag
			handbag: tote bag, shoulder bag, crossbody bag, bucket bag, top-handle bag, clutch
			scent: perfume, fragrance
			swimwear: swimsuit, bikini, swim shorts, board shorts
			jewellery: earrings, necklace, bracelet, ring, bangle
			makeup: lipstick, lip gloss, blush, nail polish, make-up
			skincare: face cream, face serum, body oil, hand cream
			homeware: vase, plate, bowl, mug, cushion, throw, candle
			tableware: plate, bowl, mug`,
	},
	de: {
		same: `pullover, pulli, sweater, strickpullover
			hose, hosen, stoffhose
			sneaker, turnschuhe, sneakers
			t-shirt, shirt
			daunenjacke, steppjacke, pufferjacke
			daunenweste, steppweste
			hoodie, kapuzenpullover, kapuzenpulli
			rollkragenpullover, rolli, rollkragen
			trenchcoat, trench, regenmantel
			blazer, sakko, jackett
			abendkleid, ballkleid
			badeanzug, schwimmanzug
			badeshorts, badehose
			portemonnaie, geldbörse, geldbeutel, brieftasche
			kartenetui, kartenhalter
			reisetasche, weekender
			shopper, tote bag, einkaufstasche
			clutch, abendtasche
			umhängetasche, crossbody
			schal, halstuch
			tuch, seidentuch
			mütze, beanie, strickmütze
			baseballkappe, cap, basecap, kappe
			krawatte, schlips
			pumps, high heels, stöckelschuhe, absatzschuhe
			ballerinas, flache schuhe
			stiefeletten, boots, kurzstiefel
			parfum, parfüm, duft, eau de parfum
			gesichtscreme, tagescreme, feuchtigkeitscreme
			kissen, sofakissen
			plaid, decke, wolldecke
			becher, tasse
			damen, frauen, frau, dame
			herren, männer, mann, herr
			kinder, kind
			mädchen, girls
			jungen, jungs
			geblümt, blumen, blumenmuster, blumenprint, floral
			gestreift, streifen, ringel
			kariert, karo, karomuster
			gepunktet, punkte, polka dots
			animal-print, leo, leopard, leomuster
			bordeaux, weinrot, bordeauxrot
			marineblau, dunkelblau, navy
			himmelblau, hellblau
			silbern, silber
			golden, gold
			anthrazit, dunkelgrau
			strick, gestrickt
			ohrringe, ohrschmuck
			leinen, leinenstoff
			geschenk, geschenke, geschenkidee`,
		under: `blau: marineblau, indigo, royalblau, himmelblau, petrol
			grün: smaragdgrün, oliv, salbeigrün
			dunkelgrün: smaragdgrün, oliv
			braun: schokobraun, cognac, camel
			rosa: zartrosa, fuchsia
			pink: fuchsia, zartrosa
			lila: flieder, aubergine
			violett: flieder, aubergine
			gelb: buttergelb, senfgelb
			orange: apricot, terrakotta
			rot: bordeaux
			weiß: elfenbein
			creme: elfenbein, buttergelb
			grau: anthrazit
			wolle: merinowolle, kaschmir
			baumwolle: bio-baumwolle, baumwollpopeline
			leder: lackleder
			handtasche: shopper, schultertasche, umhängetasche, beuteltasche, henkeltasche, clutch
			bademode: badeanzug, bikini, badeshorts
			schmuck: ohrringe, halskette, armband, ring
			anzug: blazer`,
	},
	fr: {
		same: `pull, pullover, sweater, chandail
			pantalon, pantalons, futal
			baskets, sneakers, tennis
			doudoune, veste matelassée
			sweat à capuche, hoodie
			col roulé, pull à col roulé
			trench, trench-coat, imperméable
			blazer, veste de costume, veste de tailleur
			robe du soir, robe de soirée, robe de bal
			robe courte, mini robe
			robe longue, maxi robe
			jupe courte, mini jupe
			maillot de bain, maillot une pièce
			short de bain, maillot homme
			portefeuille, portemonnaie, porte-monnaie
			porte-cartes, porte cartes
			sac de voyage, week-end
			cabas, sac cabas, tote
			pochette, sac du soir
			foulard, carré
			écharpe, châle
			bonnet, bonnet en laine
			casquette, casquette de baseball
			escarpins, talons, talons hauts, chaussures à talons
			ballerines, chaussures plates
			bottines, boots
			parfum, eau de parfum, fragrance
			coussin, oreiller
			plaid, couverture
			tasse, mug
			femme, femmes, dame, dames
			homme, hommes, messieurs
			enfant, enfants
			fille, filles
			garçon, garçons
			bébé, bébés, layette
			à fleurs, fleuri, fleurie, fleurs, floral
			à rayures, rayé, rayée, rayures
			à carreaux, carreaux, écossais
			à pois, pois
			imprimé animal, léopard, imprimé léopard
			bordeaux, lie de vin
			bleu marine, marine, bleu foncé
			bleu ciel, bleu clair
			blanc, blanche
			lunettes de soleil, lunettes
			bijoux, bijou
			doré, or
			argenté, argent
			cadeau, cadeaux`,
		under: `bleu: bleu marine, indigo, bleu roi, bleu ciel, bleu pétrole
			vert: émeraude, olive, vert sauge
			marron: chocolat, cognac, camel
			brun: chocolat, cognac, camel
			rose: rose poudré, fuchsia
			violet: lilas, aubergine
			jaune: jaune beurre, moutarde
			orange: abricot, terracotta
			rouge: bordeaux
			blanc: ivoire
			crème: ivoire, jaune beurre
			gris: anthracite
			laine: laine mérinos, cachemire
			coton: coton biologique, popeline de coton
			cuir: cuir verni
			sac à main: cabas, sac porté épaule, sac bandoulière, sac seau, pochette
			maillots de bain: bikini, short de bain
			bijoux: boucles d’oreilles, collier, bracelet, bague, créoles
			costume: blazer`,
	},
	ar: {
		same: `فستان, فساتين
			معطف, معاطف
			سترة, سترات, جاكيت, جاكت
			كنزة, كنزات, بلوفر, سويتر
			قميص, قمصان
			بلوزة, بلوزات
			بنطلون, بناطيل, بنطال, سروال
			تنورة, تنانير, جيبة
			حذاء, أحذية, جزمة
			سنيكرز, حذاء رياضي, أحذية رياضية
			بوت, بوتات
			صندل, صنادل
			حقيبة, حقائب, شنطة, شنط
			محفظة, محافظ
			وشاح, أوشحة, شال
			قبعة, قبعات
			حزام, أحزمة
			خاتم, خواتم
			قرط, أقراط, حلق
			قلادة, قلائد, عقد
			سوار, أساور
			ساعة, ساعات
			عطر, عطور, ماء عطر
			نظارة, نظارات, نظارات شمسية
			وسادة, وسائد, مخدة
			شمعة, شموع
			نساء, نسائي, نسائية, سيدات
			رجال, رجالي, رجالية
			أطفال, طفل
			أحمر, حمراء
			أسود, سوداء
			أبيض, بيضاء
			أزرق, زرقاء
			أخضر, خضراء
			أصفر, صفراء
			جلد, جلدي, جلدية
			حرير, حريري, حريرية
			صوف, صوفي, صوفية
			قطن, قطني, قطنية
			تيشيرت, تي شيرت
			ملابس سباحة, مايوه, لباس سباحة`,
		under: `أزرق: كحلي, نيلي, أزرق ملكي, أزرق سماوي, أزرق بترولي
			أخضر: أخضر زمردي, زيتي, أخضر مريمية
			بني: بني شوكولاتة, كونياك, جملي
			وردي: وردي فاتح, فوشيا
			بنفسجي: ليلكي, باذنجاني
			أصفر: أصفر زبدي, خردلي
			برتقالي: مشمشي, تراكوتا
			أحمر: نبيذي
			أبيض: عاجي
			رمادي: رمادي فحمي
			مجوهرات: أقراط, قلادة, سوار, خاتم`,
	},
	it: {
		same: `maglia, maglione, pullover, golf
			dolcevita, maglia a collo alto, lupetto
			pantaloni, pantalone
			jeans, jean
			sneaker, sneakers, scarpe da ginnastica
			piumino, piumini, giacca imbottita
			gilet, smanicato
			felpa con cappuccio, hoodie
			trench, impermeabile
			blazer, giacca da completo
			abito, vestito
			abito da sera, abito elegante, vestito da sera
			abito corto, miniabito, mini abito
			abito lungo, maxi abito
			minigonna, gonna corta
			costume intero, costume da bagno
			costume a pantaloncino, boxer mare
			portafoglio, portafogli
			portacarte, porta carte
			zaino, zainetto
			borsone da viaggio, borsone, weekender
			borsa shopper, shopper, tote bag, tote
			borsa a tracolla, tracolla, crossbody
			pochette, clutch, borsa da sera
			occhiali da sole, occhiali
			sciarpa, sciarpe
			stola, scialle
			foulard, carré
			berretto, cuffia, beanie
			cappellino da baseball, cappellino
			cravatta, cravatte
			papillon, farfallino
			décolleté, tacchi, scarpe con tacco
			ballerine, scarpe basse
			stivaletti, tronchetti
			ciabatte, sandali slide
			bracciale, braccialetto
			profumo, fragranza, eau de parfum
			smalto, smalto per unghie
			crema viso, crema idratante
			plaid, coperta
			tazza, mug
			donna, donne
			uomo, uomini
			bambini, bimbi, kids
			bambina, bimba
			bambino, bimbo
			neonato, neonati, baby
			a fiori, floreale, fiori
			a righe, righe, rigato
			a quadri, quadri, scozzese
			a pois, pois
			animalier, leopardato
			bordeaux, bordò, vinaccia
			blu navy, blu scuro, blu marine
			celeste, azzurro
			regalo, regali, idea regalo`,
		under: `blu: blu navy, indaco, blu royal, celeste, petrolio
			verde: smeraldo, oliva, salvia
			verde scuro: smeraldo, oliva
			marrone: cioccolato, cognac, cammello
			rosa: cipria, fucsia
			viola: lilla, melanzana
			giallo: burro, senape
			arancione: albicocca, terracotta
			rosso: bordeaux
			bianco: avorio
			crema: avorio, burro
			grigio: antracite
			turchese: petrolio
			lana: lana merino, cashmere
			cotone: cotone biologico, popeline di cotone
			pelle: vernice, camoscio
			borsetta: borsa shopper, borsa a spalla, borsa a tracolla, borsa a secchiello, borsa a mano, pochette
			costumi: costume intero, bikini, costume a pantaloncino
			gioielli: orecchini, collana, bracciale, anello
			completo: blazer`,
	},
	ja: {
		same: `セーター, ニット, プルオーバー
			ズボン, パンツ, スラックス
			ワンピース, ドレス
			靴, シューズ
			運動靴, スニーカー
			鞄, バッグ, かばん, カバン
			財布, ウォレット
			時計, 腕時計, ウォッチ
			眼鏡, めがね, サングラス
			帽子, ハット
			指輪, リング
			首飾り, ネックレス
			イヤリング, ピアス
			上着, ジャケット
			外套, コート
			手袋, グローブ
			皿, プレート
			花瓶, フラワーベース
			毛布, ブランケット
			香水, フレグランス, オードパルファム
			口紅, リップスティック
			水着, スイムウェア
			女性, レディース, ウィメンズ
			男性, 紳士, メンズ
			子供, 子ども, こども, キッズ
			赤, 赤い, レッド
			黒, 黒い, ブラック
			白, 白い, ホワイト
			青, 青い, ブルー
			緑, グリーン
			灰色, グレー
			紺, 紺色, ネイビー
			金, 金色, ゴールド
			銀, 銀色, シルバー
			絹, シルク
			革, 皮, 本革, レザー
			羊毛, ウール
			綿, コットン
			麻, リネン
			花柄, フローラル, フローラルプリント
			縞, ストライプ, ボーダー
			水玉, ドット
			格子, チェック
			豹柄, ヒョウ柄, アニマル柄, アニマルプリント`,
		under: `青: ネイビー, インディゴ, ロイヤルブルー, スカイブルー, ペトロールブルー
			緑: エメラルド, オリーブ, セージグリーン
			茶色: チョコレート, コニャック, キャメル
			ブラウン: チョコレート, コニャック, キャメル
			ピンク: ブラッシュピンク, フューシャピンク
			紫: ライラック, オーベルジーヌ
			パープル: ライラック, オーベルジーヌ
			黄色: バターイエロー, マスタード
			イエロー: バターイエロー, マスタード
			オレンジ: アプリコット, テラコッタ
			赤: ボルドー
			白: アイボリー
			グレー: チャコール
			アクセサリー: ピアス, ネックレス, ブレスレット, リング`,
	},
	ko: {
		same: `스웨터, 니트, 풀오버
			바지, 팬츠
			원피스, 드레스
			치마, 스커트
			신발, 슈즈, 구두
			운동화, 스니커즈
			가방, 백
			지갑, 월렛
			시계, 워치, 손목시계
			선글라스, 안경
			모자, 햇
			반지, 링
			목걸이, 네크리스
			귀걸이, 이어링
			팔찌, 브레이슬릿
			장갑, 글러브
			외투, 코트
			패딩, 다운 재킷, 패딩 점퍼
			자켓, 재킷
			목도리, 머플러
			담요, 블랭킷
			꽃병, 화병
			접시, 플레이트
			향수, 퍼퓸, 오 드 퍼퓸
			립스틱, 루즈
			수영복, 스윔웨어
			여성, 여자, 레이디스
			남성, 남자, 맨즈
			아동, 아이, 어린이, 키즈
			청바지, 진
			레드, 빨간, 빨강, 빨간색
			블랙, 검정, 검은, 검은색, 검정색
			화이트, 흰색, 하얀, 흰
			블루, 파란, 파랑, 파란색
			그린, 초록, 초록색, 녹색
			그레이, 회색
			네이비, 남색, 곤색
			골드, 금색
			실버, 은색
			실크, 비단
			가죽, 레더
			울, 양모
			코튼, 면
			리넨, 린넨, 마
			플로럴, 꽃무늬
			스트라이프, 줄무늬
			도트, 물방울, 물방울무늬
			체크, 체크무늬`,
		under: `블루: 네이비, 인디고, 로열 블루, 스카이 블루, 페트롤 블루
			그린: 에메랄드, 올리브, 세이지 그린
			브라운: 초콜릿 브라운, 코냑, 카멜
			갈색: 초콜릿 브라운, 코냑, 카멜
			핑크: 블러시 핑크, 푸크시아
			분홍: 블러시 핑크, 푸크시아
			퍼플: 라일락, 오베르진
			보라: 라일락, 오베르진
			노란: 버터 옐로, 머스터드
			옐로: 버터 옐로, 머스터드
			오렌지: 애프리콧, 테라코타
			레드: 버건디
			화이트: 아이보리
			그레이: 차콜
			주얼리: 이어링, 네크리스, 브레이슬릿, 반지`,
	},
	zh: {
		same: `毛衣, 针织衫, 套头衫, 毛衫
			裙子, 连衣裙
			短裙, 迷你半身裙, 半身裙
			裤子, 长裤, 裤装
			球鞋, 运动鞋, 休闲鞋
			鞋子, 鞋, 鞋履
			包包, 包, 手袋, 包袋
			钱夹, 钱包
			背包, 双肩包, 书包
			墨镜, 太阳镜
			帽子, 帽饰
			手表, 腕表
			首饰, 珠宝, 饰品
			外套, 夹克
			大衣, 外衣
			羽绒衣, 羽绒服
			毯子, 盖毯
			靠垫, 抱枕
			花盆, 花瓶
			盘子, 餐盘
			唇膏, 口红
			泳衣, 泳装, 连体泳衣
			晚装, 晚礼服, 礼服
			女, 女士, 女装
			男, 男士, 男装
			小孩, 儿童, 童装
			丝巾, 方巾
			丝绸, 真丝, 丝质
			皮, 真皮, 皮革, 皮质
			毛呢, 羊毛
			棉, 棉质, 纯棉
			麻, 亚麻
			碎花, 花卉印花, 花卉, 印花
			条纹, 间条
			波点, 圆点
			格子, 格纹
			豹纹, 动物纹
			藏蓝, 藏青色, 深蓝色
			金色, 金
			银色, 银
			黑, 黑色
			白, 白色
			红, 红色
			蓝, 蓝色
			绿, 绿色`,
		under: `蓝色: 藏青色, 靛蓝色, 宝蓝色, 天蓝色, 孔雀蓝
			绿色: 祖母绿, 橄榄绿, 鼠尾草绿
			棕色: 巧克力棕, 干邑棕, 驼色
			咖啡色: 巧克力棕, 干邑棕
			粉色: 裸粉色, 玫红色
			粉红色: 裸粉色, 玫红色
			紫色: 丁香紫, 茄紫色
			黄色: 奶油黄, 芥末黄
			橙色: 杏色, 陶土色
			红色: 酒红色
			白色: 象牙白
			灰色: 炭灰色
			首饰: 耳环, 项链, 手链, 戒指`,
	},
	"zh-Hant": {
		same: `毛衣, 針織衫, 套頭衫, 冷衫
			洋裝, 連身裙, 連衣裙, 裙裝
			裙子, 半身裙, 裙
			褲子, 長褲, 褲裝
			球鞋, 運動鞋, 休閒鞋, 波鞋, 小白鞋
			慢跑鞋, 跑鞋
			鞋子, 鞋, 鞋履
			包包, 包, 手袋, 包款, 袋
			皮夾, 錢包, 銀包, 長夾, 短夾
			卡夾, 卡片套, 名片夾
			後背包, 背囊, 雙肩包
			斜背包, 斜揹袋, 側背包
			肩背包, 肩揹袋
			旅行袋, 旅行包
			太陽眼鏡, 墨鏡
			帽子, 帽
			毛帽, 針織帽, 冷帽
			手錶, 腕錶, 錶
			首飾, 珠寶, 飾品
			項鍊, 頸鏈, 頸鍊
			手鍊, 手鏈
			外套, 夾克, 褸
			騎士夾克, 皮夾克
			大衣, 長大衣
			羽絨外套, 羽絨衣, 羽絨服, 羽絨
			西裝外套, 西裝, 西裝褸
			開襟衫, 針織外套, 開襟毛衣
			連帽上衣, 帽 T, 連帽衫, 衛衣
			大學 T, 大學服
			背心, 無袖上衣
			披毯, 毯子, 毛毯
			抱枕, 靠墊, 咕𠱸
			花器, 花瓶
			盤, 盤子, 餐盤
			碗, 飯碗
			馬克杯, 杯子
			口紅, 唇膏
			泳裝, 泳衣, 連身泳衣
			海灘褲, 泳褲
			晚禮服, 禮服, 晚裝
			女, 女士, 女裝
			男, 男士, 男裝
			小孩, 兒童, 童裝
			嬰兒, 寶寶
			圍巾, 頸巾
			絲巾, 方巾
			披肩, 披巾
			絲質, 真絲, 絲綢, 絲
			喀什米爾, 羊絨, 茄士咩, 克什米爾
			皮革, 真皮, 皮, 皮質
			毛呢, 羊毛
			棉質, 純棉, 棉
			亞麻, 麻
			花卉, 碎花, 印花
			格紋, 格子
			圓點, 波點, 點點
			動物紋, 豹紋
			海軍藍, 深藍色, 藏青
			金色, 金
			銀色, 銀
			黑色, 黑
			白色, 白
			紅色, 紅
			藍色, 藍
			綠色, 綠
			靴子, 靴
			高跟鞋, 高踭鞋
			平底鞋, 平底
			特價, 折扣`,
		under: `藍色: 海軍藍, 靛藍, 寶藍, 天藍, 孔雀藍
			綠色: 祖母綠, 橄欖綠, 鼠尾草綠
			棕色: 巧克力棕, 干邑棕, 駝色
			咖啡色: 巧克力棕, 干邑棕
			粉色: 裸粉色, 桃紅
			粉紅色: 裸粉色, 桃紅
			紫色: 丁香紫, 茄紫
			黃色: 奶油黃, 芥末黃
			橘色: 杏桃色, 陶土色
			橙色: 杏桃色, 陶土色
			紅色: 酒紅色
			白色: 象牙白
			灰色: 炭灰
			西裝: 西裝外套
			背包: 後背包
			首飾: 耳環, 項鍊, 手鍊, 戒指
			保養品: 面霜, 臉部精華液, 身體油, 護手霜
			彩妝: 口紅, 唇蜜, 腮紅, 指甲油`,
	},
};
