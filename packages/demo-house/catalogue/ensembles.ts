import type {
	BundleLine,
	MasterLine,
	SetLine,
	VariantLine,
} from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import type { HouseText } from "../house-text.ts";
import { t } from "./lexicon/catalogue-text.ts";
import { nearestPricePoint, pricesFor } from "./prices.ts";

/** Products of a set are shown together and bought separately; a bundle is sold as one product. */
type Ensemble = {
	kind: "set" | "bundle";
	id: string;
	category: string;
	pieces: readonly (readonly [category: string, type: string])[];
	name: HouseText;
	description: HouseText;
};

// biome-ignore format: seven languages in one row each
const ensembles: readonly Ensemble[] = [
	{ kind: "set", id: "VS10001", category: "women-coats-jackets-blazers", pieces: [["women-coats-jackets-blazers", "blazer"], ["women-trousers", "trousers"]],
		name: t("بدلة مفصّلة|Hosenanzug|Tailored suit|Tailleur-pantalon|パンツスーツ|팬츠 슈트|裤装西服套装"), description: t("بليزر وبنطلون من ورشة واحدة.|Blazer und Hose aus einem Atelier.|A blazer and trousers from one workshop.|Un blazer et un pantalon du même atelier.|同じ工房のブレザーとパンツ。|한 공방에서 만든 블레이저와 팬츠.|同一工坊的西装与长裤。") },
	{ kind: "set", id: "VS10002", category: "women-swimwear", pieces: [["women-swimwear", "swimsuit"], ["accessories-hats", "hat"], ["shoes-women-sandals", "sandal"]],
		name: t("إطلالة الشاطئ|Strandlook|Beach look|Tenue de plage|ビーチルック|비치 룩|海滩造型"), description: t("كل ما يلزم ليوم على الماء.|Alles für einen Tag am Wasser.|All it takes for a day by the water.|Tout pour une journée au bord de l’eau.|水辺の一日に必要なすべて。|물가에서의 하루에 필요한 모든 것.|水边一日，一应俱全。") },
	{ kind: "set", id: "VS10003", category: "accessories-scarves", pieces: [["accessories-hats", "beanie"], ["accessories-scarves", "scarf"], ["accessories-gloves", "gloves"]],
		name: t("طقم الشتاء|Winterset|Winter set|Ensemble d’hiver|ウィンターセット|겨울 세트|冬季套装"), description: t("قبعة ووشاح وقفازات.|Mütze, Schal und Handschuhe.|A hat, a scarf and gloves.|Un bonnet, une écharpe et des gants.|帽子、マフラー、グローブ。|모자와 머플러, 장갑.|帽子、围巾与手套。") },
	{ kind: "bundle", id: "VB10001", category: "gifts", pieces: [["beauty-fragrance", "perfume"], ["home-decoration", "candle"]],
		name: t("علبة هدايا العطر والشمعة|Geschenkbox Duft und Kerze|Fragrance and candle gift box|Coffret parfum et bougie|フレグランスとキャンドルのギフトボックス|향수와 향초 선물 상자|香水与香薰蜡烛礼盒"), description: t("في علبة واحدة، بسعر أقل.|In einer Schachtel, zum besseren Preis.|In one box, at a better price.|Dans une même boîte, à meilleur prix.|ひとつの箱に、うれしい価格で。|한 상자에, 더 좋은 가격으로.|同盒装，价更优。") },
	{ kind: "bundle", id: "VB10002", category: "gifts", pieces: [["home-tableware", "tableware"], ["home-tableware", "tableware"]],
		name: t("صندوق هدايا المائدة|Geschenkbox für den Tisch|Tableware gift box|Coffret pour la table|テーブルウェアのギフトボックス|테이블웨어 선물 상자|餐具礼盒"), description: t("قطعتان لمائدة جميلة.|Zwei Stücke für den schönen Tisch.|Two pieces for a beautiful table.|Deux pièces pour une belle table.|美しい食卓のための二点。|아름다운 식탁을 위한 두 점.|为餐桌添美的两件。") },
];

export function ensembleMaker() {
	const products: { master: MasterLine; variant: VariantLine }[] = [];
	let last: MasterLine | undefined;
	return {
		see(line: MasterLine | VariantLine): void {
			if (line.kind === "master") last = line;
			else if (last?.id === line.master && products.at(-1)?.master !== last && isSold(line))
				products.push({ master: last, variant: line });
		},
		*lines(): Generator<SetLine | BundleLine> {
			for (const ensemble of ensembles) {
				const parts = choose(ensemble, products);
				if (parts) yield buildEnsembleLine(ensemble, parts);
			}
		},
	};
}

const isSold = ({ prices, stock }: VariantLine): boolean => prices.EUR !== undefined && stock.ats > 0;
const readPictureType = ({ images }: VariantLine): string =>
	/^drawn:([a-z]+)/.exec(images[0] ?? "")?.[1] ?? "";

type EnsemblePart = { master: MasterLine; variant: VariantLine };

function choose(ensemble: Ensemble, products: readonly EnsemblePart[]): EnsemblePart[] | undefined {
	const chosenParts: EnsemblePart[] = [];
	for (const [category, type] of ensemble.pieces) {
		const product = products.find(
			(one) =>
				one.master.primaryCategory === category &&
				readPictureType(one.variant) === type &&
				!chosenParts.includes(one),
		);
		if (!product) return undefined;
		chosenParts.push(product);
	}
	return chosenParts;
}

const PERCENT_OFF = 15;

function buildEnsembleLine(ensemble: Ensemble, products: readonly EnsemblePart[]): SetLine | BundleLine {
	const [first] = products;
	const common = {
		id: ensemble.id,
		brand: first?.master.brand ?? "",
		name: ensemble.name,
		description: ensemble.description,
		categories: [ensemble.category],
		primaryCategory: ensemble.category,
		attributes: {},
		images: products.flatMap(({ variant }) => variant.images.slice(0, 1)),
	};
	if (ensemble.kind === "set")
		return { kind: "set", ...common, products: products.map(({ master }) => master.id) };
	const sum = products.reduce((all, { variant }) => all + (variant.prices.EUR?.list ?? 0), 0);
	return {
		kind: "bundle",
		...common,
		products: products.map(({ variant }) => ({ id: variant.id, quantity: 1 })),
		prices: pricesFor(nearestPricePoint((sum * (100 - PERCENT_OFF)) / 100)),
		stock: { ats: 12, preorderable: false },
	};
}
