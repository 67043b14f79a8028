import type {
	PicturePattern,
	PictureType,
	pictureTypes,
} from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { FamilyId } from "./families.ts";
import type { FeatureId } from "./features.ts";
import type { MaterialId } from "./materials.ts";
import { type Noun, noun } from "./words.ts";

export type Garment = {
	id: string;
	type: PictureType;
	cut: string;
	cuts: readonly string[];
	family: FamilyId;
	noun: Noun;
	materials: readonly MaterialId[];
	features: readonly FeatureId[];
	patterns: readonly PicturePattern[];
	namesMaterial: boolean;
};

type Row<T extends PictureType = PictureType> = readonly [
	picture: readonly [T, (typeof pictureTypes)[T][number], ...(typeof pictureTypes)[T][number][]],
	/** Nouns carry the gender and number that adjectives agree with: ar:m|f, de:m|f|n|pl, fr:m|f|mp|fp. */
	noun: string,
	materials: string,
	features: string,
	patterns: string,
];

type Rows = Record<string, { [T in PictureType]: Row<T> }[PictureType]>;

// biome-ignore format: a table is read by its columns
const dresses: Rows = {
	"mini-dress": [["dress", "mini"], "فستان قصير:m|Minikleid:n|mini dress|robe courte:f|ミニドレス|미니 드레스|迷你连衣裙", "silk crepe velvet lace cotton", "draped embroidered asymmetric ruffled", "dot floral animal"],
	"slip-dress": [["dress", "slip"], "فستان بحمالات رفيعة:m|Trägerkleid:n|slip dress|robe à fines bretelles:f|スリップドレス|슬립 드레스|吊带连衣裙", "silk satin velvet", "asymmetric embroidered draped", "floral animal"],
	"midi-dress": [["dress", "flared"], "فستان متوسط الطول:m|Midikleid:n|midi dress|robe midi:f|ミディドレス|미디 드레스|中长连衣裙", "silk crepe poplin linen lace", "pleated draped embroidered belted ruffled", "dot floral stripe majolica"],
	"wrap-dress": [["dress", "wrap"], "فستان ملفوف:m|Wickelkleid:n|wrap dress|robe portefeuille:f|ラップドレス|랩 드레스|裹身连衣裙", "silk crepe jersey linen", "ruffled embroidered draped", "dot floral animal majolica"],
	"shirt-dress": [["dress", "shirt"], "فستان قميص:m|Hemdblusenkleid:n|shirt dress|robe chemise:f|シャツワンピース|셔츠 원피스|衬衫连衣裙", "poplin linen cotton denim", "belted oversized embroidered", "stripe check dot"],
	"sheath-dress": [["dress", "sheath"], "فستان مستقيم:m|Etuikleid:n|sheath dress|robe fourreau:f|タイトドレス|시스 드레스|直筒连衣裙", "crepe wool tweed velvet", "tailored draped asymmetric", "check"],
	"maxi-dress": [["dress", "maxi"], "فستان طويل:m|Maxikleid:n|maxi dress|robe longue:f|マキシドレス|맥시 드레스|长款连衣裙", "silk linen crepe poplin", "pleated embroidered belted draped", "majolica floral stripe"],
	"tiered-dress": [["dress", "tiered"], "فستان طويل متعدد الطبقات:m|Stufenkleid:n|tiered maxi dress|robe longue à étages:f|ティアードドレス|티어드 드레스|层叠长裙", "cotton linen organic-cotton silk", "embroidered ruffled", "floral majolica check"],
	"evening-gown": [["gown", "ball", "column", "mermaid"], "فستان سهرة:m|Abendkleid:n|evening gown|robe du soir:f|イブニングドレス|이브닝 드레스|晚礼服", "silk satin velvet crepe", "draped embroidered pleated asymmetric", ""],
	"girls-skirt": [["skirt", "a-line"], "تنورة:f|Rock:m|skirt|jupe:f|スカート|스커트|半身裙", "organic-cotton corduroy wool denim", "pleated ruffled embroidered", "dot floral check stripe"],
	"girls-dress": [["pinafore", "flared"], "فستان:m|Kleid:n|dress|robe:f|ワンピース|원피스|连衣裙", "organic-cotton poplin corduroy linen", "pleated embroidered ruffled", "dot floral check stripe"],
};

// biome-ignore format: a table is read by its columns
const small: Rows = {
	"smock-dress": [["pinafore", "smock"], "فستان بصدر مزموم:m|Smokkleid:n|smocked dress|robe à smocks:f|スモッキングワンピース|스모킹 원피스|抽褶连衣裙", "organic-cotton poplin linen corduroy", "embroidered ruffled", "floral dot check stripe"],
	dungarees: [["dungarees", "long"], "سالوبيت:m|Latzhose:f|dungarees|salopette:f|オーバーオール|멜빵바지|背带裤", "denim corduroy organic-cotton linen", "embroidered relaxed", "stripe check"],
	"short-dungarees": [["dungarees", "short"], "سالوبيت قصير:m|Latzshorts:pl|short dungarees|salopette courte:f|ショートオーバーオール|멜빵 반바지|背带短裤", "denim linen organic-cotton corduroy", "embroidered relaxed", "stripe check"],
	romper: [["romper", "short"], "أفرول قصير:m|Spielanzug:m|romper|barboteuse:f|ロンパース|롬퍼|婴儿短款连体衣", "organic-cotton linen jersey poplin", "embroidered ruffled ribbed", "stripe dot floral check"],
	sleepsuit: [["romper", "footed"], "أفرول بقدمين:m|Strampler:m|sleepsuit|grenouillère:f|足付きカバーオール|발 달린 우주복|婴儿包脚连体衣", "organic-cotton jersey merino cotton", "embroidered ribbed", "stripe dot"],
};

