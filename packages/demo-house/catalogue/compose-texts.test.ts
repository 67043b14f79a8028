import { expect, test } from "vitest";
import { type Design, productName } from "./compose-texts.ts";
import { garments } from "./lexicon/garments.ts";
import { sizeName } from "./sizes.ts";

function named(garment: string, material: Design["material"], rest: Partial<Design> = {}) {
	const nouns = garments.get(garment);
	if (nouns === undefined) throw new Error(garment);
	return productName({
		garment: nouns,
		material,
		pattern: "solid",
		feature: undefined,
		model: undefined,
		...rest,
	});
}

test("adjectives agree with the garment, and patterns with the material", () => {
	expect(named("midi-dress", "silk", { feature: "pleated", pattern: "dot" })).toEqual({
		ar: "فستان متوسط الطول بطيات من الحرير بنقشة منقطة",
		de: "Plissiertes Midikleid aus gepunkteter Seide",
		en: "Pleated polka-dot silk midi dress",
		fr: "Robe midi plissée en soie à pois",
		it: "Abito midi plissettato in seta a pois",
		ja: "シルク プリーツ ドット ミディドレス",
		ko: "실크 플리츠 도트 미디 드레스",
		zh: "褶裥波点真丝中长连衣裙",
		"zh-Hant": "百褶圓點絲質中長洋裝",
		"zh-Hant-HK": "百褶圓點絲質中長連身裙",
	});
});

test("plurals, phrases and names are placed correctly", () => {
	expect(named("ankle-boots", "suede", { feature: "studded", model: "Irene" })).toMatchObject({
		ar: "بوت قصير مرصع Irene من الشامواه",
		de: "Stiefeletten Irene aus Veloursleder mit Nieten",
		fr: "Bottines cloutées Irene en daim",
		it: "Stivaletti Irene in camoscio con borchie",
		zh: "Irene 铆钉绒面革踝靴",
	});
	expect(named("crew-jumper", "cashmere", { feature: "embroidered", pattern: "stripe" })).toMatchObject({
		ar: "كنزة بياقة مستديرة مطرزة من الكشمير بنقشة مقلمة",
		de: "Bestickter Rundhalspullover aus gestreiftem Kaschmir",
		fr: "Pull à col rond brodé en cachemire à rayures",
		it: "Maglia girocollo ricamata in cashmere a righe",
		ko: "캐시미어 자수 스트라이프 크루넥 스웨터",
	});
	expect(named("crew-jumper", "merino", { feature: "ribbed" })).toMatchObject({
		en: "Ribbed merino wool crew-neck jumper",
		"en-US": "Ribbed merino wool crewneck sweater",
	});
	expect(named("plate", "porcelain", { feature: "painted" })).toMatchObject({
		ar: "طبق مرسوم يدويًا من البورسلان",
		de: "Handbemalter Teller aus Porzellan",
		fr: "Assiette peinte à la main en porcelaine",
		it: "Piatto dipinto a mano in porcellana",
	});
});

test("names of jeans and perfumes leave out the material", () => {
	expect(named("straight-jeans", "denim", { model: "Zoe", feature: "high-waisted" })).toMatchObject({
		de: "Straight-Leg-Jeans Zoe mit hohem Bund",
		en: "Zoe high-waisted straight-leg jeans",
		fr: "Jean droit taille haute Zoe",
		it: "Jeans dritti Zoe a vita alta",
		ja: "Zoe ハイウエスト ストレートジーンズ",
	});
	expect(named("eau-de-parfum", "beauty", { model: "Ora Blu" })).toMatchObject({
		en: "Ora Blu eau de parfum",
		ar: "ماء عطر Ora Blu",
	});
});

test("Chinese sets a word in Latin letters off on both sides", () => {
	expect(named("tee", "cotton", { pattern: "stripe" })).toMatchObject({
		zh: "条纹棉质T恤",
		"zh-Hant": "條紋棉質 T 恤",
	});
	expect(named("tee", "cotton", { model: "Irene" })).toMatchObject({ "zh-Hant": "Irene 棉質 T 恤" });
});

test("sizes in American English are in inches and ounces", () => {
	expect(sizeName("45x45")).toMatchObject({ en: "45 × 45 cm", "en-US": "18 × 18 in" });
	expect(sizeName("50ml")).toMatchObject({ en: "50 ml", "en-US": "1.7 fl oz / 50 ml" });
	expect(sizeName("600g")).toMatchObject({ fr: "600 g", "en-US": "21.2 oz / 600 g" });
});
