import type { Text } from "../languages.ts";
import type { Currency } from "./countries.ts";

export type PaymentMethodSetting = {
	id: string;
	processor: string;
	name: Text;
	description?: Text;
	countries?: readonly string[];
	currencies?: readonly Currency[];
	maximumEuro?: number;
	minimumEuro?: number;
	notFor?: readonly ("giftCards" | "pickUp")[];
	/** Number of unpaid orders that a shopper may have at a time, for methods that are paid later. */
	mostOwed?: number;
	excludedProducts: readonly string[];
	expressButtons?: object;
	publicConfigurations: object;
	messageConfigurations?: MessageConfigurations;
};

export type MessageConfigurations = {
	product: boolean;
	cart: boolean;
	countries: readonly string[];
	limits: Partial<Record<Currency, { minimum: number; maximum: number }>>;
	style: object;
};

export type ScriptSetting = { script?: string };
export const scriptsAt = <T extends ScriptSetting>(settings: readonly T[] = [], origin: string): T[] =>
	settings.map((one) =>
		one.script === undefined ? one : { ...one, script: new URL(one.script, origin).href },
	);