// biome-ignore format: a table is read by its columns
const swim: Rows = {
	swimsuit: [["swimsuit", "scoop"], "ملابس سباحة قطعة واحدة:f|Badeanzug:m|swimsuit|maillot de bain:m|ワンピース水着|원피스 수영복|连体泳衣", "recycled-jersey", "ribbed ruffled draped belted", "stripe floral dot animal majolica"],
	"halter-swimsuit": [["swimsuit", "halter"], "ملابس سباحة برباط حول الرقبة:f|Neckholder-Badeanzug:m|halterneck swimsuit|maillot de bain dos nu:m|ホルターネック水着|홀터넥 수영복|挂颈连体泳衣", "recycled-jersey", "draped ruffled belted ribbed", "animal floral stripe majolica"],
	"one-shoulder-swimsuit": [["swimsuit", "one-shoulder"], "ملابس سباحة بكتف واحد:f|One-Shoulder-Badeanzug:m|one-shoulder swimsuit|maillot de bain à une bretelle:m|ワンショルダー水着|원숄더 수영복|单肩连体泳衣", "recycled-jersey", "draped ruffled ribbed", "floral dot stripe animal"],
	"triangle-bikini": [["bikini", "triangle"], "بيكيني مثلث:m|Triangel-Bikini:m|triangle bikini|bikini triangle:m|トライアングルビキニ|트라이앵글 비키니|三角杯比基尼", "recycled-jersey", "ruffled ribbed embroidered", "stripe floral dot majolica animal"],
	"bandeau-bikini": [["bikini", "bandeau"], "بيكيني باندو:m|Bandeau-Bikini:m|bandeau bikini|bikini bandeau:m|バンドゥビキニ|밴도 비키니|抹胸比基尼", "recycled-jersey", "ruffled ribbed draped", "stripe floral dot majolica"],
	"swim-shorts": [["trunks", "short"], "شورت سباحة:m|Badeshorts:pl|swim shorts|short de bain:m|スイムショーツ|스윔 쇼츠|沙滩裤", "nylon recycled-jersey", "slim-cut two-tone embroidered", "stripe majolica floral"],
	"board-shorts": [["trunks", "long"], "شورت سباحة طويل:m|Boardshorts:pl|board shorts|boardshort:m|ボードショーツ|보드 쇼츠|冲浪短裤", "nylon recycled-jersey", "relaxed two-tone embroidered", "stripe majolica floral"],
};

// biome-ignore format: a table is read by its columns
const outerwear: Rows = {
	coat: [["coat", "straight"], "معطف:m|Mantel:m|coat|manteau:m|コート|코트|大衣", "wool cashmere alpaca tweed", "tailored oversized belted", "check"],
	"wrap-coat": [["coat", "wrap"], "معطف ملفوف:m|Wickelmantel:m|wrap coat|manteau portefeuille:m|ラップコート|랩 코트|裹身大衣", "wool cashmere alpaca", "oversized belted", "check"],
	"double-breasted-coat": [["coat", "double-breasted"], "معطف مزدوج الصدر:m|Zweireiher-Mantel:m|double-breasted coat|manteau croisé:m|ダブルブレストコート|더블 브레스티드 코트|双排扣大衣", "wool cashmere tweed", "tailored oversized", "check"],
	trench: [["coat", "trench"], "معطف ترنش:m|Trenchcoat:m|trench coat|trench-coat:m|トレンチコート|트렌치코트|风衣", "gabardine cotton leather", "belted oversized cropped", "check"],
	puffer: [["puffer", "short"], "سترة منفوخة:f|Daunenjacke:f|puffer jacket|doudoune:f|ダウンジャケット|다운 재킷|羽绒服", "nylon", "cropped oversized belted", "monogram"],
	bomber: [["jacket", "bomber"], "سترة بومبر:f|Bomberjacke:f|bomber jacket|blouson bomber:m|ボンバージャケット|보머 재킷|飞行员夹克", "nylon leather suede satin", "embroidered cropped quilted", "monogram"],
	biker: [["jacket", "biker"], "سترة بايكر:f|Bikerjacke:f|biker jacket|blouson biker:m|ライダースジャケット|바이커 재킷|机车夹克", "leather suede", "cropped studded quilted", ""],
	blazer: [["blazer", "single-breasted"], "بليزر:m|Blazer:m|blazer|blazer:m|ブレザー|블레이저|西装外套", "wool linen flannel velvet tweed corduroy", "tailored oversized cropped", "check stripe"],
	"double-breasted-blazer": [["blazer", "double-breasted"], "بليزر مزدوج الصدر:m|Zweireiher-Blazer:m|double-breasted blazer|blazer croisé:m|ダブルブレストジャケット|더블 브레스티드 블레이저|双排扣西装外套", "wool flannel linen velvet", "tailored oversized", "stripe check"],
	"duffle-coat": [["coat", "duffle"], "معطف دافل:m|Dufflecoat:m|duffle coat|duffle-coat:m|ダッフルコート|더플 코트|牛角扣大衣", "wool cashmere tweed", "oversized", "check"],
	trucker: [["jacket", "trucker"], "سترة تراكر:f|Truckerjacke:f|trucker jacket|blouson trucker:m|トラッカージャケット|트러커 재킷|翻领夹克", "denim suede corduroy cotton", "embroidered cropped oversized", ""],
	"long-puffer": [["puffer", "long"], "معطف منفوخ:m|Daunenmantel:m|long puffer coat|doudoune longue:f|ロングダウンコート|롱 패딩 코트|长款羽绒服", "nylon", "belted oversized quilted", "monogram"],
	gilet: [["puffer", "gilet"], "صديري منفوخ:m|Daunenweste:f|padded gilet|doudoune sans manches:f|ダウンベスト|패딩 베스트|羽绒马甲", "nylon", "cropped quilted belted", "monogram"],
};

