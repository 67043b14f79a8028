import { madeToOrderMessage, preorderMessage } from "../catalogue/lexicon/product-texts.ts";
import { withFacts } from "../facts.ts";
import { mapText } from "../house-text.ts";
import type { Texts } from "./content-types.ts";

export const shortTexts: ReadonlyMap<string, Texts> = new Map([
	["preorder-early-spring", preorderMessage],
	["preorder-made-to-order", mapText(madeToOrderMessage, withFacts)],
]);
