import { groupId } from "@vetrina/commerce-sandbox/catalogue/group-id.ts";
import type { MasterLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { generateCatalogue } from "@vetrina/demo-house/catalogue/generate-catalogue.ts";

/**
 * Facts about a product read from the demo catalogue, and rules that state a query's meaning by such facts; their agreement labels a hit
 * (0–3). Nothing here depends on the search engine.
 */
export type Facts = {
	id: string;
	type: string;
	cut: string;
	colour: string;
	material: string;
	pattern: string;
	brand: string;
	category: string;
};

export function catalogueFacts(): Facts[] {
	const groups = new Map<string, Facts>();
	let master: MasterLine | undefined;
	for (const line of generateCatalogue()) {
		if (line.kind === "master") master = line;
		if (line.kind !== "variant" || !master || line.master !== master.id) continue;
		const colour = line.values.color ?? "";
		const id = groupId(line.master, line.values.color);
		if (groups.has(id)) continue;
		const picture = /^drawn:([a-z]+)\?cut=([a-z-]+)/.exec(line.images[0] ?? "");
		groups.set(id, {
			id,
			type: picture?.[1] ?? "",
			cut: picture?.[2] ?? "",
			colour,
			material: master.attributes.material?.[0] ?? "",
			pattern: master.attributes.pattern?.[0] ?? "",
			brand: master.brand,
			category: master.primaryCategory,
		});
	}
	return [...groups.values()];
}

/** Entries read `is ~ near`: the meaning, and similar things. A thing is a type or type/cut; `dress/*` means any cut. */
// biome-ignore format: a table is read by its columns
const things: Record<string, string> = {
	dress: "dress gown ~ pinafore", "midi-dress": "dress/flared ~ dress", "mini-dress": "dress/mini ~ dress", "maxi-dress": "dress/maxi dress/tiered ~ gown dress",
	"slip-dress": "dress/slip ~ dress", "wrap-dress": "dress/wrap ~ dress", "shirt-dress": "dress/shirt ~ dress", gown: "gown ~ dress/maxi",
	coat: "coat puffer/long ~ puffer", "wrap-coat": "coat/wrap ~ coat", trench: "coat/trench ~ coat", "duffle-coat": "coat/duffle ~ coat",
	jacket: "jacket blazer puffer/short ~ puffer coat", bomber: "jacket/bomber ~ jacket", biker: "jacket/biker ~ jacket", blazer: "blazer ~ jacket", puffer: "puffer ~ coat jacket", gilet: "puffer/gilet knit/vest ~ puffer",
	jumper: "knit ~ cardigan sweatshirt", "roll-neck": "knit/turtleneck ~ knit", cardigan: "cardigan ~ knit", knitwear: "knit cardigan ~ beanie sweatshirt", hoodie: "sweatshirt/hoodie ~ sweatshirt", sweatshirt: "sweatshirt ~ knit",
	shirt: "shirt ~ blouse tee/polo", blouse: "blouse ~ shirt", polo: "tee/polo ~ tee", tee: "tee/crew tee/long-sleeve ~ tee", tank: "tee/tank ~ tee",
	trousers: "trousers ~ jeans shorts", "wide-trousers": "trousers/wide ~ trousers", chinos: "trousers/tapered ~ trousers", joggers: "trousers/joggers ~ trousers", shorts: "shorts ~ trunks", jeans: "jeans ~ trousers",
	skirt: "skirt", "midi-skirt": "skirt/a-line ~ skirt", "mini-skirt": "skirt/mini ~ skirt", "pleated-skirt": "skirt/pleated ~ skirt", "pencil-skirt": "skirt/pencil ~ skirt",
	"pinafore-dress": "pinafore ~ dress", swimsuit: "swimsuit ~ bikini", bikini: "bikini ~ swimsuit", swimwear: "swimsuit bikini trunks", trunks: "trunks ~ shorts", dungarees: "dungarees ~ romper", romper: "romper ~ dungarees",
	shoes: "heels flat sandal boot sneaker", pumps: "heels/pump heels/slingback ~ heels", heels: "heels ~ sandal/heeled", ballerinas: "flat/ballerina ~ flat", loafers: "flat/loafer ~ flat", espadrilles: "flat/espadrille ~ flat", sandals: "sandal ~ heels/mule", boots: "boot", "ankle-boots": "boot/ankle boot/chelsea ~ boot", "chelsea-boots": "boot/chelsea ~ boot", sneakers: "sneaker", runners: "sneaker/runner ~ sneaker", "high-tops": "sneaker/high ~ sneaker",
	bag: "handbag backpack weekender clutch ~ wallet", handbag: "handbag clutch ~ backpack weekender", tote: "handbag/tote ~ handbag", "shoulder-bag": "handbag/shoulder ~ handbag", crossbody: "handbag/crossbody ~ handbag", clutch: "clutch ~ handbag", backpack: "backpack ~ weekender", weekender: "weekender ~ backpack", wallet: "wallet/continental ~ wallet", "card-holder": "wallet/card-holder ~ wallet",
	sunglasses: "sunglasses", "cat-eye": "sunglasses/cat-eye ~ sunglasses", aviator: "sunglasses/aviator ~ sunglasses", scarf: "scarf", stole: "scarf/stole ~ scarf", foulard: "scarf/square ~ scarf", hat: "hat beanie cap", beanie: "beanie ~ hat cap", cap: "cap ~ hat beanie", "sun-hat": "hat/wide-brim ~ hat", belt: "belt", gloves: "gloves", tie: "tie/tie ~ tie", "bow-tie": "tie/bow-tie ~ tie",
	earrings: "earrings", hoops: "earrings/hoops ~ earrings", necklace: "necklace", bracelet: "bracelet", ring: "ring", watch: "watch", jewellery: "earrings necklace bracelet ring ~ watch",
	perfume: "perfume", lipstick: "lipstick/bullet ~ lipstick", polish: "polish", cream: "skincare/jar skincare/tube ~ skincare", vase: "vase", candle: "candle", mug: "tableware/mug ~ tableware", plate: "tableware/plate ~ tableware", bowl: "tableware/bowl ~ tableware", cushion: "cushion", throw: "throw",
};

// biome-ignore format: a table is read by its columns
const colours: Record<string, string> = {
	red: "red ~ bordeaux terracotta", burgundy: "bordeaux ~ red aubergine", black: "black ~ charcoal", white: "white ~ ivory", ivory: "ivory ~ white butter", grey: "grey charcoal ~ silver", charcoal: "charcoal ~ grey black",
	blue: "navy indigo royal sky petrol", navy: "navy ~ indigo royal", "light-blue": "sky ~ royal", green: "emerald olive sage ~ petrol", emerald: "emerald ~ olive sage", olive: "olive ~ sage emerald", brown: "chocolate cognac camel ~ terracotta beige",
	camel: "camel ~ beige cognac", cognac: "cognac ~ camel chocolate", beige: "beige ~ camel ivory", pink: "blush fuchsia ~ apricot lilac", purple: "lilac aubergine", lilac: "lilac ~ aubergine", yellow: "butter mustard ~ gold", mustard: "mustard ~ butter", orange: "apricot terracotta", gold: "gold", silver: "silver ~ grey",
};

// biome-ignore format: a table is read by its columns
const materials: Record<string, string> = {
	silk: "silk ~ satin crepe", satin: "satin ~ silk", wool: "wool merino ~ cashmere alpaca mohair tweed flannel", merino: "merino ~ wool cashmere", cashmere: "cashmere ~ merino alpaca wool mohair", cotton: "cotton organic-cotton poplin ~ jersey canvas", linen: "linen ~ cotton",
	denim: "denim", corduroy: "corduroy ~ velvet", velvet: "velvet ~ corduroy", lace: "lace", leather: "leather ~ patent suede", suede: "suede ~ leather", patent: "patent ~ leather", canvas: "canvas ~ nylon", raffia: "raffia ~ straw", straw: "straw ~ raffia", tweed: "tweed ~ wool flannel", mohair: "mohair ~ alpaca wool", ceramic: "ceramic ~ porcelain", porcelain: "porcelain ~ ceramic", glass: "glass", sterling: "silver",
};

const patterns: Record<string, string> = {
	floral: "floral",
	striped: "stripe",
	checked: "check",
	dotted: "dot",
	animal: "animal",
	majolica: "majolica",
	monogram: "monogram",
};

const audiences: Record<string, readonly string[]> = {
	women: ["women-", "shoes-women-"],
	men: ["men-", "shoes-men-"],
	girls: ["children-girls-"],
	boys: ["children-boys-"],
	children: ["children-"],
	baby: ["children-baby"],
};

type Judge = (facts: Facts) => number;

function buildJudge(list: string, matches: (facts: Facts, one: string) => boolean): Judge {
	const [is = "", near = ""] = list.split("~").map((part) => part.trim());
	const has = (facts: Facts, some: string): boolean =>
		some.split(" ").some((one) => one !== "" && matches(facts, one));
	return (facts) => (has(facts, is) ? 1 : has(facts, near) ? 0.5 : 0);
}

const isThing = (facts: Facts, one: string): boolean =>
	one === facts.type || one === `${facts.type}/${facts.cut}`;

/**
 * Returns a function that grades a product by a rule such as "dress red silk women" or "brand=Belvaro shoes". The first part is
 * required; the others change the grade.
 */
export function buildGrade(rule: string): (facts: Facts) => number {
	const [head, ...others] = rule.split(" ").map((part): Judge => {
		if (part.startsWith("brand=")) {
			const brand = part.slice("brand=".length).replaceAll("_", " ");
			return (facts) => (facts.brand === brand ? 1 : 0);
		}
		const audience = audiences[part];
		if (audience) return ({ category }) => (audience.some((start) => category.startsWith(start)) ? 1 : 0);
		if (things[part]) return buildJudge(things[part], isThing);
		if (colours[part]) return buildJudge(colours[part], ({ colour }, one) => colour === one);
		if (materials[part]) return buildJudge(materials[part], ({ material }, one) => material === one);
		if (patterns[part]) return buildJudge(patterns[part], ({ pattern }, one) => pattern === one);
		throw new Error(`The rule "${rule}" has the unknown part "${part}".`);
	});
	return (facts) => {
		const fit = head?.(facts) ?? 0;
		if (fit === 0) return 0;
		const lostGain = [fit, ...others.map((judge) => judge(facts))].reduce(
			(sum, one) => sum + 2 * (1 - one),
			0,
		);
		return Math.max(0, 3 - lostGain);
	};
}
