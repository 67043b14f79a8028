import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import { type LanguageCode, type Text, textIn } from "../../../languages.ts";
import type { MarkedPromotion } from "../../../promotions/promotion-input.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import { type BasketRow, readBasketStatement, toBasket } from "../../../records/baskets/basket-store.ts";
import { type CatalogueFrame, catalogueFrame } from "../../../store/catalogue-frame.ts";
import {
	LIVE_GENERATION,
	type SellableRow,
	sellableStatement,
	toSellable,
} from "../../../store/catalogue-store.ts";

export type LoadedProducts = {
	rows: Map<string, SellableRow>;
	requestedIds: Set<string>;
};

export const nothingLoaded = (): LoadedProducts => ({ rows: new Map(), requestedIds: new Set() });

function remember(cache: LoadedProducts, ids: readonly string[], rows: readonly SellableRow[]): void {
	for (const id of ids) cache.requestedIds.add(id);
	for (const row of rows) cache.rows.set(row.id, row);
}

export async function readBasketAndProducts(
	db: D1Database,
	siteId: string,
	basketId: string,
	otherIds: readonly string[],
	cache: LoadedProducts,
): Promise<StoredBasket | undefined> {
	const [baskets, products] = await db.batch<unknown>([
		readBasketStatement(db, basketId),
		sellableStatement(db, siteId, otherIds, basketId),
	]);
	const row = baskets?.results[0] as BasketRow | undefined;
	if (!row) return undefined;
	const basket = toBasket(row);
	const ids = [...otherIds, ...basket.document.items.map((item) => item.productId)];
	remember(cache, ids, (products?.results ?? []) as SellableRow[]);
	return basket;
}

export async function loadBasketProducts(
	db: D1Database,
	site: { siteId: string; currency: string; language: LanguageCode },
	ids: readonly string[],
	cache: LoadedProducts,
): Promise<Map<string, BasketProduct>> {
	const missing = [...new Set(ids)].filter((id) => !cache.requestedIds.has(id));
	if (missing.length > 0) {
		const { results } = await sellableStatement(db, site.siteId, missing).all<SellableRow>();
		remember(cache, missing, results);
	}
	const rows = ids.flatMap((id) => cache.rows.get(id) ?? []).filter(isOnSale);
	const [first] = rows;
	if (!first) return new Map();
	const frame = await catalogueFrame(db, first.gen);
	return new Map(rows.map((row) => [row.id, toBasketProduct(row, site, frame)]));
}

/** Returns false for a product with `c_offline`, which keeps its page but cannot be bought (catalogue-15). */
const isOnSale = ({ custom }: SellableRow): boolean =>
	(JSON.parse(custom) as Record<string, unknown>).c_offline !== true;

function toBasketProduct(
	row: SellableRow,
	{ currency, language }: { currency: string; language: LanguageCode },
	frame: CatalogueFrame,
): BasketProduct {
	const sellable = toSellable(row, { currency, lang: language });
	const own = JSON.parse(row.categories) as string[];
	const above = own.flatMap((id) => frame.categoryById.get(id)?.ancestors ?? []);
	const { size, color } = sellable.values;
	const findValueName = (attribute: string, value = "") => {
		const name = frame.attributes.get(attribute)?.valueById.get(value)?.name;
		return name && textIn(name, language);
	};
	const customising = customisingIn(sellable.custom, currency);
	return {
		...sellable,
		...(customising ? { customising } : {}),
		madeToOrder: sellable.custom.c_madeToOrder === true,
		size: findValueName("size", size) ?? size,
		...(size === undefined ? {} : { sizeId: size }),
		...(typeof sellable.custom.c_sizeGuide === "string" ? { sizeGuide: sellable.custom.c_sizeGuide } : {}),
		color: findValueName("color", color),
		categoryIds: [...new Set([...own, ...above.map(({ id }) => id)])],
		members: JSON.parse(row.members) as BasketProduct["members"],
		marked: (JSON.parse(row.promotions) as string[]).flatMap((id) => listMarked(id, frame)),
	};
}

/** Returns the customisation price in units of the currency; undefined if it is missing or malformed. */
function customisingIn(
	{ c_customizationPrices: text }: Record<string, unknown>,
	currency: string,
): number | undefined {
	if (typeof text !== "string") return undefined;
	const prices = readJson(text) as Record<string, unknown> | null;
	const price = prices?.[currency];
	return typeof price === "number" && price > 0 ? price : undefined;
}

function listMarked(id: string, { promotions }: CatalogueFrame): MarkedPromotion[] {
	const promotion = promotions.get(id);
	if (!promotion || promotion.percent <= 0) return [];
	return [{ id, percent: promotion.percent, text: plainText(promotion.callout) }];
}

function plainText(callout: Text): Text {
	const plain = Object.entries(callout).map(([language, text]) => [
		language,
		text?.replace(/<[^>]*>/g, "").trim(),
	]);
	return Object.fromEntries(plain) as Text;
}

export async function isFamily(db: D1Database, siteId: string, id: string): Promise<boolean> {
	const row = await db
		.prepare(
			`SELECT 1 FROM product WHERE gen = ${LIVE_GENERATION} AND id = ?2
			UNION ALL SELECT 1 FROM variant WHERE gen = ${LIVE_GENERATION} AND group_id = ?2 LIMIT 1`,
		)
		.bind(siteId, id)
		.first();
	return row !== null;
}
