import { english, type MarketRows } from "./market-row.ts";

export const asiaPacific: MarketRows = {
	JP: {
		currency: "JPY",
		languages: ["ja", "en"],
		price: [english, "¥"],
		timeZone: "Asia/Tokyo",
		tax: 0.1,
		delivery: "far",
		// The Tuesday between Respect for the Aged Day, a Monday, and the equinox is a holiday too.
		holidays:
			"01-01 2:mon:01 02-11 02-23 equinox:03 04-29 05-03 05-04 05-05 3:mon:07 08-11 3:mon:09 tue@equinox:09-1 equinox:09 2:mon:10 11-03 11-23",
		name: "اليابان|Japan|Japan|Japon|日本|일본|日本",
	},
	KR: {
		currency: "KRW",
		languages: ["ko", "en"],
		price: [english, "₩"],
		timeZone: "Asia/Seoul",
		tax: 0.1,
		delivery: "far",
		holidays:
			"01-01 korean:01-01-1 korean:01-01 korean:01-01+1 03-01 korean:04-08 05-05 06-06 08-15 korean:08-15-1 korean:08-15 korean:08-15+1 10-03 10-09 12-25",
		name: "كوريا الجنوبية|Südkorea|South Korea|Corée du Sud|韓国|대한민국|韩国",
	},
	CN: {
		currency: "CNY",
		languages: ["zh", "en"],
		price: [english, "¥"],
		timeZone: "Asia/Shanghai",
		tax: 0.13,
		delivery: "far",
		holidays:
			"01-01 chinese:01-01-1 chinese:01-01 chinese:01-01+1 chinese:01-01+2 05-01 chinese:05-05 chinese:08-15 10-01 10-02 10-03",
		name: "الصين|China|China|Chine|中国|중국|中国",
	},
	HK: {
		currency: "HKD",
		languages: ["zh", "en"],
		price: [english, "HK$"],
		timeZone: "Asia/Hong_Kong",
		tax: 0,
		delivery: "far",
		holidays:
			"01-01 chinese:01-01 chinese:01-01+1 chinese:01-01+2 easter-2 easter-1 easter+1 chinese:04-08 05-01 chinese:05-05 07-01 chinese:08-15+1 chinese:09-09 10-01 12-25 12-26",
		name: "هونغ كونغ|Hongkong|Hong Kong|Hong Kong|香港|홍콩|中国香港",
	},
	MO: {
		currency: "MOP",
		languages: ["zh", "en"],
		price: [english, "MOP$"],
		timeZone: "Asia/Macau",
		tax: 0,
		delivery: "far",
		holidays:
			"01-01 chinese:01-01 chinese:01-01+1 chinese:01-01+2 easter-2 05-01 chinese:05-05 chinese:08-15+1 10-01 chinese:09-09 12-20 12-25",
		name: "ماكاو|Macau|Macao|Macao|マカオ|마카오|中国澳门",
	},
	TW: {
		currency: "TWD",
		languages: ["zh", "en", "ja"],
		price: [english, "NT$"],
		timeZone: "Asia/Taipei",
		tax: 0.05,
		delivery: "far",
		holidays:
			"01-01 chinese:01-01-1 chinese:01-01 chinese:01-01+1 chinese:01-01+2 02-28 05-01 chinese:05-05 chinese:08-15 10-10",
		name: "تايوان|Taiwan|Taiwan|Taïwan|台湾|대만|中国台湾",
	},
	SG: {
		currency: "SGD",
		languages: ["en", "zh"],
		price: [english, "S$"],
		timeZone: "Asia/Singapore",
		tax: 0.09,
		delivery: "far",
		holidays: "01-01 chinese:01-01 chinese:01-01+1 easter-2 05-01 08-09 12-25 islamic:10-01 islamic:12-10",
		name: "سنغافورة|Singapur|Singapore|Singapour|シンガポール|싱가포르|新加坡",
	},
	AU: {
		currency: "AUD",
		languages: ["en", "zh"],
		price: [english, "A$"],
		timeZone: "Australia/Sydney",
		tax: 0.1,
		delivery: "far",
		holidays: "01-01 01-26 easter-2 easter+1 04-25 12-25 12-26",
		name: "أستراليا|Australien|Australia|Australie|オーストラリア|호주|澳大利亚",
	},
};
