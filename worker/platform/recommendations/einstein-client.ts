import type { Bindings } from "../../base/bindings.ts";
import { type PlatformContext, type PlatformResponse, platformFetch } from "../fetch.ts";

export type EinsteinPlatform = PlatformContext & {
	env: Pick<Bindings, "RECOMMENDATIONS_URL" | "RECOMMENDATIONS_CLIENT_ID" | "RECOMMENDATIONS_REALM">;
};

/** Names a browser, and the customer who is signed in, to the service. Absent in what all shoppers share. */
export type EinsteinPerson = { cookieId?: string; userId?: string };

type EinsteinProduct = { id: string; sku: string; altId: string; altIdType: string };

/** Names a product by its master, and by the colour or size that is meant. */
export const toEinsteinProduct = (id: string, masterId = id): EinsteinProduct => ({
	id: masterId,
	sku: masterId === id ? "" : id,
	altId: "",
	altIdType: "",
});

export const einsteinSite = ({ env }: EinsteinPlatform, siteId: string): string =>
	`${env.RECOMMENDATIONS_REALM}-${siteId}`;

const contextFor = (platform: EinsteinPlatform): PlatformContext => {
	const { RECOMMENDATIONS_URL: url } = platform.env;
	return url ? { ...platform, env: { COMMERCE_URL: url } } : platform;
};

/** Sends a body with what every body of the service carries: person, realm and type of instance (search-11). */
export const postEinstein = (
	platform: EinsteinPlatform,
	path: string,
	body: object,
	timeout: number,
): Promise<PlatformResponse> => {
	const { RECOMMENDATIONS_CLIENT_ID: clientId, RECOMMENDATIONS_REALM: realm } = platform.env;
	return platformFetch(
		contextFor(platform),
		`/v3/${path}`,
		{
			method: "POST",
			headers: { "content-type": "application/json", "x-cq-client-id": clientId },
			body: JSON.stringify({ ...body, realm, instanceType: "prd" }),
		},
		{ timeout },
	);
};

export const getEinstein = (
	platform: EinsteinPlatform,
	path: string,
	timeout: number,
): Promise<PlatformResponse> =>
	platformFetch(
		contextFor(platform),
		`/v3/${path}`,
		{ headers: { "x-cq-client-id": platform.env.RECOMMENDATIONS_CLIENT_ID } },
		{ timeout, retries: 0 },
	);
