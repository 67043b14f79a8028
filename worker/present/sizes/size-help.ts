import { listTables } from "@vetrina/shop-rules/sizes/size-table.ts";
import type { SizeHelpView } from "../../../shared/contracts/size-views.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import { findInherited } from "../../../shared/domain/catalogue/categories.ts";
import { parseMeasurements } from "../../../shared/domain/product/item-measurements.ts";
import { openAtMarket } from "../../../shared/domain/product/size-guide.ts";
import type { PageContext } from "../../request/page/page-context.ts";

export const buildSizeHelp = (product: Product, cx: PageContext): SizeHelpView | undefined => {
	const breadcrumbs = product.primaryCategoryId ? cx.categories.breadcrumbs(product.primaryCategoryId) : [];
	const { sizeCharts } = cx.settings;
	const tables = listTables(
		sizeCharts,
		product.details.sizeGuide ?? findInherited(breadcrumbs, (category) => category.sizeGuide),
	);
	const measurements = findInherited(breadcrumbs, (category) => category.measurementButton)
		? parseMeasurements(product.details.itemMeasurements)
		: null;
	if (tables.length === 0 && !measurements) return undefined;
	return {
		href: cx.paths.sizeGuide(product.id),
		tables: tables.map((table) => openAtMarket(table, sizeCharts.systems[cx.locale.country] ?? [])),
		measurements: measurements ?? undefined,
	};
};
