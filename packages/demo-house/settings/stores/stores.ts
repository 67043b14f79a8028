import type { PostalArea, Store } from "@vetrina/commerce-sandbox/house/stores.ts";
import type { SiteId } from "../../markets/markets.ts";
import { countries } from "../countries.ts";
import { cityName } from "./store-cities.ts";
import { findTimeZone, hoursIn, listServices } from "./store-days.ts";

type Row = readonly [
	id: string,
	country: string,
	city: string,
	address: string,
	postalCode: string,
	state: string,
	latitude: number,
	longitude: number,
	phone: string,
];

// biome-ignore format: a table is read by its columns
const rows: readonly Row[] = [
	["milano-brera", "IT", "Milano", "Via Solferino 27", "20121", "MI", 45.4761, 9.1878, "+39 02 5550 1010"],
	["milano-navigli", "IT", "Milano", "Alzaia Naviglio Grande 40", "20144", "MI", 45.4507, 9.1704, "+39 02 5550 1020"],
	["roma-monti", "IT", "Roma", "Via dei Serpenti 120", "00184", "RM", 41.8946, 12.4903, "+39 06 5550 1030"],
	["firenze", "IT", "Firenze", "Via della Vigna Nuova 18", "50123", "FI", 43.7706, 11.2495, "+39 055 5550 104"],
	["palermo", "IT", "Palermo", "Via della Libertà 31", "90139", "PA", 38.1265, 13.3552, "+39 091 5550 105"],
	["paris-marais", "FR", "Paris", "14 rue de Turenne", "75004", "", 48.8551, 2.3641, "+33 1 55 50 20 10"],
	["lyon", "FR", "Lyon", "6 rue Gasparin", "69002", "", 45.7589, 4.8331, "+33 4 55 50 20 20"],
	["muenchen", "DE", "München", "Theatinerstraße 23", "80333", "", 48.1408, 11.5766, "+49 89 5550 3010"],
	["berlin-mitte", "DE", "Berlin", "Mulackstraße 15", "10119", "", 52.5276, 13.4058, "+49 30 5550 3020"],
	["wien", "AT", "Wien", "Seilergasse 9", "1010", "", 48.2074, 16.3706, "+43 1 5550 401"],
	["madrid", "ES", "Madrid", "Calle de Claudio Coello 52", "28001", "", 40.4265, -3.6866, "+34 915 550 501"],
	["barcelona", "ES", "Barcelona", "Carrer d’Enric Granados 30", "08008", "", 41.3903, 2.1602, "+34 935 550 502"],
	["lisboa", "PT", "Lisboa", "Rua do Norte 45", "1200-283", "", 38.7119, -9.1445, "+351 21 555 0601"],
	["amsterdam", "NL", "Amsterdam", "Cornelis Schuytstraat 21", "1071 JD", "", 52.3562, 4.8757, "+31 20 555 0701"],
	["antwerpen", "BE", "Antwerpen", "Nationalestraat 38", "2000", "", 51.2172, 4.3987, "+32 3 555 08 01"],
	["athina", "GR", "Athina", "Skoufa 24", "106 73", "", 37.9776, 23.7384, "+30 210 555 0901"],
	["koebenhavn", "DK", "København", "Grønnegade 12", "1107", "", 55.6818, 12.5836, "+45 33 55 10 01"],
	["london-marylebone", "GB", "London", "18 Chiltern Street", "W1U 7QA", "", 51.5196, -0.1549, "+44 20 5550 1101"],
	["edinburgh", "GB", "Edinburgh", "33 Thistle Street", "EH2 1DY", "", 55.9541, -3.2001, "+44 131 555 1102"],
	["zuerich", "CH", "Zürich", "Augustinergasse 14", "8001", "", 47.3727, 8.5401, "+41 44 555 12 01"],
	["stockholm", "SE", "Stockholm", "Grev Turegatan 11", "114 46", "", 59.3362, 18.0744, "+46 8 555 1301"],
	["new-york-soho", "US", "New York", "112 Mercer Street", "10012", "NY", 40.7245, -73.9996, "+1 212 555 0114"],
	["los-angeles", "US", "Los Angeles", "8420 Melrose Place", "90069", "CA", 34.0836, -118.3747, "+1 323 555 0115"],
	["chicago", "US", "Chicago", "58 East Oak Street", "60611", "IL", 41.9008, -87.6263, "+1 312 555 0116"],
	["miami", "US", "Miami", "140 NE 39th Street", "33137", "FL", 25.8131, -80.1930, "+1 305 555 0117"],
	["toronto", "CA", "Toronto", "88 Yorkville Avenue", "M5R 1B9", "ON", 43.6708, -79.3925, "+1 416 555 0118"],
	["montreal", "CA", "Montréal", "225 rue Saint-Paul Ouest", "H2Y 2A2", "QC", 45.5030, -73.5556, "+1 514 555 0119"],
	["mexico-roma", "MX", "Ciudad de México", "Calle Colima 190", "06700", "CMX", 19.4188, -99.1608, "+52 55 5550 0120"],
	["sao-paulo", "BR", "São Paulo", "Rua Oscar Freire 620", "01426-000", "SP", -23.5649, -46.6693, "+55 11 5550 0121"],
	["dubai", "AE", "Dubai", "Alserkal Avenue 17, Al Quoz", "", "DU", 25.1426, 55.2256, "+971 4 555 0122"],
	["abu-dhabi", "AE", "Abu Dhabi", "Saadiyat Boulevard 3", "", "AZ", 24.5316, 54.4210, "+971 2 555 0123"],
	["riyadh", "SA", "Riyadh", "Prince Turki Street 60", "12329", "", 24.7106, 46.6413, "+966 11 555 0124"],
	["kuwait", "KW", "Kuwait City", "Salem Al Mubarak Street 12", "22001", "", 29.3390, 48.0757, "+965 2555 0125"],
	["doha", "QA", "Doha", "Msheireb, Barahat Street 8", "", "", 25.2869, 51.5263, "+974 4455 0126"],
	["tokyo-daikanyama", "JP", "東京", "渋谷区猿楽町17-5", "150-0033", "13", 35.6489, 139.7005, "+81 3 5550 0127"],
	["kyoto", "JP", "京都", "中京区麩屋町通三条上る", "604-8083", "26", 35.0094, 135.7660, "+81 75 555 0128"],
	["seoul", "KR", "서울", "용산구 이태원로54길 31", "04400", "", 37.5359, 127.0010, "+82 2 5555 0129"],
	["shanghai", "CN", "上海", "徐汇区安福路 201 号", "200031", "", 31.2146, 121.4432, "+86 21 5555 0130"],
	["beijing", "CN", "北京", "朝阳区三里屯路 19 号", "100027", "", 39.9353, 116.4550, "+86 10 5555 0131"],
	["hong-kong", "HK", "香港", "中環荷李活道 28 號", "", "", 22.2807, 114.1524, "+852 5555 0132"],
	["taipei", "TW", "台北", "大安區潮州街 60 巷 8 號", "106", "", 25.0290, 121.5260, "+886 2 5555 0133"],
	["singapore", "SG", "Singapore", "7 Keong Saik Road", "089113", "", 1.2800, 103.8417, "+65 5550 0134"],
	["sydney", "AU", "Sydney", "46 William Street, Paddington", "2021", "NSW", -33.8847, 151.2310, "+61 2 5550 0135"],
	["melbourne", "AU", "Melbourne", "9 Crossley Street", "3000", "VIC", -37.8110, 144.9720, "+61 3 5550 0136"],
];

