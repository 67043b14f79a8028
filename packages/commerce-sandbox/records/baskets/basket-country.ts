import { countryByCode, siteById } from "../../settings/sites.ts";
import type { StoredBasket, StoredShipment } from "./basket-document.ts";

export function countryOfShipment(basket: StoredBasket, { address }: StoredShipment): string {
	return address?.countryCode ?? shoppingCountry(basket);
}

export function countryOfBasket(basket: StoredBasket): string {
	return countryOfShipment(basket, basket.document.shipments[0]);
}

function shoppingCountry({ siteId, document }: StoredBasket): string {
	const countryCode = document.custom.c_countryCode;
	const isOfSite = typeof countryCode === "string" && countryByCode(countryCode)?.siteId === siteId;
	return isOfSite ? countryCode : (siteById(siteId)?.defaultCountry ?? "IT");
}
