import { type HouseText, translateRow } from "../../house-text.ts";

type Row = readonly [
	city: string,
	ar: string,
	de: string,
	en: string,
	fr: string,
	ja: string,
	ko: string,
	zh: string,
];

// biome-ignore format: a table is read by its columns
const rows: readonly Row[] = [
	["Milano", "ميلانو", "Mailand", "Milan", "Milan", "ミラノ", "밀라노", "米兰"],
	["Roma", "روما", "Rom", "Rome", "Rome", "ローマ", "로마", "罗马"],
	["Firenze", "فلورنسا", "Florenz", "Florence", "Florence", "フィレンツェ", "피렌체", "佛罗伦萨"],
	["Palermo", "باليرمو", "Palermo", "Palermo", "Palerme", "パレルモ", "팔레르모", "巴勒莫"],
	["Paris", "باريس", "Paris", "Paris", "Paris", "パリ", "파리", "巴黎"],
	["Lyon", "ليون", "Lyon", "Lyon", "Lyon", "リヨン", "리옹", "里昂"],
	["München", "ميونخ", "München", "Munich", "Munich", "ミュンヘン", "뮌헨", "慕尼黑"],
	["Berlin", "برلين", "Berlin", "Berlin", "Berlin", "ベルリン", "베를린", "柏林"],
	["Wien", "فيينا", "Wien", "Vienna", "Vienne", "ウィーン", "빈", "维也纳"],
	["Madrid", "مدريد", "Madrid", "Madrid", "Madrid", "マドリード", "마드리드", "马德里"],
	["Barcelona", "برشلونة", "Barcelona", "Barcelona", "Barcelone", "バルセロナ", "바르셀로나", "巴塞罗那"],
	["Lisboa", "لشبونة", "Lissabon", "Lisbon", "Lisbonne", "リスボン", "리스본", "里斯本"],
	["Amsterdam", "أمستردام", "Amsterdam", "Amsterdam", "Amsterdam", "アムステルダム", "암스테르담", "阿姆斯特丹"],
	["Antwerpen", "أنتويرب", "Antwerpen", "Antwerp", "Anvers", "アントワープ", "안트베르펜", "安特卫普"],
	["Athina", "أثينا", "Athen", "Athens", "Athènes", "アテネ", "아테네", "雅典"],
	["København", "كوبنهاغن", "Kopenhagen", "Copenhagen", "Copenhague", "コペンハーゲン", "코펜하겐", "哥本哈根"],
	["London", "لندن", "London", "London", "Londres", "ロンドン", "런던", "伦敦"],
	["Edinburgh", "إدنبرة", "Edinburgh", "Edinburgh", "Édimbourg", "エディンバラ", "에든버러", "爱丁堡"],
	["Zürich", "زيورخ", "Zürich", "Zurich", "Zurich", "チューリッヒ", "취리히", "苏黎世"],
	["Stockholm", "ستوكهولم", "Stockholm", "Stockholm", "Stockholm", "ストックホルム", "스톡홀름", "斯德哥尔摩"],
	["New York", "نيويورك", "New York", "New York", "New York", "ニューヨーク", "뉴욕", "纽约"],
	["Los Angeles", "لوس أنجلوس", "Los Angeles", "Los Angeles", "Los Angeles", "ロサンゼルス", "로스앤젤레스", "洛杉矶"],
	["Chicago", "شيكاغو", "Chicago", "Chicago", "Chicago", "シカゴ", "시카고", "芝加哥"],
	["Miami", "ميامي", "Miami", "Miami", "Miami", "マイアミ", "마이애미", "迈阿密"],
	["Toronto", "تورونتو", "Toronto", "Toronto", "Toronto", "トロント", "토론토", "多伦多"],
	["Montréal", "مونتريال", "Montreal", "Montreal", "Montréal", "モントリオール", "몬트리올", "蒙特利尔"],
	["Ciudad de México", "مكسيكو سيتي", "Mexiko-Stadt", "Mexico City", "Mexico", "メキシコシティ", "멕시코시티", "墨西哥城"],
	["São Paulo", "ساو باولو", "São Paulo", "São Paulo", "São Paulo", "サンパウロ", "상파울루", "圣保罗"],
	["Dubai", "دبي", "Dubai", "Dubai", "Dubaï", "ドバイ", "두바이", "迪拜"],
	["Abu Dhabi", "أبوظبي", "Abu Dhabi", "Abu Dhabi", "Abou Dabi", "アブダビ", "아부다비", "阿布扎比"],
	["Riyadh", "الرياض", "Riad", "Riyadh", "Riyad", "リヤド", "리야드", "利雅得"],
	["Kuwait City", "مدينة الكويت", "Kuwait-Stadt", "Kuwait City", "Koweït", "クウェート", "쿠웨이트", "科威特城"],
	["Doha", "الدوحة", "Doha", "Doha", "Doha", "ドーハ", "도하", "多哈"],
	["東京", "طوكيو", "Tokio", "Tokyo", "Tokyo", "東京", "도쿄", "东京"],
	["京都", "كيوتو", "Kyoto", "Kyoto", "Kyoto", "京都", "교토", "京都"],
	["서울", "سيول", "Seoul", "Seoul", "Séoul", "ソウル", "서울", "首尔"],
	["上海", "شنغهاي", "Shanghai", "Shanghai", "Shanghai", "上海", "상하이", "上海"],
	["北京", "بكين", "Peking", "Beijing", "Pékin", "北京", "베이징", "北京"],
	["香港", "هونغ كونغ", "Hongkong", "Hong Kong", "Hong Kong", "香港", "홍콩", "香港"],
	["台北", "تايبيه", "Taipeh", "Taipei", "Taipei", "台北", "타이베이", "台北"],
	["Singapore", "سنغافورة", "Singapur", "Singapore", "Singapour", "シンガポール", "싱가포르", "新加坡"],
	["Sydney", "سيدني", "Sydney", "Sydney", "Sydney", "シドニー", "시드니", "悉尼"],
	["Melbourne", "ملبورن", "Melbourne", "Melbourne", "Melbourne", "メルボルン", "멜버른", "墨尔本"],
];

