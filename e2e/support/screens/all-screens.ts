import { fixedRoutes, type PageContracts, ROUTES } from "../../../pages/routes.ts";
import { ACCOUNT } from "./account.ts";
import { BAG_AND_CHECKOUT, EMPTY_BAG } from "./bag-and-checkout.ts";
import { CONTENT } from "./content.ts";
import { HOME_AND_LISTS } from "./home-and-lists.ts";
import { PRODUCT } from "./product.ts";
import { PRODUCT_KINDS } from "./product-kinds.ts";
import type { Locale, Screen, Visit } from "./screen.ts";
import { SHOPPER } from "./shopper.ts";

const WRITTEN: readonly Visit[] = [
	EMPTY_BAG,
	...HOME_AND_LISTS,
	...PRODUCT,
	...PRODUCT_KINDS,
	...SHOPPER,
	...CONTENT,
	...BAG_AND_CHECKOUT,
];

const opened = new Set([...WRITTEN, ...ACCOUNT].flat().flatMap(({ path }) => path?.split("?", 1)[0] ?? []));

/** Visits to the pages of the route table that have no row above. A new page needs a row only for its states. */
const others: readonly Visit[] = fixedRoutes
	.map((name) => ROUTES[name])
	.filter(({ page, path }) => page !== null && !opened.has(path))
	.map(({ path }) => [{ id: path.slice(1), path }]);

export const VISITS: readonly Visit[] = [...WRITTEN, ...others, ...ACCOUNT];

type Addressed = Exclude<(typeof ROUTES)[(typeof fixedRoutes)[number]]["page"], null>;
export const WITHOUT_ADDRESS: Record<Exclude<keyof PageContracts, Addressed>, string> = {
	landing: "landing",
	"category-landing": "category-landing",
	product: "product-in-stock",
	store: "store",
	"not-found": "not-found",
	error: "error",
};

export const LANDING: Screen = { id: "landing", path: "/" };
export const LANDING_LANGUAGES: Record<Locale, [language: string, country: string]> = {
	"en-it": ["en-GB", "IT"],
	"ar-sa": ["ar", "SA"],
	"ja-jp": ["ja", "JP"],
};

export const SCREENS: readonly Screen[] = [LANDING, ...VISITS.flat()];