// biome-ignore format: a table is read by its columns
const knits: Rows = {
	"crew-jumper": [["knit", "crew"], "كنزة بياقة مستديرة:f|Rundhalspullover:m|crew-neck jumper|pull à col rond:m|クルーネックセーター|크루넥 스웨터|圆领针织衫", "cashmere merino wool alpaca mohair cotton", "cable ribbed oversized embroidered", "stripe"],
	"v-jumper": [["knit", "v-neck"], "كنزة بياقة على شكل V:f|V-Ausschnitt-Pullover:m|V-neck jumper|pull à col en V:m|Vネックセーター|브이넥 스웨터|V领针织衫", "cashmere merino wool mohair", "cable ribbed oversized", "stripe"],
	"roll-neck": [["knit", "turtleneck"], "كنزة بياقة عالية:f|Rollkragenpullover:m|roll-neck jumper|pull à col roulé:m|タートルネックセーター|터틀넥 스웨터|高领针织衫", "cashmere merino alpaca wool", "cable ribbed oversized", "stripe"],
	cardigan: [["cardigan", "classic", "belted"], "كارديغان:m|Cardigan:m|cardigan|cardigan:m|カーディガン|카디건|开衫", "cashmere merino mohair cotton", "cable ribbed cropped belted", "stripe"],
	"knit-vest": [["knit", "vest"], "صديري محبوك:m|Pullunder:m|knitted vest|gilet sans manches:m|ニットベスト|니트 베스트|针织马甲", "merino wool cashmere", "cable ribbed", "check stripe"],
	hoodie: [["sweatshirt", "hoodie"], "هودي:m|Hoodie:m|hoodie|sweat à capuche:m|フーディ|후디|连帽卫衣", "cotton organic-cotton cashmere", "oversized embroidered cropped", "monogram"],
	sweatshirt: [["sweatshirt", "crew"], "سويت شيرت:m|Sweatshirt:n|sweatshirt|sweat-shirt:m|スウェットシャツ|스웨트셔츠|卫衣", "cotton organic-cotton", "oversized embroidered relaxed", "monogram stripe"],
};

// biome-ignore format: a table is read by its columns
const tops: Rows = {
	shirt: [["shirt", "classic"], "قميص:m|Hemd:n|shirt|chemise:f|シャツ|셔츠|衬衫", "poplin linen cotton flannel corduroy", "slim-cut relaxed tailored", "stripe check dot"],
	"oversized-shirt": [["shirt", "oversized"], "قميص:m|Hemdbluse:f|shirt|chemise:f|シャツ|셔츠|衬衫", "poplin linen silk cotton", "oversized embroidered cropped", "stripe check"],
	"bow-blouse": [["blouse", "bow"], "بلوزة بفيونكة:f|Schluppenbluse:f|tie-neck blouse|blouse lavallière:f|ボウタイブラウス|보타이 블라우스|蝴蝶结领衬衫", "silk crepe satin", "pleated embroidered", "dot floral animal"],
	blouse: [["blouse", "smock", "ruffled"], "بلوزة:f|Bluse:f|blouse|blouse:f|ブラウス|블라우스|女士衬衫", "silk crepe lace linen poplin", "ruffled embroidered pleated draped", "dot floral majolica"],
	"camp-shirt": [["shirt", "camp-collar"], "قميص بياقة مفتوحة:m|Bowlinghemd:n|camp-collar shirt|chemise à col cubain:f|オープンカラーシャツ|캠프칼라 셔츠|古巴领衬衫", "silk linen cotton satin", "embroidered relaxed", "majolica floral stripe animal"],
	polo: [["tee", "polo"], "قميص بولو:m|Poloshirt:n|polo shirt|polo:m|ポロシャツ|폴로 셔츠|Polo衫", "cotton merino linen organic-cotton", "slim-cut ribbed embroidered", "stripe"],
	tee: [["tee", "crew"], "تيشيرت:m|T-Shirt:n|T-shirt|t-shirt:m|Tシャツ|티셔츠|T恤", "cotton organic-cotton linen jersey", "oversized embroidered ribbed cropped", "stripe monogram"],
	tank: [["tee", "tank"], "توب بلا أكمام:m|Tanktop:n|tank top|débardeur:m|タンクトップ|탱크톱|背心", "silk jersey cotton organic-cotton", "ribbed draped cropped", "stripe"],
	"long-sleeved-tee": [["tee", "long-sleeve"], "تيشيرت بأكمام طويلة:m|Langarmshirt:n|long-sleeved T-shirt|t-shirt à manches longues:m|ロングスリーブTシャツ|긴소매 티셔츠|长袖T恤", "cotton organic-cotton jersey merino", "ribbed embroidered", "stripe"],
};

