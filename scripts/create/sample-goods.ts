import type { Outline } from "./draw-picture.ts";

/** A text in the languages that `npm run create` speaks; the shop shows English in all others. */
export type SampleText = { en: string; de: string; fr: string; it: string };

export type SampleGood = { category: "table" | "living"; price: number; name: SampleText; outline: Outline };

export const CATEGORIES: Readonly<Record<SampleGood["category"], SampleText>> = {
	table: { en: "The table", de: "Der Tisch", fr: "La table", it: "La tavola" },
	living: { en: "The room", de: "Der Raum", fr: "La pièce", it: "La stanza" },
};

export const GOODS: readonly SampleGood[] = [
	{
		category: "living",
		price: 95,
		name: { en: "Tall vase", de: "Hohe Vase", fr: "Grand vase", it: "Vaso alto" },
		outline: [
			[6, 34],
			[7, 44],
			[13, 62],
			[16, 80],
			[13, 98],
			[8, 110],
		],
	},
	{
		category: "table",
		price: 48,
		name: { en: "Deep bowl", de: "Tiefe Schale", fr: "Bol profond", it: "Ciotola fonda" },
		outline: [
			[26, 78],
			[25, 88],
			[20, 100],
			[12, 107],
			[10, 110],
		],
	},
	{
		category: "table",
		price: 64,
		name: { en: "Carafe", de: "Karaffe", fr: "Carafe", it: "Caraffa" },
		outline: [
			[9, 42],
			[5, 48],
			[5, 62],
			[17, 86],
			[18, 102],
			[15, 110],
		],
	},
	{
		category: "table",
		price: 18,
		name: { en: "Beaker", de: "Becher", fr: "Gobelet", it: "Bicchiere" },
		outline: [
			[13, 74],
			[12, 92],
			[10, 110],
		],
	},
	{
		category: "table",
		price: 72,
		name: { en: "Serving plate", de: "Servierteller", fr: "Plat de service", it: "Piatto da portata" },
		outline: [
			[36, 99],
			[30, 104],
			[16, 108],
			[14, 110],
		],
	},
	{
		category: "living",
		price: 32,
		name: { en: "Pillar candle", de: "Stumpenkerze", fr: "Bougie pilier", it: "Candela" },
		outline: [
			[0.5, 56],
			[0.5, 62],
			[10, 62],
			[10, 110],
		],
	},
	{
		category: "living",
		price: 240,
		name: { en: "Table lamp", de: "Tischleuchte", fr: "Lampe de table", it: "Lampada da tavolo" },
		outline: [
			[11, 36],
			[23, 68],
			[1.5, 68],
			[1.5, 104],
			[14, 107],
			[14, 110],
		],
	},
	{
		category: "living",
		price: 56,
		name: { en: "Round box", de: "Runde Dose", fr: "Boîte ronde", it: "Scatola tonda" },
		outline: [
			[2, 76],
			[2, 80],
			[20, 81],
			[20, 87],
			[18.5, 87],
			[18.5, 110],
		],
	},
	{
		category: "table",
		price: 42,
		name: { en: "Glass bottle", de: "Glasflasche", fr: "Bouteille en verre", it: "Bottiglia di vetro" },
		outline: [
			[4, 34],
			[4, 58],
			[13, 68],
			[13, 110],
		],
	},
	{
		category: "living",
		price: 180,
		name: { en: "Low stool", de: "Niedriger Hocker", fr: "Tabouret bas", it: "Sgabello basso" },
		outline: [
			[24, 72],
			[24, 78],
			[21, 78],
			[23, 110],
			[19, 110],
			[16, 82],
		],
	},
];

/** Words of a new house. `{name}` is the house. */
export const WORDS = {
	slogan: {
		en: "Things for every day",
		de: "Dinge für jeden Tag",
		fr: "Des objets de tous les jours",
		it: "Oggetti per ogni giorno",
	},
	sample: {
		en: "A sample of {name}. Replace it in catalogue.jsonl.",
		de: "Ein Muster von {name}. Ersetzen Sie es in catalogue.jsonl.",
		fr: "Un exemple de {name}. Remplacez-le dans catalogue.jsonl.",
		it: "Un esempio di {name}. Da sostituire in catalogue.jsonl.",
	},
	all: { en: "See everything", de: "Alles ansehen", fr: "Tout voir", it: "Vedi tutto" },
	new: { en: "New", de: "Neu", fr: "Nouveautés", it: "Novità" },
	shop: { en: "Shop", de: "Sortiment", fr: "Boutique", it: "Negozio" },
	house: { en: "The house", de: "Das Haus", fr: "La maison", it: "La casa" },
	about: { en: "About {name}", de: "Über {name}", fr: "À propos de {name}", it: "Chi è {name}" },
	aboutText: {
		en: "This is the page of {name}. Write here who you are.",
		de: "Das ist die Seite von {name}. Schreiben Sie hier, wer Sie sind.",
		fr: "Voici la page de {name}. Présentez ici votre maison.",
		it: "Questa è la pagina di {name}. Raccontate qui chi siete.",
	},
	notFound: {
		en: "Page not found",
		de: "Seite nicht gefunden",
		fr: "Page introuvable",
		it: "Pagina non trovata",
	},
	copyright: { en: "© {year} {name}", de: "© {year} {name}", fr: "© {year} {name}", it: "© {year} {name}" },
	card: { en: "Credit card", de: "Kreditkarte", fr: "Carte bancaire", it: "Carta di credito" },
	delivery: { en: "Delivery", de: "Lieferung", fr: "Livraison", it: "Consegna" },
	deliveryTime: {
		en: "Within a week.",
		de: "Innerhalb einer Woche.",
		fr: "Sous une semaine.",
		it: "Entro una settimana.",
	},
	bestMatches: { en: "Best matches", de: "Beste Treffer", fr: "Pertinence", it: "Più pertinenti" },
	cheapest: {
		en: "Price: low to high",
		de: "Preis aufsteigend",
		fr: "Prix croissant",
		it: "Prezzo crescente",
	},
} as const satisfies Readonly<Record<string, SampleText>>;
