import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { bareProductPath, isProductId } from "../../shared/domain/catalogue/product-id.ts";
import { listStateQuery, parseListState } from "../../shared/domain/list/list-state.ts";

/** Links to the platform's own pages (`/on/demandware.store/Sites-{site}-Site/{locale}/{Controller-Action}`) that the shop has a page for. */

type Target = (params: URLSearchParams) => string | null;

const plain = createPaths({ prefix: "" });
const product: Target = (params) => {
	const id = params.get("pid") ?? "";
	return isProductId(id) ? plain.product(bareProductPath(id)) : null;
};
const cart: Target = () => plain.cart();

const TARGETS: Record<string, Target> = {
	"Home-Show": () => plain.home(),
	"Default-Start": () => plain.home(),
	// The platform's three ways to the cart (platform-9).
	"COCart-Show": cart,
	"Cart-Show": cart,
	"Cart-Proxy": cart,
	"Product-Show": product,
	"Search-Show": (params) => `/search?${listStateQuery(parseListState(params))}`,
};

/** "/s/{site}/{locale}/…" of the page that such a link means; null where the shop has none. The locale's rules then lead on. */
export const readStoreAddress = (path: string, search: string): string | null => {
	const match =
		/^\/on\/demandware\.store\/Sites-([a-z0-9-]{1,40})-Site\/([a-z]{2}(?:[-_][a-z]{2})?|default)\/([\w-]{1,60})$/i.exec(
			path,
		);
	const [, site, locale, action] = match ?? [];
	if (!site || !locale || !action || !Object.hasOwn(TARGETS, action)) return null;
	const target = TARGETS[action]?.(new URLSearchParams(search));
	return target ? `/s/${site.toLowerCase()}/${locale.replace("_", "-").toLowerCase()}${target}` : null;
};
