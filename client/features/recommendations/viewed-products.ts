import {
	parseViewed,
	type ViewedProduct,
	withViewed,
} from "../../../shared/domain/search/recently-viewed.ts";
import { keepOptional } from "../../state/consent.ts";

const keyOf = (siteId: string): string => `shop.viewed.${siteId}`;

/** What this browser has looked at on a site, the latest first. */
export function viewedProducts(siteId: string): ViewedProduct[] {
	try {
		return parseViewed(localStorage.getItem(keyOf(siteId)));
	} catch {
		return [];
	}
}

export function rememberViewed(siteId: string, product: ViewedProduct): void {
	try {
		keepOptional(
			"personalisation",
			keyOf(siteId),
			JSON.stringify(withViewed(viewedProducts(siteId), product)),
		);
	} catch {
		// A browser that keeps nothing has looked at nothing.
	}
}