const names: ReadonlyMap<string, HouseText> = new Map(
	rows.map(([city, ar, de, en, fr, ja, ko, zh]) => [city, translateRow({ ar, de, en, fr, ja, ko, zh })]),
);

export const cityName = (city: string): HouseText => {
	const name = names.get(city);
	if (!name)
		throw new Error(`The city ${city} has no names in packages/demo-house/settings/stores/store-cities.ts`);
	return name;
};

/** Prefixes of the postal codes with same-day delivery; empty if the country has no postal codes. */
const postalCodes: Readonly<Record<string, string>> = {
	Milano: "201",
	Roma: "001",
	Firenze: "501",
	Palermo: "901",
	Paris: "75",
	Lyon: "6900",
	London: "E1 E2 E3 E4 E5 E6 E7 E8 E9 EC N1 N2 N3 N4 N5 N6 N7 N8 N9 NW SE SW W1 W2 W3 W4 W5 W6 W7 W8 W9 WC",
	Edinburgh: "EH1 EH2 EH3 EH4 EH5 EH6 EH7 EH8 EH9",
	"New York": "100 101 102 103 104 111 112 113 114 116",
	"Los Angeles": "900",
	Chicago: "606",
	Miami: "331",
	Dubai: "",
	"Abu Dhabi": "",
	東京: "10 11 12 13 14 15",
	京都: "600 601 602 603 604 605 606 607 612 615 616",
	서울: "01 02 03 04 05 06 07 08",
	Singapore: "0 1 2 3 4 5 6 7 8",
};

export const listPostalCodes = (city: string): string[] =>
	(postalCodes[city] ?? "").split(" ").filter(Boolean);
