/**
 * Search queries in shoppers' everyday words rather than those of the catalogue, each with the rule that a relevant product meets
 * (relevance-rules.ts): `language | query | rule`. Queries in `TYPOS` are misspelt.
 */
export type LabelledQuery = { language: string; query: string; rule: string; typo: boolean };

const QUERIES = `
en | red silk dress | dress red silk
en | black dress | dress black
en | silk midi dress | midi-dress silk
en | white linen shirt dress | shirt-dress white linen
en | floral maxi dress | maxi-dress floral
en | evening gown | gown
en | black velvet evening dress | gown black velvet
en | wrap dress | wrap-dress
en | slip dress satin | slip-dress satin
en | cashmere jumper | jumper cashmere
en | cashmere sweater men | jumper cashmere men
en | navy pullover | jumper navy
en | turtleneck | roll-neck
en | grey roll neck jumper | roll-neck grey
en | striped jumper | jumper striped
en | wool cardigan women | cardigan wool women
en | camel coat | coat camel
en | wool coat women | coat wool women
en | trench coat | trench
en | mens trench coat beige | trench beige men
en | leather jacket | jacket leather
en | black leather biker jacket | biker black leather
en | suede bomber | bomber suede
en | denim jacket | jacket denim
en | down jacket | puffer
en | checked blazer | blazer checked
en | velvet blazer | blazer velvet
en | white shirt | shirt white
en | mens linen shirt | shirt linen men
en | blue striped shirt | shirt blue striped
en | silk blouse | blouse silk
en | pink blouse | blouse pink
en | cotton t-shirt | tee cotton
en | tshirt white | tee white
en | polo shirt navy | polo navy
en | hoodie grey | hoodie grey
en | black pants | trousers black
en | wide leg trousers | wide-trousers
en | linen pants women | trousers linen women
en | chinos beige | chinos beige
en | mens shorts | shorts men
en | blue jeans | jeans blue
en | flared jeans | jeans
en | leather skirt | skirt leather
en | pleated skirt | pleated-skirt
en | tweed mini skirt | mini-skirt tweed
en | swimsuit black | swimsuit black
en | bathing suit | swimsuit
en | swim trunks | trunks
en | bikini floral | bikini floral
en | high heels | heels
en | black pumps | pumps black
en | ballet flats | ballerinas
en | suede loafers men | loafers suede men
en | white sneakers | sneakers white
en | trainers | sneakers
en | running shoes | runners
en | ankle boots | ankle-boots
en | chelsea boots brown | chelsea-boots brown
en | leather sandals | sandals leather
en | leather tote bag | tote leather
en | black handbag | handbag black
en | crossbody bag green | crossbody green
en | raffia bag | bag raffia
en | clutch | clutch
en | backpack | backpack
en | purse leather | wallet leather
en | card holder | card-holder
en | silk scarf | scarf silk
en | wool beanie | beanie wool
en | baseball cap | cap
en | straw hat | hat straw
en | brown leather belt | belt brown leather
en | leather gloves | gloves leather
en | silk tie | tie silk
en | bow tie | bow-tie
en | sunglasses | sunglasses
en | aviator sunglasses | aviator
en | gold hoop earrings | hoops gold
en | silver necklace | necklace silver
en | jewelry | jewellery
en | perfume | perfume
en | red lipstick | lipstick red
en | nail varnish | polish
en | ceramic vase | vase ceramic
en | scented candle | candle
en | velvet cushion | cushion velvet
en | cashmere blanket | throw cashmere
en | baby romper | romper baby
en | girls dress | pinafore-dress girls
en | kids hoodie | hoodie children
en | boys trousers | trousers boys
en | corvella bag | bag brand=Corvella
en | belvaro shoes | shoes brand=Belvaro
de | rotes seidenkleid | dress red silk
de | schwarzes kleid | dress black
de | kleid mit blumen | dress floral
de | abendkleid lang | gown
de | wickelkleid | wrap-dress
de | leinenkleid | dress linen
de | wollmantel damen | coat wool women
de | beiger trenchcoat | trench beige
de | lederjacke | jacket leather
de | daunenjacke herren | puffer men
de | kaschmirpullover | jumper cashmere
de | pulli blau | jumper blue
de | rollkragenpullover grau | roll-neck grey
de | weißes hemd | shirt white
de | leinenhemd herren | shirt linen men
de | seidenbluse | blouse silk
de | schwarze hose | trousers black
de | jeans damen | jeans women
de | lederrock | skirt leather
de | faltenrock | pleated-skirt
de | badeanzug | swimsuit
de | badehose | trunks
de | turnschuhe weiß | sneakers white
de | stiefeletten schwarz | ankle-boots black
de | handtasche leder | handbag leather
de | rucksack | backpack
de | geldbörse | wallet
de | seidentuch | foulard silk
de | schal kaschmir | scarf cashmere
de | gürtel braun | belt brown
de | sonnenbrille | sunglasses
de | ohrringe gold | earrings gold
de | duftkerze | candle
de | vase keramik | vase ceramic
fr | robe en soie rouge | dress red silk
fr | robe noire | dress black
fr | robe longue à fleurs | maxi-dress floral
fr | robe de soirée | gown
fr | manteau en laine femme | coat wool women
fr | trench beige | trench beige
fr | veste en cuir | jacket leather
fr | doudoune noire | puffer black
fr | pull en cachemire | jumper cashmere
fr | pull col roulé | roll-neck
fr | chemise blanche | shirt white
fr | chemise en lin homme | shirt linen men
fr | chemisier en soie | blouse silk
fr | pantalon noir | trousers black
fr | jupe plissée | pleated-skirt
fr | jean homme | jeans men
fr | maillot de bain | swimsuit
fr | baskets blanches | sneakers white
fr | escarpins noirs | pumps black
fr | bottines cuir | ankle-boots leather
fr | sac à main noir | handbag black
fr | sac à dos | backpack
fr | foulard en soie | foulard silk
fr | ceinture marron | belt brown
fr | boucles d'oreilles | earrings
fr | parfum | perfume
fr | bougie parfumée | candle
ar | فستان حرير أحمر | dress red silk
ar | فستان أسود | dress black
ar | فساتين طويلة | maxi-dress
ar | معطف صوف | coat wool
ar | سترة جلد سوداء | jacket leather black
ar | قميص أبيض | shirt white
ar | بنطلون جينز | jeans
ar | تنورة جلدية | skirt leather
ar | حقيبة يد سوداء | handbag black
ar | حقيبة ظهر | backpack
ar | حذاء رياضي أبيض | sneakers white
ar | وشاح حرير | scarf silk
ar | نظارات شمسية | sunglasses
ar | أقراط ذهبية | earrings gold
ar | عطر | perfume
ja | シルクのドレス 赤 | dress red silk
ja | 黒いワンピース | dress black
ja | 花柄ワンピース | dress floral
ja | カシミヤセーター | jumper cashmere
ja | タートルネック | roll-neck
ja | ウールコート レディース | coat wool women
ja | トレンチコート ベージュ | trench beige
ja | 革ジャケット | jacket leather
ja | 白シャツ メンズ | shirt white men
ja | 絹のブラウス | blouse silk
ja | 黒のパンツ | trousers black
ja | プリーツスカート | pleated-skirt
ja | ジーンズ | jeans
ja | 白いスニーカー | sneakers white
ja | 革靴 | shoes leather
ja | ハンドバッグ 黒 | handbag black
ja | トートバッグ レザー | tote leather
ja | 財布 | wallet
ja | シルクスカーフ | scarf silk
ja | 腕時計 | watch
ja | ピアス ゴールド | earrings gold
ko | 빨간 실크 드레스 | dress red silk
ko | 검정 원피스 | dress black
ko | 캐시미어 스웨터 | jumper cashmere
ko | 울 코트 | coat wool
ko | 트렌치코트 | trench
ko | 가죽 재킷 | jacket leather
ko | 흰색 셔츠 | shirt white
ko | 청바지 | jeans
ko | 가죽 가방 | bag leather
ko | 운동화 | sneakers
ko | 선글라스 | sunglasses
ko | 꽃무늬 원피스 | dress floral
zh | 红色真丝连衣裙 | dress red silk
zh | 黑色裙子 | dress black
zh | 羊绒毛衣 | jumper cashmere
zh | 高领毛衣 | roll-neck
zh | 羊毛大衣 | coat wool
zh | 米色风衣 | trench beige
zh | 皮夹克 | jacket leather
zh | 白衬衫 男 | shirt white men
zh | 黑色裤子 | trousers black
zh | 牛仔裤 | jeans
zh | 百褶裙 | pleated-skirt
zh | 白色运动鞋 | sneakers white
zh | 高跟鞋 | heels
zh | 皮包 | bag leather
zh | 双肩包 | backpack
zh | 丝巾 | scarf silk
zh | 墨镜 | sunglasses
zh | 香水 | perfume
`;

