/** `tier`: position of the brand's prices within a price band, from 0 (lower end) to 1 (upper end). */
export type Brand = { id: string; name: string; tier: number; departments: readonly Department[] };
export type Department =
	| "women"
	| "men"
	| "children"
	| "shoes"
	| "bags"
	| "eyewear"
	| "accessories"
	| "jewellery"
	| "beauty"
	| "home";

const brand = (id: string, name: string, tier: number, departments: string): Brand => ({
	id,
	name,
	tier,
	departments: departments.split(" ") as Department[],
});

export const brands: readonly Brand[] = [
	brand("corvella", "Corvella", 0.9, "women bags shoes accessories"),
	brand("atelier-vesque", "Atelier Vesque", 1, "women accessories"),
	brand("sorelle-marenzi", "Sorelle Marenzi", 0.7, "women accessories"),
	brand("lumarea", "Lumarea", 0.4, "women accessories"),
	brand("ardesia-nove", "Ardesia Nove", 0.5, "women men bags"),
	brand("maison-aubrielle", "Maison Aubrielle", 0.95, "women bags"),
	brand("tessuto-sette", "Tessuto Sette", 0.3, "women men accessories"),
	brand("belvaro", "Belvaro", 0.8, "men shoes accessories bags"),
	brand("tolvan-lind", "Tolvan & Lind", 0.4, "men women accessories"),
	brand("harwick-quill", "Harwick & Quill", 0.7, "men accessories shoes"),
	brand("officina-brenta", "Officina Brenta", 0.5, "men bags shoes"),
	brand("piccolo-faro", "Piccolo Faro", 0.5, "children"),
	brand("tanti-sogni", "Tanti Sogni", 0.3, "children"),
	brand("passo-lento", "Passo Lento", 0.6, "shoes"),
	brand("via-dell-olmo", "Via dell'Olmo", 0.8, "shoes bags"),
	brand("nordkap-atletica", "Nordkap Atletica", 0.3, "shoes"),
	brand("rive-sellier", "Rive Sellier", 1, "bags accessories"),
	brand("occhiara", "Occhiara", 0.6, "eyewear"),
	brand("lente-bruna", "Lente Bruna", 0.3, "eyewear"),
	brand("orafi-stellin", "Orafi Stellin", 0.8, "jewellery"),
	brand("filo-doro", "Filo d'Oro Nove", 0.4, "jewellery"),
	brand("essenza-lario", "Essenza Lario", 0.7, "beauty"),
	brand("botanica-selva", "Botanica Selva", 0.4, "beauty"),
	brand("fornace-lunga", "Fornace Lunga", 0.6, "home"),
	brand("casa-maiolari", "Casa Maiolari", 0.8, "home"),
];

export const listBrands = (department: Department): readonly Brand[] =>
	brands.filter((one) => one.departments.includes(department));

export const modelNames: readonly string[] = (
	"Adalgisa Agnese Alba Allegra Amalia Ambra Angelica Anita Annarella Arianna Aurora Beatrice Benedetta Bianca Brigida Camilla " +
	"Carlotta Cecilia Celeste Chiara Clelia Cloe Corinna Costanza Dalia Delfina Desideria Diletta Domitilla Donata Dora Elena " +
	"Eleonora Elettra Elisa Emilia Enrica Fabiola Fiamma Filippa Fiora Flaminia Flavia Fosca Ginevra Gioia Greta Ilaria Imelda " +
	"Irene Isotta Lavinia Lea Letizia Lia Livia Loredana Ludovica Luce Maddalena Mafalda Marilena Marta Matilde Melania Mirella " +
	"Miriana Nerina Nicoletta Noemi Norma Olimpia Olivia Ondina Orsola Ortensia Ottavia Perla Petra Quinta Raffaella Rebecca " +
	"Rosalba Rossana Sabina Selene Serafina Serena Silvana Sofia Stella Susanna Tea Teodora Tosca Tullia Valentina Vera Verdiana " +
	"Viola Virna Vittoria Viviana Zaira Zelda Zoe"
).split(" ");

export const mensModelNames: readonly string[] = (
	"Achille Adriano Alessio Amedeo Andrea Arturo Augusto Baldo Bastiano Bruno Carlo Cesare Claudio Corrado Dante Dario Edoardo " +
	"Elio Enea Ettore Fabrizio Fausto Filippo Flavio Furio Gaspare Giacomo Gino Giulio Guido Ivo Lapo Leandro Livio Lorenzo Luca " +
	"Marcello Mario Massimo Matteo Nereo Nico Olindo Orazio Orlando Oscar Ottavio Paride Pietro Quinto Raul Renzo Rocco Romeo " +
	"Ruggero Sandro Saverio Silvio Tancredi Teo Tiziano Tullio Ugo Umberto Valerio Vasco Vito Zeno"
).split(" ");

export const fragranceNames: readonly string[] = [
	"Notte Chiara",
	"Giardino Sospeso",
	"Acqua di Marea",
	"Ombra Dolce",
	"Fico Selvatico",
	"Vento di Sale",
	"Pioggia a Luglio",
	"Ora Blu",
	"Sale e Limone",
	"Prima Luce",
	"Ambra Lenta",
	"Cielo Aperto",
	"Bosco Minore",
	"Rosa Nuda",
	"Terra Rossa",
	"Seta e Fumo",
];
