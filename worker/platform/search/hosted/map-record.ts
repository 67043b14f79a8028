import { bareProductPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { ProductHit } from "../../../../shared/domain/catalogue/catalogue.ts";
import { mapHit } from "../../commerce/catalogue/map-search.ts";
import type { HostedRecord } from "./hosted-results.ts";

const findBook = ({ pricing }: HostedRecord, currency: string) => {
	const name = currency.toLowerCase();
	return pricing[`${name}-sale-prices`] ?? pricing[`${name}-list-prices`];
};

const customFields = (record: HostedRecord): Record<string, unknown> =>
	Object.fromEntries(Object.entries(record).filter(([name]) => name.startsWith("c_")));

/**
 * Returns a record's hit. The record is first converted to the commerce cloud's hit from which the index was built, so that one mapping
 * serves both providers.
 */
export const mapRecord = (record: HostedRecord, currency: string): ProductHit => {
	const book = findBook(record, currency);
	const unitPrices = record.unitPricing[currency];
	const groups = record.image_groups.map(({ view_type, images }) => ({
		viewType: view_type,
		images: images.map(({ dis_base_link, link, alt }) => ({
			disBaseLink: dis_base_link || undefined,
			link,
			alt,
		})),
	}));
	const { ats, stock_level: stockLevel, preorderable } = record.inventory;
	const isGroup = record.variants.length > 0;
	const hit = {
		...customFields(record),
		productId: record.objectID,
		productName: record.name,
		image: groups.find(({ viewType }) => viewType === "large")?.images[0],
		imageGroups: groups,
		...(book
			? {
					price: book.price,
					priceMax: book.priceMax,
					c_listPrice: book.listPrice,
					tieredPrices: [{ quantity: 1, price: book.listPrice ?? book.price }, ...book.tiers],
				}
			: {}),
		c_pricePerUnit: unitPrices?.least,
		c_pricePerUnitMax: unitPrices?.most,
		c_pricePerUnitUnit: unitPrices?.per,
		orderable: record.in_stock,
		productPromotions: record.promotions.map(({ id, callout, prices }) => ({
			promotionId: id,
			calloutMsg: callout,
			promotionalPrice: prices[currency],
		})),
		c_variationGroupId: isGroup ? record.objectID : undefined,
		c_masterId: record.masterId || record.objectID,
		c_brand: record.brand,
		c_url: record.url || bareProductPath(record.objectID),
		c_colorCount: record.colorCount,
		c_colorName: record.colorName || undefined,
		c_inventory: { ats, stockLevel, preorderable },
	};
	return mapHit(hit as unknown as Parameters<typeof mapHit>[0]);
};
