import { expect, inject } from "vitest";
import { rawRequest } from "./raw-request.ts";

/** Purges all that a site has cached. */
export async function purgeSite(site: string, origin = inject("storefront")): Promise<void> {
	const { status } = await rawRequest("/ops/cache/purge", {
		method: "POST",
		headers: {
			authorization: `Bearer ${inject("opsToken")}`,
			"content-type": "application/json",
			accept: "*/*",
		},
		body: JSON.stringify({ site }),
		origin,
	});
	expect([site, status]).toEqual([site, 200]);
}