const TYPOS = `
en | red slik dress | dress red silk
en | blakc dress | dress black
en | casmere jumper | jumper cashmere
en | cashmere sweter | jumper cashmere
en | lether jacket | jacket leather
en | trenchcoat beige | trench beige
en | trousres black | trousers black
en | whit sneakers | sneakers white
en | sneekers | sneakers
en | sun glasses | sunglasses
en | earings gold | earrings gold
en | neclace silver | necklace silver
en | velvet blazr | blazer velvet
en | pleeted skirt | pleated-skirt
en | silkscarf | scarf silk
en | balerinas | ballerinas
en | swimsiut black | swimsuit black
en | perfum | perfume
en | backpak | backpack
en | lipstik red | lipstick red
en | stripped shirt blue | shirt striped blue
en | sweat shirt | sweatshirt
de | schwarzes klied | dress black
de | kaschmirpulover | jumper cashmere
de | ledejacke | jacket leather
de | hantasche leder | handbag leather
de | sonenbrille | sunglasses
de | weises hemd | shirt white
de | rucksak | backpack
de | manntel wolle | coat wool
fr | robbe noire | dress black
fr | chemisse blanche | shirt white
fr | mantaeu laine | coat wool
fr | foullard soie | foulard silk
fr | pantalo noir | trousers black
fr | ceintur marron | belt brown
ar | فستنا أسود | dress black
ar | معطق صوف | coat wool
ar | قميس أبيض | shirt white
ja | カシミアセーター | jumper cashmere
ja | トレンチコト | trench
ja | ジャケト レザー | jacket leather
ko | 케시미어 스웨터 | jumper cashmere
ko | 트랜치 코트 | trench
ko | 썬글라스 | sunglasses
zh | 连衣群 黑色 | dress black
zh | 羊容毛衣 | jumper cashmere
`;

const readQueries = (table: string, typo: boolean): LabelledQuery[] =>
	table
		.trim()
		.split("\n")
		.map((line) => {
			const [language = "", query = "", rule = ""] = line.split("|").map((part) => part.trim());
			return { language, query, rule, typo };
		});

export const labelledQueries: readonly LabelledQuery[] = [
	...readQueries(QUERIES, false),
	...readQueries(TYPOS, true),
];
