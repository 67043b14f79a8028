import type { SiteId } from "./countries.ts";

/** A public client proves itself by PKCE, a private one by its secret. */
export type Client = { clientId: string; isPrivate: boolean };

/**
 * The ids that an organisation's requests, tokens and results have for what this cloud holds: the organisation itself,
 * the clients that may log shoppers in, and the sites.
 */
export type Organization = {
	organizationId: string;
	tenantId: string;
	clients: readonly Client[];
	/** The cloud's sites by this organisation's ids for them. */
	sites: Readonly<Record<string, SiteId>>;
};

/** Salesforce's client names the tenant, which is the organisation without its prefix, where it logs in through a proxy. */
export const isCalled = ({ organizationId, tenantId }: Organization, id: string): boolean =>
	id === organizationId || id === tenantId;

const PLACES = [
	{
		where: /\/organizations\/([^/]+)/,
		isOf: (organization: Organization, id: string) => isCalled(organization, id),
	},
	{
		where: /^\/(?:s|on\/demandware\.store)\/(?:Sites-)?([^/]+?)(?:-Site)?\//,
		isOf: (organization: Organization, id: string) => Object.hasOwn(organization.sites, id),
	},
];

/** The organisation that a path names by its organisation or its site; the first one where it names none of them. */
export function organizationOfPath(
	path: string,
	organizations: readonly [Organization, ...Organization[]],
): Organization {
	for (const { where, isOf } of PLACES) {
		const id = where.exec(path)?.[1];
		const named = id === undefined ? undefined : organizations.find((organization) => isOf(organization, id));
		if (named) return named;
	}
	return organizations[0];
}

/** The cloud's site that an organisation calls by this id. */
export const siteCalled = (organization: Organization, id: string): SiteId | undefined =>
	Object.hasOwn(organization.sites, id) ? organization.sites[id] : undefined;

/** What an organisation calls one of the cloud's sites. */
export const calledSite = (organization: Organization, siteId: string): string =>
	Object.keys(organization.sites).find((id) => organization.sites[id] === siteId) ?? siteId;

/** Parameters of requests that name a site. */
const SITE_PARAMETERS = ["siteId", "channel_id"];

/** Puts the cloud's site ids into the place of the house's, in a query or a form. */
export function resolveSites(parameters: URLSearchParams, organization: Organization): void {
	for (const name of SITE_PARAMETERS) {
		const siteId = siteCalled(organization, parameters.get(name) ?? "");
		if (siteId && parameters.getAll(name).length === 1) parameters.set(name, siteId);
	}
}

/** The address with the cloud's site ids in the place of the house's. */
export function resolveAddress(address: string, organization: Organization): string {
	const url = new URL(address);
	resolveSites(url.searchParams, organization);
	url.pathname = url.pathname.replace(
		/^(\/s\/|\/on\/demandware\.store\/Sites-)([^/]+?)(-Site)?(?=\/)/,
		(_, before: string, id: string, after = "") => before + (siteCalled(organization, id) ?? id) + after,
	);
	return url.href;
}

/** A result's JSON with the house's ids in the place of the cloud's. */
export function renameSites(json: string, organization: Organization): string {
	return Object.entries(organization.sites).reduce(
		(text, [id, siteId]) => text.replaceAll(JSON.stringify(siteId), JSON.stringify(id)),
		json,
	);
}
