import {
	parseViewed,
	type ViewedProduct,
	withViewed,
} from "../../../shared/domain/search/recently-viewed.ts";
import { keepOptional } from "../../state/consent.ts";

const storageKey = (siteId: string): string => `shop.viewed.${siteId}`;

export function viewedProducts(siteId: string): ViewedProduct[] {
	try {
		return parseViewed(localStorage.getItem(storageKey(siteId)));
	} catch {
		return [];
	}
}

export function rememberViewed(siteId: string, product: ViewedProduct): void {
	try {
		keepOptional(
			"personalisation",
			storageKey(siteId),
			JSON.stringify(withViewed(viewedProducts(siteId), product)),
		);
	} catch {}
}
