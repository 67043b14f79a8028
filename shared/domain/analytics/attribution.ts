import type { PageType } from "./page-types.ts";

/** The header in which a browser names where a change was made and what led to it; the value is JSON, encoded as a part of an address. */
export const ATTRIBUTION = "x-attribution";

/** States no price and no product: those come from the change's result (event-21). */
export type Attribution = {
	path: string;
	pageType: PageType;
	source?: string | undefined;
	sourceSpecification?: string | undefined;
};
