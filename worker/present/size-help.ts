import type { SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { findInherited } from "../../shared/domain/catalogue/categories.ts";
import { parseMeasurements } from "../../shared/domain/product/item-measurements.ts";
import { listTables } from "../../shared/domain/product/size-guide.ts";
import type { PageContext } from "../request/page/page-context.ts";

export const buildSizeHelp = (product: Product, cx: PageContext): SizeHelpView | undefined => {
	const breadcrumbs = product.primaryCategoryId ? cx.categories.breadcrumbs(product.primaryCategoryId) : [];
	const tables = listTables(
		product.details.sizeGuide ?? findInherited(breadcrumbs, (category) => category.sizeGuide),
	);
	const measurements = findInherited(breadcrumbs, (category) => category.measurementButton)
		? parseMeasurements(product.details.itemMeasurements)
		: null;
	if (tables.length === 0 && !measurements) return undefined;
	return {
		href: cx.paths.sizeGuide(product.id),
		tables,
		measurements: measurements ?? undefined,
	};
};
