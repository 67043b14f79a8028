import { legalSet, stated, withinDays } from "./legal/legal-set.ts";
import { english, french, type MarketRows } from "./market-row.ts";

const statesOfUS = `AL 4,AK 0,AZ 5.6,AR 6.5,CA 7.25,CO 2.9,CT 6.35,DE 0,DC 6,FL 6,GA 4,HI 4,ID 6,IL 6.25,IN 7,IA 6,KS 6.5,KY 6,LA 5,
	ME 5.5,MD 6,MA 6.25,MI 6,MN 6.875,MS 7,MO 4.225,MT 0,NE 5.5,NV 6.85,NH 0,NJ 6.625,NM 4.875,NY 4,NC 4.75,ND 5,OH 5.75,
	OK 4.5,OR 0,PA 6,RI 7,SC 6,SD 4.2,TN 7,TX 6.25,UT 6.1,VT 6,VA 5.3,WA 6.5,WV 6,WI 5,WY 4`;
const provinces = "AB 5,BC 12,MB 12,NB 15,NL 15,NT 5,NS 14,NU 5,ON 13,PE 15,QC 14.975,SK 11,YT 5";

export const americas: MarketRows = {
	US: {
		currency: "USD",
		languages: ["en", "zh"],
		price: [english, "$"],
		timeZone: "America/New_York",
		tax: { byState: statesOfUS },
		delivery: "far",
		holidays: "01-01 3:mon:01 -1:mon:05 06-19 07-04 1:mon:09 11-11 4:thu:11 12-25",
		name: "الولايات المتحدة|Vereinigte Staaten|United States|États-Unis|アメリカ合衆国|미국|美国",
		legal: legalSet({
			law: "FTC Act; Mail, Internet, or Telephone Order Rule (16 CFR 435)",
			privacyLaw: "California Consumer Privacy Act (Cal. Civ. Code § 1798.100)",
			authority: "California Privacy Protection Agency (cppa.ca.gov)",
			register: "EIN 00-0000000",
			complaints: "Federal Trade Commission (consumer.ftc.gov)",
			pages: { privacyChoices: "/privacy-choices" },
			newsletter: stated("single", "CAN-SPAM Act (15 U.S.C. § 7704)"),
			priceNote: stated("taxAdded", "Sales taxes of the states"),
		}),
	},
	CA: {
		currency: "CAD",
		languages: ["en", "fr"],
		price: [english, "$"],
		priceIn: { fr: [french, "$"] },
		timeZone: "America/Toronto",
		tax: { byState: provinces },
		delivery: "far",
		holidays: "01-01 easter-2 mon<=05-24 07-01 1:mon:09 2:mon:10 12-25 12-26",
		name: "كندا|Kanada|Canada|Canada|カナダ|캐나다|加拿大",
		legal: legalSet({
			law: "Consumer Protection Acts of the provinces",
			privacyLaw: "PIPEDA; Loi 25 (Québec)",
			authority:
				"Office of the Privacy Commissioner (priv.gc.ca) · Commission d’accès à l’information (cai.gouv.qc.ca)",
			register: "GST/TPS 000000000RT0001",
			complaints: "Office of Consumer Affairs · Office de la protection du consommateur (opc.gouv.qc.ca)",
			newsletter: stated("single", "CASL (S.C. 2010, c. 23), s. 6"),
			consents: stated(["privacy", "transfer"], "Loi 25 (Québec), art. 17"),
			priceNote: stated("taxAdded", "Excise Tax Act"),
		}),
	},
	MX: {
		currency: "MXN",
		languages: ["en"],
		price: [english, "MX$"],
		timeZone: "America/Mexico_City",
		tax: 0.16,
		delivery: "far",
		holidays: "01-01 1:mon:02 3:mon:03 05-01 09-16 3:mon:11 12-25",
		name: "المكسيك|Mexiko|Mexico|Mexique|メキシコ|멕시코|墨西哥",
		legal: legalSet({
			law: "Ley Federal de Protección al Consumidor",
			privacyLaw: "Ley Federal de Protección de Datos Personales en Posesión de los Particulares",
			authority: "Secretaría Anticorrupción y Buen Gobierno (gob.mx/buengobierno)",
			register: "RFC XEXX010101000",
			complaints: "PROFECO (profeco.gob.mx)",
			priceNote: stated("taxIncluded", "Ley Federal de Protección al Consumidor, art. 7 Bis"),
		}),
	},
	BR: {
		currency: "BRL",
		languages: ["en"],
		price: [english, "R$"],
		timeZone: "America/Sao_Paulo",
		tax: 0.17,
		delivery: "far",
		holidays: "01-01 easter-47 easter-2 04-21 05-01 easter+60 09-07 10-12 11-02 11-15 11-20 12-25",
		name: "البرازيل|Brasilien|Brazil|Brésil|ブラジル|브라질|巴西",
		legal: legalSet({
			law: "Código de Defesa do Consumidor (Lei 8.078/1990); Decreto 7.962/2013",
			privacyLaw: "LGPD (Lei 13.709/2018)",
			authority: "ANPD (gov.br/anpd)",
			register: "CNPJ 00.000.000/0000-00",
			complaints: "consumidor.gov.br",
			...withinDays(7, "Código de Defesa do Consumidor, art. 49"),
			priceNote: stated("taxIncluded", "Código de Defesa do Consumidor, art. 31"),
		}),
	},
};