// biome-ignore format: a table is read by its columns
const bottoms: Rows = {
	"straight-trousers": [["trousers", "straight"], "بنطلون مستقيم:m|Stoffhose:f|straight-leg trousers|pantalon droit:m|ストレートパンツ|스트레이트 팬츠|直筒长裤", "wool flannel linen crepe gabardine", "tailored ankle high-waisted", "check stripe"],
	"wide-trousers": [["trousers", "wide"], "بنطلون واسع:m|Marlenehose:f|wide-leg trousers|pantalon large:m|ワイドパンツ|와이드 팬츠|阔腿裤", "wool crepe linen silk satin", "high-waisted pleated belted", "stripe"],
	"pleated-trousers": [["trousers", "tapered"], "بنطلون بثنيات أمامية:m|Bundfaltenhose:f|pleat-front trousers|pantalon à pinces:m|タックパンツ|핀턱 팬츠|打褶长裤", "wool flannel linen cotton", "ankle tailored belted", "check"],
	chinos: [["trousers", "tapered"], "بنطلون تشينو:m|Chinohose:f|chinos|pantalon chino:m|チノパンツ|치노 팬츠|卡其裤", "cotton gabardine corduroy", "slim-cut relaxed ankle", ""],
	"cargo-trousers": [["trousers", "cargo"], "بنطلون كارجو:m|Cargohose:f|cargo trousers|pantalon cargo:m|カーゴパンツ|카고 팬츠|工装裤", "cotton nylon gabardine", "relaxed belted", ""],
	joggers: [["trousers", "joggers"], "بنطلون رياضي:m|Jogginghose:f|joggers|pantalon de jogging:m|ジョガーパンツ|조거 팬츠|运动裤", "cotton cashmere jersey organic-cotton", "relaxed ribbed ankle", ""],
	shorts: [["shorts", "tailored"], "شورت:m|Shorts:pl|shorts|short:m|ショートパンツ|쇼츠|短裤", "linen cotton silk", "pleated belted high-waisted", "stripe check majolica"],
	"midi-skirt": [["skirt", "a-line"], "تنورة متوسطة الطول:f|Midirock:m|midi skirt|jupe midi:f|ミディスカート|미디 스커트|中长半身裙", "silk wool leather satin linen", "asymmetric draped embroidered belted", "dot floral animal check"],
	"mini-skirt": [["skirt", "mini"], "تنورة قصيرة:f|Minirock:m|mini skirt|jupe courte:f|ミニスカート|미니스커트|迷你半身裙", "tweed leather wool suede denim", "asymmetric quilted embroidered", "check"],
	"pencil-skirt": [["skirt", "pencil"], "تنورة ضيقة:f|Bleistiftrock:m|pencil skirt|jupe crayon:f|ペンシルスカート|펜슬 스커트|铅笔裙", "wool crepe leather lace", "high-waisted draped belted", "animal check"],
	"pleated-skirt": [["skirt", "pleated"], "تنورة بطيات:f|Faltenrock:m|pleated skirt|jupe plissée:f|プリーツスカート|플리츠 스커트|百褶裙", "wool crepe satin silk", "asymmetric high-waisted belted", "check stripe dot"],
	"maxi-skirt": [["skirt", "maxi"], "تنورة طويلة:f|Maxirock:m|maxi skirt|jupe longue:f|マキシスカート|맥시 스커트|长款半身裙", "silk linen poplin satin", "embroidered ruffled high-waisted", "majolica floral stripe"],
	"straight-jeans": [["jeans", "straight"], "جينز مستقيم:m|Straight-Leg-Jeans:f|straight-leg jeans|jean droit:m|ストレートジーンズ|스트레이트 진|直筒牛仔裤", "denim", "high-waisted ankle", ""],
	"slim-jeans": [["jeans", "slim"], "جينز ضيق:m|Slim-Fit-Jeans:f|slim-fit jeans|jean slim:m|スリムジーンズ|슬림 진|修身牛仔裤", "denim", "ankle high-waisted", ""],
	"wide-jeans": [["jeans", "wide"], "جينز واسع:m|Wide-Leg-Jeans:f|wide-leg jeans|jean large:m|ワイドジーンズ|와이드 진|阔腿牛仔裤", "denim", "high-waisted ankle belted", ""],
	"flared-jeans": [["jeans", "flared"], "جينز بساق متسعة:m|Schlagjeans:f|flared jeans|jean évasé:m|フレアジーンズ|플레어 진|喇叭牛仔裤", "denim", "high-waisted embroidered", ""],
	"bermuda-shorts": [["shorts", "bermuda"], "شورت برمودا:m|Bermudashorts:pl|Bermuda shorts|bermuda:m|バミューダショーツ|버뮤다 쇼츠|百慕大短裤", "linen cotton wool", "pleated belted high-waisted", "check stripe"],
};

