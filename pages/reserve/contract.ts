import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { VisitFormView, VisitView } from "../../shared/contracts/visit-views.ts";

export type ReserveData = VisitFormView & {
	product: ProductSummaryView;
	size?: string;
	store: VisitView["store"];
	fields: Record<string, string>;
	most: number;
	backHref: string;
};
