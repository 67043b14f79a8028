import { siteById } from "../../../settings/sites.ts";

export function defaultCurrency(siteId: string): string {
	const site = siteById(siteId);
	return site?.countries.find((country) => country.code === site.defaultCountry)?.currency ?? "EUR";
}

export function isSiteCurrency(siteId: string, currency: string): boolean {
	return siteById(siteId)?.countries.some((country) => country.currency === currency) ?? false;
}
