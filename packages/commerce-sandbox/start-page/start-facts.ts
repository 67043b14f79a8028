import { apiFamilies } from "../faults/api-families.ts";
import type { Organization } from "../house/organization.ts";
import type { SampleCustomer } from "../house/shoppers.ts";
import { house } from "../house.ts";
import { sandboxCards } from "../payments/sandbox-cards.ts";
import { promotionRules } from "../settings/promotions.ts";
import { siteById } from "../settings/sites.ts";

export const startFacts = {
	organizations: house.organizations.map(organizationFacts),
	customers: house.customers.people.map((customer) => ({
		email: customer.email,
		name: `${customer.firstName} ${customer.lastName}`,
		note: writeNote(customer),
	})),
	password: house.customers.password,
	cards: sandboxCards,
	codes: promotionRules.coupons.map(({ id, enabled, codes }) => ({
		code: codes.length > 1 ? `${codes[0]} to ${codes.at(-1)}` : codes.join(),
		gives: codeGives(id, enabled),
	})),
	faultFamilies: apiFamilies,
};

function writeNote({ groups = [], ...customer }: SampleCustomer): string {
	if (customer.canLoginOnBehalf) return "may log in for customers";
	if (customer.refusesLoginOnBehalf) return "lets no one log in for them";
	if (customer.withoutPassword) return "has no password yet";
	return groups.map((group) => `group ${group}`).join(", ");
}

function organizationFacts({ organizationId, tenantId, clients, sites }: Organization) {
	return {
		organizationId,
		tenantId,
		publicClients: clients.filter((client) => !client.isPrivate).map(({ clientId }) => clientId),
		privateClients: clients.filter((client) => client.isPrivate).map(({ clientId }) => clientId),
		sites: Object.entries(sites).map(([id, siteId]) => siteFacts(id, siteId)),
	};
}

function siteFacts(id: string, siteId: string) {
	const site = siteById(siteId);
	const countries = site?.countries ?? [];
	const currencyOf = (code: string | undefined) =>
		countries.find((country) => country.code === code)?.currency;
	return {
		id,
		name: site?.name.en ?? "",
		defaultLocale: `${site?.defaultLanguage}-${site?.defaultCountry}`,
		defaultCurrency: currencyOf(site?.defaultCountry) ?? "",
		currencies: [...new Set(countries.map(({ currency }) => currency))],
		locales: countries.flatMap(({ code, languages }) => languages.map((language) => `${language}-${code}`)),
	};
}

function codeGives(couponId: string, enabled: boolean): string {
	const promotion = promotionRules.promotions.find(({ qualifiers }) => qualifiers.couponId === couponId);
	if (!enabled || !promotion) return "refused: switched off";
	return promotion.to === undefined
		? promotion.name.en
		: `${promotion.name.en}, until ${promotion.to.slice(0, 10)}`;
}

export function apiBases(routes: readonly { path: string }[]): string[] {
	const bases = routes.flatMap(({ path }) => /^(\/[^:*]+?)\/organizations\/:org\b/.exec(path)?.[1] ?? []);
	return [...new Set(bases)].sort();
}
