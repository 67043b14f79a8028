import type { Contact, ProductContacts } from "@vetrina/shop-rules/legal/product-contacts.ts";
import { seller } from "../../seller.ts";

/** The company, its address, and the first part of its domain, by the name of the brand. All are made up. */
const companies: Readonly<Record<string, readonly [name: string, address: string, domain: string]>> = {
	Corvella: ["Corvella S.r.l.", "Via dei Bardi 14, 50125 Firenze FI, Italia", "corvella"],
	"Atelier Vesque": ["Atelier Vesque SAS", "9 rue de la Paix, 75002 Paris, France", "atelier-vesque"],
	"Sorelle Marenzi": ["Sorelle Marenzi S.r.l.", "Via Torino 31, 20123 Milano MI, Italia", "sorelle-marenzi"],
	Lumarea: ["Lumarea S.r.l.", "Lungomare Caracciolo 5, 80122 Napoli NA, Italia", "lumarea"],
	"Ardesia Nove": ["Ardesia Nove S.p.A.", "Via Garibaldi 9, 16124 Genova GE, Italia", "ardesia-nove"],
	"Maison Aubrielle": [
		"Maison Aubrielle SAS",
		"22 rue Saint-Honoré, 75001 Paris, France",
		"maison-aubrielle",
	],
	"Tessuto Sette": ["Tessuto Sette S.r.l.", "Via Pontaccio 7, 13900 Biella BI, Italia", "tessuto-sette"],
	Belvaro: ["Belvaro S.p.A.", "Via Maggio 40, 50125 Firenze FI, Italia", "belvaro"],
	"Tolvan & Lind": ["Tolvan & Lind AB", "Storgatan 12, 114 51 Stockholm, Sverige", "tolvan-lind"],
	"Harwick & Quill": [
		"Harwick & Quill Ltd",
		"18 Savile Row, London W1S 3PW, United Kingdom",
		"harwick-quill",
	],
	"Officina Brenta": [
		"Officina Brenta S.r.l.",
		"Riviera del Brenta 3, 30034 Mira VE, Italia",
		"officina-brenta",
	],
	"Piccolo Faro": ["Piccolo Faro S.r.l.", "Via del Porto 2, 47921 Rimini RN, Italia", "piccolo-faro"],
	"Tanti Sogni": ["Tanti Sogni S.r.l.", "Via Emilia 88, 42121 Reggio Emilia RE, Italia", "tanti-sogni"],
	"Passo Lento": [
		"Passo Lento S.r.l.",
		"Viale Don Bosco 6, 62012 Civitanova Marche MC, Italia",
		"passo-lento",
	],
	"Via dell'Olmo": ["Via dell’Olmo S.r.l.", "Via dell’Olmo 11, 30039 Stra VE, Italia", "via-dell-olmo"],
	"Nordkap Atletica": ["Nordkap Atletica AS", "Sjøgata 4, 9008 Tromsø, Norge", "nordkap-atletica"],
	"Rive Sellier": ["Rive Sellier SAS", "5 quai de la Fosse, 44000 Nantes, France", "rive-sellier"],
	Occhiara: ["Occhiara S.r.l.", "Via Feltre 20, 32100 Belluno BL, Italia", "occhiara"],
	"Lente Bruna": ["Lente Bruna S.r.l.", "Via Agordo 8, 32021 Agordo BL, Italia", "lente-bruna"],
	"Orafi Stellin": ["Orafi Stellin S.r.l.", "Contrà Porti 15, 36100 Vicenza VI, Italia", "orafi-stellin"],
	"Filo d'Oro Nove": ["Filo d’Oro Nove S.r.l.", "Via Calamandrei 9, 52100 Arezzo AR, Italia", "filo-doro"],
	"Essenza Lario": ["Essenza Lario S.r.l.", "Via Regina 17, 22012 Cernobbio CO, Italia", "essenza-lario"],
	"Botanica Selva": ["Botanica Selva S.r.l.", "Via Alpini 1, 39012 Merano BZ, Italia", "botanica-selva"],
	"Fornace Lunga": ["Fornace Lunga S.r.l.", "Fondamenta Vetrai 30, 30141 Murano VE, Italia", "fornace-lunga"],
	"Casa Maiolari": ["Casa Maiolari S.r.l.", "Corso Mazzini 46, 48018 Faenza RA, Italia", "casa-maiolari"],
};

const house: Contact = { name: seller.name, address: seller.address, contact: seller.email };

export const productContacts: ProductContacts = {
	maker: house,
	makers: Object.fromEntries(
		Object.entries(companies).map(([brand, [name, address, domain]]) => [
			brand,
			{ name, address, contact: `safety@${domain}.example` },
		]),
	),
	responsible: house,
	importers: {
		KR: {
			name: "베트리나코리아 주식회사",
			address: "서울특별시 강남구 도산대로 000",
			contact: "korea@vetrina.example",
		},
	},
};
