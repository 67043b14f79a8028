import type { Country, Currency } from "../house/countries.ts";
import { house } from "../house.ts";

export const countries: readonly Country[] = house.countries;
export const currencies: readonly Currency[] = house.currencies.map(({ code }) => code);

const settings = new Map(house.currencies.map((setting) => [setting.code, setting]));

export const currencyDecimals = (currency: Currency): number => settings.get(currency)?.decimals ?? 2;

export const conversionRate = (from: Currency, to: Currency): number =>
	(settings.get(to)?.perEuro ?? 1) / (settings.get(from)?.perEuro ?? 1);

export const localPrice = (euro: number, currency: Currency): number => house.localPrice(euro, currency);
