import { storefront } from "../base/house.ts";
import { problem } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

/** Responds with the host's domain file for Apple Pay. Apple requests the file from each host and follows no redirect (wallets-7). */
export const handleApplePayDomain = (
	request: Request,
	domains: Readonly<Record<string, string>> = storefront.applePayDomains ?? {},
): Response => {
	const { hostname } = new URL(request.url);
	const text = Object.hasOwn(domains, hostname) ? domains[hostname] : undefined;
	return text === undefined
		? problem(404, "This host takes no Apple Pay.")
		: new Response(text, {
				headers: {
					"content-type": "text/plain; charset=utf-8",
					"cache-control": CACHE_CONTROL.applePayDomain,
				},
			});
};
