import type { Text } from "../languages.ts";
import type { Currency } from "./countries.ts";

export type PaymentMethodSetting = {
	/** The id of a method of the sandbox (payments/methods/all-methods.ts). */
	id: string;
	processor: string;
	name: Text;
	/** A sentence about the method for shoppers, such as when it is to be paid; without it, the name. */
	description?: Text;
	/** Countries in which it is offered; without, all. */
	countries?: readonly string[];
	/** Currencies in which it can be charged; without, all. */
	currencies?: readonly Currency[];
	/** Highest total, in euros. */
	maximumEuro?: number;
	/** Lowest total, in euros. */
	minimumEuro?: number;
	/** Baskets that cannot be paid with it: with gift cards for sale, or with items that the shopper fetches in a store. */
	notFor?: readonly ("giftCards" | "pickUp")[];
	/** Orders that a shopper may owe at a time, for a method that is paid later. */
	mostOwed?: number;
	/** Variants, variation groups or masters that cannot be paid with it. */
	excludedProducts: readonly string[];
	/** Places and look of the express button; a method without it has no button. */
	expressButtons?: object;
	/** Settings of its script in the browser. Nothing secret. */
	publicConfigurations: object;
	/** The message about paying later that stands next to a price. */
	messageConfigurations?: MessageConfigurations;
};

/** A method's message about paying later is shown in these countries, for amounts between these limits. */
export type MessageConfigurations = {
	product: boolean;
	cart: boolean;
	countries: readonly string[];
	limits: Partial<Record<Currency, { minimum: number; maximum: number }>>;
	/** The style that its script applies. */
	style: object;
};

/** A wallet's script as a site's preferences say it; paths are at the processor's origin. */
export type ScriptSetting = { script?: string };
export const scriptsAt = <T extends ScriptSetting>(settings: readonly T[] = [], origin: string): T[] =>
	settings.map((one) =>
		one.script === undefined ? one : { ...one, script: new URL(one.script, origin).href },
	);