// biome-ignore format: a table is read by its columns
const shoes: Rows = {
	pumps: [["heels", "pump"], "حذاء بكعب عالٍ:m|Pumps:pl|pumps|escarpins:mp|パンプス|펌프스|高跟鞋", "leather suede patent satin", "pointed square-toe platform two-tone", "animal"],
	slingbacks: [["heels", "slingback"], "حذاء سلينغباك:m|Slingback-Pumps:pl|slingback pumps|escarpins à bride:mp|スリングバックパンプス|슬링백 펌프스|露跟高跟鞋", "leather patent satin suede", "pointed square-toe two-tone", "dot animal"],
	sandals: [["sandal", "heeled"], "صندل:m|Sandalen:pl|sandals|sandales:fp|サンダル|샌들|凉鞋", "leather suede satin raffia", "woven platform studded square-toe", ""],
	ballerinas: [["flat", "ballerina"], "حذاء باليرينا:m|Ballerinas:pl|ballet flats|ballerines:fp|バレエシューズ|발레 플랫|芭蕾平底鞋", "leather suede patent satin", "pointed square-toe quilted two-tone", "animal"],
	loafers: [["flat", "loafer"], "حذاء لوفر:m|Loafer:pl|loafers|mocassins:mp|ローファー|로퍼|乐福鞋", "leather suede patent", "woven fringed platform", ""],
	derbies: [["flat", "derby"], "حذاء ديربي:m|Derby-Schuhe:pl|Derby shoes|derbies:mp|ダービーシューズ|더비 슈즈|德比鞋", "leather suede patent", "two-tone platform square-toe", ""],
	"ankle-boots": [["boot", "ankle"], "بوت قصير:m|Stiefeletten:pl|ankle boots|bottines:fp|アンクルブーツ|앵클 부츠|踝靴", "leather suede patent", "pointed square-toe studded platform", "animal"],
	"tall-boots": [["boot", "tall"], "بوت طويل:m|Stiefel:pl|knee-high boots|bottes hautes:fp|ロングブーツ|롱부츠|长靴", "leather suede", "pointed square-toe quilted", ""],
	espadrilles: [["flat", "espadrille"], "حذاء إسبادريل:m|Espadrilles:pl|espadrilles|espadrilles:fp|エスパドリーユ|에스파드리유|草编底渔夫鞋", "canvas linen suede", "platform embroidered two-tone", "stripe check"],
	sneakers: [["sneaker", "low"], "حذاء سنيكرز:m|Sneaker:pl|sneakers|baskets:fp|スニーカー|스니커즈|运动鞋", "leather canvas suede", "two-tone embroidered platform", "monogram"],
	"high-tops": [["sneaker", "high"], "حذاء سنيكرز عالي الساق:m|High-Top-Sneaker:pl|high-top sneakers|baskets montantes:fp|ハイトップスニーカー|하이톱 스니커즈|高帮运动鞋", "leather canvas suede", "two-tone studded", ""],
	runners: [["sneaker", "runner"], "حذاء رياضي:m|Running-Sneaker:pl|running sneakers|baskets de running:fp|ランニングスニーカー|러닝 스니커즈|跑鞋", "nylon suede", "two-tone", ""],
	"slip-ons": [["sneaker", "slip-on"], "حذاء سليب أون:m|Slip-on-Sneaker:pl|slip-on sneakers|baskets sans lacets:fp|スリッポンスニーカー|슬립온 스니커즈|一脚蹬运动鞋", "leather canvas suede", "woven two-tone quilted", "monogram check"],
	mules: [["heels", "mule"], "حذاء ميول:m|Mules:pl|mules|mules:fp|ミュール|뮬|穆勒鞋", "leather suede satin patent", "pointed square-toe woven", "animal"],
	"flat-sandals": [["sandal", "flat"], "صندل مسطح:m|Riemchensandalen:pl|flat sandals|sandales plates:fp|フラットサンダル|플랫 샌들|平底凉鞋", "leather suede raffia", "woven studded two-tone", ""],
	slides: [["sandal", "slide"], "صندل سلايد:m|Pantoletten:pl|slides|mules plates:fp|スライドサンダル|슬라이드 샌들|一字拖鞋", "leather suede raffia", "woven quilted two-tone", ""],
	"chelsea-boots": [["boot", "chelsea"], "بوت تشيلسي:m|Chelsea-Boots:pl|Chelsea boots|bottines chelsea:fp|サイドゴアブーツ|첼시 부츠|切尔西靴", "leather suede", "square-toe two-tone platform", ""],
};

// biome-ignore format: a table is read by its columns
const bags: Rows = {
	tote: [["handbag", "tote"], "حقيبة توت:f|Shopper:m|tote bag|cabas:m|トートバッグ|토트백|托特包", "leather canvas suede raffia", "woven quilted embroidered", "monogram stripe"],
	"shoulder-bag": [["handbag", "shoulder"], "حقيبة كتف:f|Schultertasche:f|shoulder bag|sac porté épaule:m|ショルダーバッグ|숄더백|单肩包", "leather suede patent satin", "quilted woven studded", "animal"],
	crossbody: [["handbag", "crossbody"], "حقيبة كروس:f|Umhängetasche:f|crossbody bag|sac bandoulière:m|クロスボディバッグ|크로스보디 백|斜挎包", "leather suede canvas", "quilted woven fringed studded", "monogram"],
	clutch: [["clutch", "envelope"], "حقيبة كلاتش:f|Clutch:f|clutch|pochette:f|クラッチバッグ|클러치|手拿包", "satin velvet leather patent", "draped embroidered pleated woven", "animal"],
	"bucket-bag": [["handbag", "bucket"], "حقيبة باكيت:f|Beuteltasche:f|bucket bag|sac seau:m|バケットバッグ|버킷백|水桶包", "leather suede raffia canvas", "woven fringed quilted", "monogram"],
	backpack: [["backpack", "classic"], "حقيبة ظهر:f|Rucksack:m|backpack|sac à dos:m|バックパック|백팩|双肩包", "nylon leather canvas", "quilted two-tone", "monogram"],
	weekender: [["weekender", "duffel"], "حقيبة سفر:f|Reisetasche:f|weekend bag|sac de voyage:m|ボストンバッグ|보스턴백|旅行包", "leather canvas suede", "two-tone woven", "monogram stripe"],
	wallet: [["wallet", "continental"], "محفظة:f|Portemonnaie:n|wallet|portefeuille:m|ウォレット|지갑|钱包", "leather patent", "quilted woven studded", "monogram animal"],
	"card-holder": [["wallet", "card-holder"], "حافظة بطاقات:f|Kartenetui:n|card holder|porte-cartes:m|カードケース|카드 지갑|卡包", "leather patent", "quilted woven", "monogram"],
	"top-handle-bag": [["handbag", "top-handle"], "حقيبة بمقبض علوي:f|Henkeltasche:f|top-handle bag|sac à main:m|トップハンドルバッグ|톱 핸들 백|手提包", "leather suede patent", "quilted woven studded", "animal"],
	"frame-clutch": [["clutch", "frame"], "حقيبة سهرة بإطار:f|Bügeltasche:f|frame clutch|minaudière:f|がま口クラッチ|프레임 클러치|口金手拿包", "satin velvet leather", "embroidered pleated draped", ""],
};

