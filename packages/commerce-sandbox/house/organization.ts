import type { SiteId } from "./countries.ts";

export type Client = { clientId: string; isPrivate: boolean };

export type Organization = {
	organizationId: string;
	tenantId: string;
	clients: readonly Client[];
	sites: Readonly<Record<string, SiteId>>;
};

/** Returns whether an id names the organisation. Clients may send the tenant id instead of the organisation's id. */
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

export function organizationOfPath(
	path: string,
	organizations: readonly [Organization, ...Organization[]],
): Organization {
	for (const { where, isOf } of PLACES) {
		const id = where.exec(path)?.[1];
		const namedOrganization =
			id === undefined ? undefined : organizations.find((organization) => isOf(organization, id));
		if (namedOrganization) return namedOrganization;
	}
	return organizations[0];
}

export const siteCalled = (organization: Organization, id: string): SiteId | undefined =>
	Object.hasOwn(organization.sites, id) ? organization.sites[id] : undefined;

export const calledSite = (organization: Organization, siteId: string): string =>
	Object.keys(organization.sites).find((id) => organization.sites[id] === siteId) ?? siteId;

const SITE_PARAMETERS = ["siteId", "channel_id"];

export function resolveSites(parameters: URLSearchParams, organization: Organization): void {
	for (const name of SITE_PARAMETERS) {
		const siteId = siteCalled(organization, parameters.get(name) ?? "");
		if (siteId && parameters.getAll(name).length === 1) parameters.set(name, siteId);
	}
}

export function resolveAddress(address: string, organization: Organization): string {
	const url = new URL(address);
	resolveSites(url.searchParams, organization);
	url.pathname = url.pathname.replace(
		/^(\/s\/|\/on\/demandware\.store\/Sites-)([^/]+?)(-Site)?(?=\/)/,
		(_, before: string, id: string, after = "") => before + (siteCalled(organization, id) ?? id) + after,
	);
	return url.href;
}

export function renameSites(json: string, organization: Organization): string {
	return Object.entries(organization.sites).reduce(
		(text, [id, siteId]) => text.replaceAll(JSON.stringify(siteId), JSON.stringify(id)),
		json,
	);
}
