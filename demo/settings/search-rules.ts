import type { FullText } from "../../commerce/languages.ts";
import { t } from "../catalogue/lexicon/words.ts";

/**
 * Merchandising rules of hosted search: for shoppers of a context (a country code, or a customer group) who search for a
 * phrase, products that come first, or a page instead of a list. Products that are not in the catalogue change nothing.
 */
export type SearchRule = {
	id: string;
	/** One of the query's rule contexts; without it, everybody. */
	context?: string;
	/** The query holds one of these phrases (several in a language are separated by commas), or is just that; or there is none. */
	phrase: { anchoring: "is" | "contains"; text: FullText } | "none";
	/** Masters or variation groups, first on the first page where they meet the query's filters. */
	pinned?: readonly string[];
	/** A path without its locale. */
	redirect?: string;
};

const dress = t("فستان, فساتين|Kleid|dress|robe|ドレス, ワンピース|드레스, 원피스|连衣裙");
const bag = t("حقيبة, حقائب|Tasche|bag|sac|バッグ|가방|包");
const sale = t("تخفيضات|Sale|sale|soldes|セール|세일|打折");

export const searchRules: readonly SearchRule[] = [
	{
		id: "vip-welcome",
		context: "VIP",
		phrase: "none",
		pinned: ["VT10222", "VT10493"],
	},
	{
		id: "vip-dresses",
		context: "VIP",
		phrase: { anchoring: "contains", text: dress },
		pinned: ["VT10407", "VT10222"],
	},
	{
		id: "bags-for-italy",
		context: "IT",
		phrase: { anchoring: "contains", text: bag },
		pinned: ["VT10124"],
	},
	// No sale is held there: the phrase leads to what is new.
	{ id: "no-sale-in-japan", context: "JP", phrase: { anchoring: "is", text: sale }, redirect: "/new-in" },
];
