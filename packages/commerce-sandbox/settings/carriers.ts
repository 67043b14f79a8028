import type { Carrier } from "../house/carriers.ts";
import { house } from "../house.ts";
import { shippingMethodsTo } from "./shipping-methods.ts";

export const findCarrier = (id: string | undefined): Carrier | undefined =>
	house.carriers.find((carrier) => carrier.id === id);

export const findMethodCarrier = (
	siteId: string,
	countryCode: string | undefined,
	methodId: string | undefined,
): Carrier =>
	findCarrier(shippingMethodsTo(siteId, countryCode ?? "").find(({ id }) => id === methodId)?.carrier) ??
	house.carriers[0];
