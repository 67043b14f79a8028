import type { Text } from "../languages.ts";

/** How an order is sent to a country. */
export type ShippingMethod = {
	id: string;
	name: Text;
	description: Text;
	/** Working days until it arrives: the earliest, the latest. */
	days: readonly [number, number];
	/** Price in euro; elsewhere the market's own price point. What ships for nothing is a promotion. */
	euro: number;
	/** The shopper fetches it in a store. */
	isPickUp?: true;
};

export type HouseShipping = {
	/** What baskets begin with. */
	defaultMethod: string;
	/** The methods that ship to a country of the house. */
	methodsTo: (countryCode: string) => readonly ShippingMethod[];
	/** Missing where stores hand nothing over. */
	pickUp?: ShippingMethod;
};
