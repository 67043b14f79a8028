import type { ShippingMethod } from "../house/shipping-methods.ts";
import { house } from "../house.ts";
import { localPrice } from "./countries.ts";
import { countryByCode } from "./sites.ts";

export const DEFAULT_SHIPPING_METHOD = house.shipping.defaultMethod;

export const shippingMethodsTo = (siteId: string, countryCode: string): readonly ShippingMethod[] =>
	countryByCode(countryCode)?.siteId === siteId ? house.shipping.methodsTo(countryCode) : [];

export const shippingPrice = ({ euro }: ShippingMethod, currency: string): number =>
	euro === 0 ? 0 : localPrice(euro, currency);
