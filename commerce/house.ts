import type { SiteId } from "../demo/settings/countries.ts";

/** A public client proves itself by PKCE, a private one by its secret. */
export type Client = { clientId: string; isPrivate: boolean };

/**
 * The ids that an organisation's requests, tokens and results have for what this cloud holds: the organisation itself,
 * the clients that may log shoppers in, and the sites.
 */
export type House = {
	organizationId: string;
	tenantId: string;
	clients: readonly Client[];
	/** The cloud's sites by this organisation's ids for them. */
	sites: Readonly<Record<string, SiteId>>;
};

const PLACES = [
	{ where: /\/organizations\/([^/]+)/, isOf: (house: House, id: string) => house.organizationId === id },
	{
		where: /^\/(?:s|on\/demandware\.store)\/(?:Sites-)?([^/]+?)(?:-Site)?\//,
		isOf: (house: House, id: string) => Object.hasOwn(house.sites, id),
	},
];

/** The house that a path names by its organisation or its site; the first one where it names none of them. */
export function houseOfPath(path: string, houses: readonly [House, ...House[]]): House {
	for (const { where, isOf } of PLACES) {
		const id = where.exec(path)?.[1];
		const named = id === undefined ? undefined : houses.find((house) => isOf(house, id));
		if (named) return named;
	}
	return houses[0];
}

/** The cloud's site that a house calls by this id. */
export const siteCalled = (house: House, id: string): SiteId | undefined =>
	Object.hasOwn(house.sites, id) ? house.sites[id] : undefined;

/** What a house calls one of the cloud's sites. */
export const calledSite = (house: House, siteId: string): string =>
	Object.keys(house.sites).find((id) => house.sites[id] === siteId) ?? siteId;

/** Parameters of requests that name a site. */
const SITE_PARAMETERS = ["siteId", "channel_id"];

/** Puts the cloud's site ids into the place of the house's, in a query or a form. */
export function resolveSites(parameters: URLSearchParams, house: House): void {
	for (const name of SITE_PARAMETERS) {
		const siteId = siteCalled(house, parameters.get(name) ?? "");
		if (siteId && parameters.getAll(name).length === 1) parameters.set(name, siteId);
	}
}

/** The address with the cloud's site ids in the place of the house's. */
export function resolveAddress(address: string, house: House): string {
	const url = new URL(address);
	resolveSites(url.searchParams, house);
	url.pathname = url.pathname.replace(
		/^(\/s\/|\/on\/demandware\.store\/Sites-)([^/]+?)(-Site)?(?=\/)/,
		(_, before: string, id: string, after = "") => before + (siteCalled(house, id) ?? id) + after,
	);
	return url.href;
}

/** A result's JSON with the house's ids in the place of the cloud's. */
export function renameSites(json: string, house: House): string {
	return Object.entries(house.sites).reduce(
		(text, [id, siteId]) => text.replaceAll(JSON.stringify(siteId), JSON.stringify(id)),
		json,
	);
}
