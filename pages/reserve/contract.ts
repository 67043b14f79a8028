import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { VisitFormView, VisitView } from "../../shared/contracts/visit-views.ts";

export type ReserveData = VisitFormView & {
	product: ProductSummaryView;
	size?: string;
	store: VisitView["store"];
	/** Hidden fields of the form. */
	fields: Record<string, string>;
	/** Units that may be chosen: 1 alone needs no choice. */
	most: number;
	/** The list of stores. */
	backHref: string;
};
