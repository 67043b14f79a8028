import { storefront } from "../base/house.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

export const handleFavicon = (): Response =>
	new Response(storefront.icon, {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.favicon },
	});