const quarters: Readonly<Record<string, { en: string; ar: string }>> = {
	"milano-brera": { en: "Brera", ar: "بريرا" },
	"milano-navigli": { en: "Navigli", ar: "نافيلي" },
};

/** Returns a store's name: with the city as its country writes it, and in Arabic letters on Arabic pages. */
const writeStoreName = (id: string, city: string): Store["name"] => {
	const quarter = quarters[id];
	const names = cityName(city);
	const arabic = { ar: ["فيترينا", names.ar, quarter?.ar].filter(Boolean).join(" ") };
	if (quarter) return { en: `Vetrina ${city} ${quarter.en}`, ...arabic };
	if (/^\p{Script=Latin}/u.test(city)) return { en: `Vetrina ${city}`, ...arabic };
	const written = Object.entries(names).map(([language, name]) => [language, `Vetrina ${name}`]);
	return { ...Object.fromEntries(written), ...arabic } as Store["name"];
};

const findSiteId = (countryCode: string): SiteId =>
	countries.find(({ code }) => code === countryCode)?.siteId ?? "vetrina-eu";

export const stores: readonly Store[] = rows.map(
	([id, countryCode, city, address1, postalCode, stateCode, latitude, longitude, phone]) => ({
		id,
		siteId: findSiteId(countryCode),
		countryCode,
		name: writeStoreName(id, city),
		city,
		cityName: cityName(city),
		address1,
		...(postalCode ? { postalCode } : {}),
		...(stateCode ? { stateCode } : {}),
		latitude,
		longitude,
		phone,
		email: `${id}@vetrina.example`,
		hours: hoursIn(countryCode),
		timeZone: findTimeZone(id, countryCode),
		services: listServices(id),
		inventoryId: `store-${id}`,
		posEnabled: postalCode !== "" && latitude > 0,
	}),
);

