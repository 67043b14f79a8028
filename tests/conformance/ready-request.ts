import { type Guest, newGuest, prepare, type Request, SITE } from "./cloud.ts";
import { allRecipes } from "./recipes/all-recipes.ts";

export const withSite = (api: string, guest: Guest, request: Request): Request =>
	api === "auth-v1" ? request : { token: guest.token, ...request, query: { siteId: SITE, ...request.query } };

export async function readyRequest(api: string, operationId: string): Promise<Request> {
	const recipe = allRecipes[api]?.[operationId];
	if (!recipe) throw new Error(`No recipe for ${operationId} of ${api}`);
	const guest = await newGuest();
	const productId = await orderableProduct(guest);
	const needsBasket = api.startsWith("shopper-baskets") && operationId !== "createBasket";
	const filled = needsBasket ? await filledBasket(api, guest, productId) : { basketId: "", itemId: "" };
	return withSite(api, guest, await recipe({ guest, productId, ...filled }));
}

let variantId: Promise<string> | undefined;

function orderableProduct(guest: Guest): Promise<string> {
	variantId ??= findOrderable(guest);
	return variantId;
}

async function findOrderable(guest: Guest): Promise<string> {
	const query = { siteId: SITE, refine: ["htype=variation_group", "orderable_only=true"], limit: 1 };
	const { body } = await prepare("shopper-search-v1", "productSearch", { token: guest.token, query });
	return (body.hits as { representedProduct: { id: string } }[])[0]?.representedProduct.id ?? "";
}

async function filledBasket(
	api: string,
	guest: Guest,
	productId: string,
): Promise<{ basketId: string; itemId: string }> {
	const request = withSite(api, guest, { body: { productItems: [{ productId, quantity: 1 }] } });
	const { body } = await prepare(api, "createBasket", request);
	const [item] = body.productItems as { itemId: string }[];
	return { basketId: String(body.basketId), itemId: item?.itemId ?? "" };
}
