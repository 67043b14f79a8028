import { readFileSync } from "node:fs";
import type { CustomField } from "@vetrina/commerce-sandbox/catalogue/custom-fields.ts";
import { groupId } from "@vetrina/commerce-sandbox/catalogue/group-id.ts";
import type { MasterLine, VariantLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { parseFilms } from "../../../shared/domain/media/films.ts";
import { parseModel3d } from "../../../shared/domain/media/model-3d.ts";
import { restrictedGroups } from "../settings/customer-groups.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { type StateId, showcases, stateProducts, unpricedCurrency } from "./states.ts";

/** Applies the rules of availability (catalogue-5) to the lines of each product. */

const lines = [...generateCatalogue({ subset: "small" })];
const masters = new Map(
	lines.filter((line) => line.kind === "master").map((line): [string, MasterLine] => [line.id, line]),
);
const variants = Map.groupBy(
	lines.filter((line) => line.kind === "variant"),
	(line) => line.master,
);

const outOfStock = ({ stock }: VariantLine): boolean => stock.ats === 0;
const preorder = ({ stock }: VariantLine): boolean =>
	stock.preorderable && stock.ats > 0 && stock.stockLevel === 0;
const inStock = (variant: VariantLine): boolean => !outOfStock(variant) && !preorder(variant);
const onSale = ({ prices }: VariantLine): boolean => prices.EUR?.sale !== undefined;
const distinct = <T>(values: T[]): number => new Set(values).size;

type Shown = { master: MasterLine; all: VariantLine[]; byColor: VariantLine[][] };

const rules: Record<StateId, (shown: Shown) => boolean> = {
	"in-stock": ({ all }) => all.every(inStock),
	"last-pieces": ({ all }) => all.every(({ stock }) => stock.ats > 0 && stock.ats <= 2),
	"size-sold-out": ({ byColor }) => byColor.every((sizes) => sizes.some(outOfStock) && sizes.some(inStock)),
	"color-sold-out": ({ byColor }) =>
		byColor.some((sizes) => sizes.every(outOfStock)) && byColor.some((sizes) => sizes.every(inStock)),
	"sold-out": ({ all, master }) => all.every(outOfStock) && !master.custom?.c_searchableIfUnavailable,
	"sold-out-searchable": ({ all, master }) =>
		all.every(outOfStock) && master.custom?.c_searchableIfUnavailable === true,
	preorder: ({ all, master }) => all.every(preorder) && master.custom?.c_preorderMessage !== undefined,
	"preorder-or-sold-out": ({ all }) => all.some(preorder) && all.some(outOfStock) && !all.some(inStock),
	"preorder-some-sizes": ({ all }) => all.some(preorder) && all.some(inStock),
	"preorder-exhausted": ({ all }) =>
		all.every((variant) => outOfStock(variant) && variant.stock.preorderable),
	"made-to-order": ({ master }) => master.custom?.c_madeToOrder === true,
	"restricted-a": ({ master: { custom } }) =>
		custom?.c_customerGroupA === restrictedGroups.a && custom.c_customerGroupB === undefined,
	"restricted-b": ({ master: { custom } }) =>
		custom?.c_customerGroupB === restrictedGroups.b && custom.c_customerGroupA === undefined,
	"restricted-a-and-b": ({ master: { custom } }) =>
		custom?.c_customerGroupA !== undefined && custom.c_customerGroupB !== undefined,
	promotion: ({ master }) => master.promotions?.length === 1,
	sale: ({ all }) => all.every(onSale),
	"sale-one-color": ({ byColor }) =>
		byColor.filter((sizes) => sizes.every(onSale)).length === 1 &&
		!byColor.every((sizes) => sizes.some(onSale)),
	"price-range": ({ all }) => distinct(all.map(({ prices }) => prices.EUR?.list)) > 1 && !all.some(onSale),
	"price-range-on-sale": ({ all }) =>
		distinct(all.map(({ prices }) => prices.EUR?.sale)) > 1 && all.every(onSale),
	"no-price": ({ all }) => all.every(({ prices }) => Object.keys(prices).length === 0),
	"no-price-in-kuwait": ({ all }) =>
		all.every(({ prices }) => !(unpricedCurrency in prices) && "EUR" in prices),
	"new-arrival": ({ master }) => master.custom?.c_newArrival === true && master.categories.includes("new-in"),
	"one-size": ({ byColor }) => byColor.every((sizes) => sizes.length === 1),
	"one-color": ({ byColor }) => byColor.length === 1,
	"many-colors": ({ byColor }) => byColor.length >= 8,
	standard: ({ master, all }) =>
		all.length === 0 && master.prices?.EUR?.sale === undefined && (master.stock?.ats ?? 0) > 0,
	"standard-on-sale": ({ master, all }) => all.length === 0 && master.prices?.EUR?.sale !== undefined,
	"standard-sold-out": ({ master, all }) => all.length === 0 && master.stock?.ats === 0,
	"no-return": ({ master }) => master.custom?.c_noReturnCountries !== undefined,
	offline: ({ master }) => master.custom?.c_offline === true,
	"alternative-notify": ({ master, byColor }) =>
		master.custom?.c_alternativeNotifyMe !== undefined &&
		byColor.some((sizes) => sizes.every(outOfStock)) &&
		byColor.some((sizes) => sizes.some(outOfStock) && !sizes.every(outOfStock)),
	"tiered-prices": ({ all }) => all.every(({ prices }) => prices.EUR?.tiers?.length === 2),
	video: ({ master }) => parseFilms(`${master.custom?.c_videos}`).length === 2,
	"model-3d": ({ master, byColor }) =>
		[...byColor].every(
			([first]) => parseModel3d(`${master.custom?.c_model3d}`, first?.values.color) !== null,
		),
	"female-image": ({ master }) => master.custom?.c_femaleImage === true,
	engraving: ({ master }) => isConfigured(master, "c_engravingConfiguration"),
	personalisation: ({ master }) => isConfigured(master, "c_personalisationPreviewConfiguration"),
	customised: ({ master }) => isConfigured(master, "c_customizationConfiguration"),
	"bundle-variable": ({ master }) => kitOf(master).some(({ choices }) => choices.length > 1),
	"bundle-fixed": ({ master }) =>
		kitOf(master).length > 1 && kitOf(master).every(({ choices }) => choices.length === 1),
	"virtual-try-on": ({ master: { custom } }) =>
		custom?.c_virtualTryOn === "eyewear" && custom.c_virtualMirror === true,
	"beauty-try-on": ({ master: { custom }, byColor }) =>
		custom?.c_beautyTryOn === "nails" && custom.c_shadeFinder === true && byColor.length > 2,
	"bundle-sold-out": ({ master }) =>
		kitOf(master).some(({ choices }) => choices.every((id) => masters.get(id)?.stock?.ats === 0)),
	food: ({ master }) => master.custom?.c_food === true,
	"sold-out-hidden": ({ all, master }) =>
		all.every(outOfStock) && master.custom?.c_searchableIfUnavailable === false,
	"sold-order": ({ master }) => master.custom?.c_soldOrder === true,
};

/** A configuration is JSON in every language, and names all choices. */
const isConfigured = ({ custom }: MasterLine, field: CustomField): boolean =>
	LANGUAGES.every((code) => code in ((custom?.[field] ?? {}) as Record<string, string>)) &&
	Object.values(custom?.[field] as Record<string, string>).every((json) =>
		(JSON.parse(json) as { groups: { values: unknown[] }[] }).groups.every(({ values }) => values.length > 1),
	);

/** All parts of a kit are in the catalogue. */
const kitOf = ({ custom }: MasterLine): { choices: string[] }[] => {
	const { parts } = JSON.parse(String(custom?.c_bundleKitConfiguration)) as {
		parts: { choices: string[] }[];
	};
	const isSold = (id: string) => masters.has(id) || masters.has(id.split("-")[0] ?? "");
	return parts.filter(({ choices }) => choices.every(isSold));
};

// proves cloud-15
test.each(showcases.map(({ state }) => state))("%s is shown by its product", (state) => {
	const { masterId, groupIds } = stateProducts[state];
	const master = masters.get(masterId);
	if (master === undefined) throw new Error(`${masterId} is not in the catalogue`);
	const all = variants.get(masterId) ?? [];
	const byColor = Map.groupBy(all, ({ values }) => values.color);
	expect([...byColor.keys()].map((color) => groupId(masterId, color))).toEqual(groupIds);
	expect(rules[state]({ master, all, byColor: [...byColor.values()] })).toBe(true);
});

test("docs/states.md links to each state", () => {
	const page = readFileSync(new URL("../../../docs/states.md", import.meta.url), "utf8");
	for (const { state } of showcases) {
		const { masterId, groupIds } = stateProducts[state];
		expect(page).toMatch(new RegExp(`^\\| \`${state}\` \\| .*/${groupIds[0] ?? masterId}\\.html\\)`, "m"));
	}
});