// biome-ignore format: a table is read by its columns
const accessories: Rows = {
	"cat-eye": [["sunglasses", "cat-eye"], "نظارات شمسية بتصميم عين القطة:f|Cat-Eye-Sonnenbrille:f|cat-eye sunglasses|lunettes de soleil œil-de-chat:fp|キャットアイサングラス|캣아이 선글라스|猫眼太阳镜", "acetate", "large-frame two-tone", ""],
	aviator: [["sunglasses", "aviator"], "نظارات شمسية أفياتور:f|Pilotensonnenbrille:f|aviator sunglasses|lunettes de soleil aviateur:fp|アビエーターサングラス|에비에이터 선글라스|飞行员太阳镜", "metal", "large-frame two-tone", ""],
	"round-sunglasses": [["sunglasses", "round"], "نظارات شمسية دائرية:f|Panto-Sonnenbrille:f|round sunglasses|lunettes de soleil rondes:fp|ラウンドサングラス|라운드 선글라스|圆框太阳镜", "acetate metal", "large-frame engraved", ""],
	"square-sunglasses": [["sunglasses", "square"], "نظارات شمسية مربعة:f|Rechteck-Sonnenbrille:f|square sunglasses|lunettes de soleil carrées:fp|スクエアサングラス|스퀘어 선글라스|方框太阳镜", "acetate", "large-frame two-tone", ""],
	foulard: [["scarf", "square"], "وشاح مربع:m|Tuch:n|square scarf|foulard carré:m|スカーフ|스퀘어 스카프|方巾", "silk satin", "pleated fringed", "majolica floral dot animal monogram stripe"],
	scarf: [["scarf", "long"], "وشاح:m|Schal:m|scarf|écharpe:f|マフラー|머플러|围巾", "cashmere wool alpaca merino", "fringed ribbed cable", "check stripe"],
	stole: [["scarf", "stole"], "شال:m|Stola:f|stole|étole:f|ストール|스톨|披肩", "cashmere silk wool mohair", "fringed embroidered pleated", "check floral monogram"],
	fedora: [["hat", "fedora"], "قبعة فيدورا:f|Fedora:m|fedora|chapeau fedora:m|フェドーラハット|페도라|费多拉帽", "wool straw", "two-tone", ""],
	beanie: [["beanie", "ribbed"], "قبعة محبوكة:f|Beanie:f|beanie|bonnet:m|ビーニー|비니|针织帽", "cashmere merino mohair", "ribbed cable embroidered", "stripe"],
	cap: [["cap", "baseball"], "قبعة كاب:f|Baseballkappe:f|baseball cap|casquette:f|キャップ|볼캡|棒球帽", "cotton corduroy wool nylon", "embroidered", "monogram check"],
	"bucket-hat": [["hat", "bucket"], "قبعة باكيت:f|Fischerhut:m|bucket hat|bob:m|バケットハット|버킷햇|渔夫帽", "cotton nylon denim raffia", "quilted embroidered", "monogram floral"],
	beret: [["hat", "beret"], "قبعة بيريه:f|Baskenmütze:f|beret|béret:m|ベレー帽|베레모|贝雷帽", "wool cashmere leather", "embroidered studded", ""],
	"sun-hat": [["hat", "wide-brim"], "قبعة بحافة عريضة:f|Sonnenhut:m|wide-brimmed hat|capeline:f|つば広ハット|와이드 브림 햇|宽檐帽", "straw raffia", "woven two-tone", ""],
	belt: [["belt", "classic"], "حزام:m|Gürtel:m|belt|ceinture:f|ベルト|벨트|腰带", "leather suede patent", "woven studded two-tone", "monogram animal"],
	gloves: [["gloves", "short"], "قفازات:f|Handschuhe:pl|gloves|gants:mp|グローブ|장갑|手套", "leather suede", "embroidered quilted studded woven two-tone", ""],
	"knitted-gloves": [["gloves", "short"], "قفازات:f|Handschuhe:pl|gloves|gants:mp|グローブ|장갑|手套", "cashmere merino alpaca", "ribbed cable embroidered", "stripe"],
	"long-gloves": [["gloves", "long"], "قفازات طويلة:f|Abendhandschuhe:pl|long gloves|gants longs:mp|ロンググローブ|롱 글러브|长手套", "leather satin velvet suede", "draped embroidered", ""],
	tie: [["tie", "tie"], "ربطة عنق:f|Krawatte:f|tie|cravate:f|ネクタイ|넥타이|领带", "silk satin wool linen cashmere", "embroidered", "stripe dot check floral monogram"],
	"bow-tie": [["tie", "bow-tie"], "ربطة عنق فراشة:f|Fliege:f|bow tie|nœud papillon:m|蝶ネクタイ|보타이|领结", "silk satin velvet", "embroidered", "dot stripe check"],
	"waist-belt": [["belt", "wide"], "حزام عريض:m|Taillengürtel:m|waist belt|ceinture large:f|ワイドベルト|와이드 벨트|宽腰带", "leather suede patent", "woven quilted draped", ""],
	"chain-belt": [["belt", "chain"], "حزام سلسلة:m|Kettengürtel:m|chain belt|ceinture chaîne:f|チェーンベルト|체인 벨트|链条腰带", "metal", "hammered twisted", ""],
	hoops: [["earrings", "hoops"], "أقراط حلقية:f|Creolen:pl|hoop earrings|créoles:fp|フープピアス|후프 이어링|圈形耳环", "gold-plated silver", "hammered twisted", ""],
	"drop-earrings": [["earrings", "drops"], "أقراط متدلية:f|Ohrhänger:pl|drop earrings|pendants d’oreilles:mp|ドロップピアス|드롭 이어링|垂坠耳环", "gold-plated silver", "hammered twisted engraved", ""],
	necklace: [["necklace", "pendant"], "قلادة:f|Halskette:f|necklace|collier:m|ネックレス|네크리스|项链", "gold-plated silver", "hammered twisted engraved", ""],
	bracelet: [["bracelet", "chain"], "سوار:m|Armband:n|bracelet|bracelet:m|ブレスレット|브레이슬릿|手链", "gold-plated silver", "hammered twisted engraved", ""],
	ring: [["ring", "band"], "خاتم:m|Ring:m|ring|bague:f|リング|반지|戒指", "gold-plated silver", "hammered twisted engraved", ""],
	studs: [["earrings", "studs"], "أقراط صغيرة:f|Ohrstecker:pl|stud earrings|puces d’oreilles:fp|スタッドピアス|스터드 이어링|耳钉", "gold-plated silver", "hammered engraved", ""],
	pearls: [["necklace", "pearls"], "عقد لؤلؤ:m|Perlenkette:f|pearl necklace|collier de perles:m|パールネックレス|진주 네크리스|珍珠项链", "silver gold-plated", "", ""],
	bangle: [["bracelet", "bangle"], "سوار صلب:m|Armreif:m|bangle|jonc:m|バングル|뱅글|手镯", "gold-plated silver", "hammered twisted engraved", ""],
	solitaire: [["ring", "solitaire"], "خاتم بحجر واحد:m|Solitärring:m|solitaire ring|solitaire:m|ソリテールリング|솔리테어 링|单石戒指", "gold-plated silver", "hammered engraved", ""],
	"pompom-beanie": [["beanie", "pompom"], "قبعة محبوكة بكرة صوف:f|Bommelmütze:f|pompom beanie|bonnet à pompon:m|ポンポンニット帽|방울 비니|毛球针织帽", "cashmere merino alpaca", "ribbed cable", "stripe"],
	watch: [["watch", "round", "tank"], "ساعة يد:f|Armbanduhr:f|watch|montre:f|ウォッチ|시계|腕表", "steel", "engraved two-tone", ""],
};

