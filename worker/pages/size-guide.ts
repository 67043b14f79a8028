import type { SizeHelpView } from "../../shared/contracts/page.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { inherited } from "../../shared/domain/catalogue/categories.ts";
import { parseMeasurements } from "../../shared/domain/product/item-measurements.ts";
import { tablesOf } from "../../shared/domain/product/size-guide.ts";
import { measureWords } from "../../shared/i18n/measure-words.ts";
import { PRIVATE } from "../cache/policies.ts";
import { headOf, type LoadResult, type PageContext } from "./page-loader.ts";
import { askedProduct, toProductSummary } from "./product-summary.ts";

/** A product's own size guide, else its category's; measurements where the category has the button (product-9). */
export const sizeHelpOf = (product: Product, cx: PageContext): SizeHelpView | undefined => {
	const trail = product.primaryCategoryId ? cx.categories.trail(product.primaryCategoryId) : [];
	const tables = tablesOf(product.details.sizeGuide ?? inherited(trail, (category) => category.sizeGuide));
	const measurements = inherited(trail, (category) => category.measurementButton)
		? parseMeasurements(product.details.itemMeasurements)
		: null;
	if (tables.length === 0 && !measurements) return undefined;
	return {
		href: cx.paths.sizeGuide(product.id),
		tables,
		...(measurements ? { measurements } : {}),
	};
};

/** What the size guide's flyout shows, for those without JavaScript; null where it would be empty. */
export const loadSizeGuide = async (cx: PageContext): Promise<LoadResult | null> => {
	const product = await askedProduct(cx);
	const help = product && sizeHelpOf(product, cx);
	if (!product || !help) return null;
	const title = cx.t(help.tables.length > 0 ? "sizeGuide.title" : "sizeGuide.measurements");
	return {
		page: {
			kind: "piece",
			data: {
				title,
				piece: toProductSummary(product, cx),
				content: { kind: "sizes", help, words: measureWords(cx.locale.language) },
			},
			status: 200,
			cache: PRIVATE,
			head: headOf(cx, { title: `${title}, ${product.name}`, robots: "noindex, follow" }),
		},
	};
};
