import type { FormerPrices } from "../catalogue/prior-price.ts";
import type { Text } from "../languages.ts";
import { byGeneration } from "./generation-cache.ts";

export type AttributeValueInfo = { id: string; name: Text; swatch?: string; ordinal: number };
export type AttributeInfo = {
	id: string;
	name: Text;
	values: AttributeValueInfo[];
	valueById: Map<string, AttributeValueInfo>;
	refinable: boolean;
	variation: boolean;
};
export type CategoryInfo = {
	id: string;
	ordinal: number;
	parentId: string | null;
	name: Text;
	description?: Text;
	url: string;
	showInMenu: boolean;
	children: CategoryInfo[];
	ancestors: CategoryInfo[];
};
export type PromotionInfo = { id: string; callout: Text; percent: number; ordinal: number };
export type CatalogueFrame = {
	attributes: Map<string, AttributeInfo>;
	categories: CategoryInfo[];
	categoryById: Map<string, CategoryInfo>;
	roots: CategoryInfo[];
	promotions: Map<string, PromotionInfo>;
	/** The former prices of each variant, the latest first. They change with a generation alone, so the frame may keep them. */
	formerPrices: ReadonlyMap<string, FormerPrices[]>;
};

type AttributeRow = {
	id: string;
	name: string;
	value_names: string;
	swatches: string | null;
	refinable: number;
	variation: number;
};
type CategoryRow = {
	id: string;
	parent: string | null;
	name: string;
	description: string | null;
	url: string;
	show_in_menu: number;
};
type PromotionRow = { id: string; callout: string; percent: number };

export const catalogueFrame = byGeneration(readFrame);

export async function readFrame(db: D1Database, gen: number): Promise<CatalogueFrame> {
	const [attributes, categories, promotions, formerPrices] = await db.batch<never>([
		db
			.prepare(
				"SELECT id, name, value_names, swatches, refinable, variation FROM attribute WHERE gen = ? ORDER BY position",
			)
			.bind(gen),
		db
			.prepare(
				"SELECT id, parent, name, description, url, show_in_menu FROM category WHERE gen = ? ORDER BY position",
			)
			.bind(gen),
		db.prepare("SELECT id, callout, percent FROM promotion WHERE gen = ? ORDER BY position").bind(gen),
		db
			.prepare("SELECT variant_id, until, prices FROM price_history ORDER BY until DESC LIMIT ?")
			.bind(MOST_FORMER_PRICES),
	]);
	const tree = categoryTree((categories?.results ?? []) as CategoryRow[]);
	return {
		attributes: new Map(
			((attributes?.results ?? []) as AttributeRow[]).map((row) => [row.id, toAttribute(row)]),
		),
		...tree,
		promotions: new Map(
			((promotions?.results ?? []) as PromotionRow[]).map((row, ordinal) => [
				row.id,
				{ id: row.id, callout: JSON.parse(row.callout) as Text, percent: row.percent, ordinal },
			]),
		),
		formerPrices: groupPrices((formerPrices?.results ?? []) as FormerPriceRow[]),
	};
}

type FormerPriceRow = { variant_id: string; until: number; prices: string };
/** Beyond this number, reductions are measured by the list price again, which the frame's memory limits. */
const MOST_FORMER_PRICES = 20_000;

const groupPrices = (rows: readonly FormerPriceRow[]): Map<string, FormerPrices[]> =>
	new Map(
		[...Map.groupBy(rows, ({ variant_id: id }) => id)].map(([id, own]) => [
			id,
			own.map(({ until, prices }) => ({ until, prices: JSON.parse(prices) as FormerPrices["prices"] })),
		]),
	);

function toAttribute(row: AttributeRow): AttributeInfo {
	const swatches = row.swatches ? (JSON.parse(row.swatches) as Record<string, string>) : {};
	const values = Object.entries(JSON.parse(row.value_names) as Record<string, Text>).map(
		([id, name], ordinal) => {
			const swatch = swatches[id];
			return { id, name, ordinal, ...(swatch ? { swatch } : {}) };
		},
	);
	return {
		id: row.id,
		name: JSON.parse(row.name),
		values,
		valueById: new Map(values.map((value) => [value.id, value])),
		refinable: row.refinable === 1,
		variation: row.variation === 1,
	};
}

function categoryTree(rows: CategoryRow[]): Pick<CatalogueFrame, "categories" | "categoryById" | "roots"> {
	const categories = rows.map((row, ordinal): CategoryInfo => {
		const description = row.description ? (JSON.parse(row.description) as Text) : undefined;
		return {
			id: row.id,
			ordinal,
			parentId: row.parent,
			name: JSON.parse(row.name),
			...(description ? { description } : {}),
			url: row.url,
			showInMenu: row.show_in_menu === 1,
			children: [],
			ancestors: [],
		};
	});
	const categoryById = new Map(categories.map((category) => [category.id, category]));
	for (const category of categories) {
		const parent = category.parentId === null ? undefined : categoryById.get(category.parentId);
		parent?.children.push(category);
		for (
			let above = parent;
			above && !category.ancestors.includes(above);
			above = categoryById.get(above.parentId ?? "")
		) {
			category.ancestors.unshift(above);
		}
	}
	return {
		categories,
		categoryById,
		roots: categories.filter((category) => category.ancestors.length === 0),
	};
}