// biome-ignore format: a table is read by its columns
export const postalAreas: readonly PostalArea[] = [
	["IT", "00", 41.90, 12.50], ["IT", "10", 45.07, 7.69], ["IT", "16", 44.41, 8.93], ["IT", "20", 45.46, 9.19], ["IT", "30", 45.44, 12.32], ["IT", "37", 45.44, 10.99],
	["IT", "40", 44.49, 11.34], ["IT", "50", 43.77, 11.26], ["IT", "70", 41.12, 16.87], ["IT", "80", 40.85, 14.27], ["IT", "90", 38.12, 13.36], ["IT", "09", 39.22, 9.12],
	["FR", "75", 48.86, 2.35], ["FR", "69", 45.76, 4.84], ["FR", "13", 43.30, 5.37], ["FR", "33", 44.84, -0.58], ["FR", "31", 43.60, 1.44], ["FR", "59", 50.63, 3.06], ["FR", "06", 43.70, 7.27],
	["DE", "0", 51.05, 13.74], ["DE", "1", 52.52, 13.40], ["DE", "2", 53.55, 9.99], ["DE", "3", 52.37, 9.73], ["DE", "4", 51.23, 6.78], ["DE", "5", 50.94, 6.96],
	["DE", "6", 50.11, 8.68], ["DE", "7", 48.78, 9.18], ["DE", "8", 48.14, 11.58], ["DE", "9", 49.45, 11.08],
	["AT", "1", 48.21, 16.37], ["AT", "5", 47.81, 13.04], ["AT", "8", 47.07, 15.44], ["ES", "28", 40.42, -3.70], ["ES", "08", 41.39, 2.17], ["ES", "46", 39.47, -0.38], ["ES", "41", 37.39, -5.98],
	["PT", "1", 38.72, -9.14], ["PT", "4", 41.15, -8.61], ["NL", "10", 52.37, 4.90], ["NL", "30", 51.92, 4.48], ["BE", "1", 50.85, 4.35], ["BE", "2", 51.22, 4.40],
	["GB", "W", 51.51, -0.17], ["GB", "E", 51.54, -0.03], ["GB", "SW", 51.47, -0.16], ["GB", "EH", 55.95, -3.19], ["GB", "M", 53.48, -2.24], ["GB", "B", 52.48, -1.90],
	["CH", "8", 47.37, 8.54], ["CH", "12", 46.20, 6.14], ["CH", "3", 46.95, 7.45], ["SE", "11", 59.33, 18.07], ["SE", "4", 57.71, 11.97],
	["US", "100", 40.75, -73.99], ["US", "02", 42.36, -71.06], ["US", "19", 39.95, -75.17], ["US", "20", 38.90, -77.04], ["US", "30", 33.75, -84.39], ["US", "33", 25.77, -80.20],
	["US", "60", 41.88, -87.63], ["US", "75", 32.78, -96.80], ["US", "77", 29.76, -95.37], ["US", "90", 34.05, -118.24], ["US", "94", 37.77, -122.42], ["US", "98", 47.61, -122.33],
	["CA", "M", 43.65, -79.38], ["CA", "H", 45.50, -73.57], ["CA", "V", 49.28, -123.12], ["JP", "1", 35.68, 139.76], ["JP", "5", 34.69, 135.50], ["JP", "60", 35.01, 135.77],
	["KR", "0", 37.57, 126.98], ["KR", "48", 35.18, 129.08], ["CN", "10", 39.90, 116.41], ["CN", "20", 31.23, 121.47], ["CN", "51", 23.13, 113.26],
	["AU", "2", -33.87, 151.21], ["AU", "3", -37.81, 144.96], ["AU", "4", -27.47, 153.03], ["SG", "0", 1.28, 103.84],
];
