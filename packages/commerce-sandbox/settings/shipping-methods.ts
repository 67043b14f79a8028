import type { ShippingMethod } from "../house/shipping-methods.ts";
import { house } from "../house.ts";
import { localPrice } from "./countries.ts";
import { countryByCode } from "./sites.ts";

export const DEFAULT_SHIPPING_METHOD = house.shipping.defaultMethod;

/** The methods that ship to a country, those of the site's alone; none to elsewhere. */
export const shippingMethodsTo = (siteId: string, countryCode: string): readonly ShippingMethod[] =>
	countryByCode(countryCode)?.siteId === siteId ? house.shipping.methodsTo(countryCode) : [];

/** What a method costs, in units of the currency. */
export const shippingPrice = ({ euro }: ShippingMethod, currency: string): number =>
	euro === 0 ? 0 : localPrice(euro, currency);