// biome-ignore format: a table is read by its columns
const beauty: Rows = {
	"eau-de-parfum": [["perfume", "flacon", "round"], "ماء عطر:m|Eau de Parfum:n|eau de parfum|eau de parfum:f|オードパルファム|오 드 퍼퓸|香水", "beauty", "", ""],
	cologne: [["perfume", "tall"], "ماء كولونيا:m|Eau de Cologne:n|eau de cologne|eau de Cologne:f|オーデコロン|오 드 코롱|古龙水", "beauty", "", ""],
	"body-oil": [["skincare", "dropper"], "زيت للجسم:m|Körperöl:n|body oil|huile pour le corps:f|ボディオイル|바디 오일|身体护理油", "beauty", "nourishing", ""],
	"face-serum": [["skincare", "dropper"], "سيروم للوجه:m|Gesichtsserum:n|face serum|sérum visage:m|フェイスセラム|페이스 세럼|面部精华", "beauty", "nourishing", ""],
	"face-cream": [["skincare", "jar"], "كريم للوجه:m|Gesichtscreme:f|face cream|crème visage:f|フェイスクリーム|페이스 크림|面霜", "beauty", "nourishing", ""],
	"hand-cream": [["skincare", "tube"], "كريم لليدين:m|Handcreme:f|hand cream|crème mains:f|ハンドクリーム|핸드 크림|护手霜", "beauty", "nourishing", ""],
	lipstick: [["lipstick", "bullet"], "أحمر شفاه:m|Lippenstift:m|lipstick|rouge à lèvres:m|リップスティック|립스틱|口红", "beauty", "matte nourishing", ""],
	"lip-gloss": [["lipstick", "gloss"], "ملمع شفاه:m|Lipgloss:m|lip gloss|gloss:m|リップグロス|립글로스|唇彩", "beauty", "nourishing", ""],
	"nail-polish": [["polish", "bottle"], "طلاء أظافر:m|Nagellack:m|nail polish|vernis à ongles:m|ネイルポリッシュ|네일 폴리시|指甲油", "beauty", "matte", ""],
	blush: [["compact", "round"], "أحمر خدود:m|Rouge:n|blush|fard à joues:m|チーク|블러셔|腮红", "beauty", "matte", ""],
};

// biome-ignore format: a table is read by its columns
const home: Rows = {
	vase: [["vase", "amphora"], "مزهرية:f|Vase:f|vase|vase:m|フラワーベース|화병|花瓶", "ceramic glass porcelain", "painted fluted", "majolica stripe"],
	"bud-vase": [["vase", "bottle"], "مزهرية صغيرة:f|Solitärvase:f|bud vase|soliflore:m|一輪挿し|버드 베이스|单枝花瓶", "glass ceramic porcelain", "painted fluted", "majolica"],
	"olive-oil": [["vase", "oil"], "زيت زيتون بكر ممتاز:m|Natives Olivenöl extra:n|extra virgin olive oil|huile d’olive vierge extra:f|エクストラバージンオリーブオイル|엑스트라 버진 올리브유|特级初榨橄榄油", "ceramic", "", ""],
	candle: [["candle", "jar"], "شمعة معطرة:f|Duftkerze:f|scented candle|bougie parfumée:f|アロマキャンドル|향초|香薰蜡烛", "ceramic glass", "", "majolica"],
	bowl: [["tableware", "bowl"], "وعاء:m|Schale:f|bowl|bol:m|ボウル|볼|碗", "ceramic porcelain", "painted fluted", "majolica stripe dot"],
	plate: [["tableware", "plate"], "طبق:m|Teller:m|plate|assiette:f|プレート|접시|餐盘", "ceramic porcelain", "painted fluted", "majolica floral stripe"],
	mug: [["tableware", "mug"], "كوب:m|Becher:m|mug|tasse:f|マグカップ|머그컵|马克杯", "ceramic porcelain", "painted fluted", "majolica stripe dot"],
	cushion: [["cushion", "square"], "وسادة:f|Kissen:n|cushion|coussin:m|クッション|쿠션|抱枕", "linen velvet silk wool", "embroidered fringed pleated", "majolica stripe animal check"],
	bolster: [["cushion", "bolster"], "وسادة أسطوانية:f|Nackenrolle:f|bolster cushion|traversin:m|ボルスタークッション|볼스터 쿠션|圆柱抱枕", "linen velvet silk", "embroidered pleated", "stripe check"],
	throw: [["throw", "fringed"], "بطانية خفيفة:f|Plaid:n|throw|plaid:m|ブランケット|블랭킷|盖毯", "cashmere wool alpaca mohair", "fringed cable", "check stripe"],
};

const unsaidTypes = new Set(["jeans", "perfume", "skincare", "lipstick", "polish", "compact"]);
const unsaidGarments = new Set(["candle", "olive-oil", "puffer", "long-puffer", "gilet"]);

function build(rows: Rows, family: (id: string) => FamilyId): [string, Garment][] {
	return Object.entries(rows).map(([id, [[type, cut, ...others], words, materials, features, patterns]]) => [
		id,
		{
			id,
			type,
			cut,
			cuts: [cut, ...others],
			family: family(id),
			noun: noun(words),
			materials: split(materials) as MaterialId[],
			features: split(features) as FeatureId[],
			patterns: split(patterns) as PicturePattern[],
			namesMaterial: !unsaidTypes.has(type) && !unsaidGarments.has(id),
		},
	]);
}

const split = (list: string): string[] => (list === "" ? [] : list.split(" "));

const bottomFamily = (id: string): FamilyId =>
	id.endsWith("jeans") ? "jeans" : id.endsWith("skirt") ? "skirt" : "trousers";
const shoeFamily = (id: string): FamilyId =>
	["sneakers", "high-tops", "runners", "slip-ons"].includes(id) ? "sneaker" : "shoe";
const homeFamily = (id: string): FamilyId => {
	if (id === "candle") return "candle";
	if (id === "olive-oil") return "pantry";
	if (["cushion", "bolster", "throw"].includes(id)) return "homeTextile";
	return ["bowl", "plate", "mug"].includes(id) ? "tableware" : "decoration";
};
const beautyFamily = (id: string): FamilyId =>
	["eau-de-parfum", "cologne"].includes(id)
		? "fragrance"
		: ["lipstick", "lip-gloss", "nail-polish", "blush"].includes(id)
			? "makeUp"
			: "skincare";
const accessoryFamilies: Partial<Record<PictureType, FamilyId>> = {
	sunglasses: "eyewear",
	scarf: "scarf",
	hat: "hat",
	cap: "hat",
	beanie: "hat",
	belt: "belt",
	earrings: "jewellery",
	necklace: "jewellery",
	bracelet: "jewellery",
	ring: "jewellery",
	watch: "jewellery",
	gloves: "gloves",
	tie: "tie",
};

export const garments: ReadonlyMap<string, Garment> = new Map([
	...build(dresses, (id) => (id.startsWith("girls-") ? "children" : "dress")),
	...build(small, (id) => (id === "romper" || id === "sleepsuit" ? "baby" : "children")),
	...build(swim, () => "swim"),
	...build(outerwear, () => "outerwear"),
	...build(knits, () => "knit"),
	...build(tops, () => "top"),
	...build(bottoms, bottomFamily),
	...build(shoes, shoeFamily),
	...build(bags, (id) => (id === "wallet" || id === "card-holder" ? "smallLeather" : "bag")),
	...build(accessories, (id) => accessoryFamilies[accessories[id]?.[0][0] ?? "scarf"] ?? "scarf"),
	...build(beauty, beautyFamily),
	...build(home, homeFamily),
]);
