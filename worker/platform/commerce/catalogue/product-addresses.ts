import { AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import { bareProductPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { dropSharedGuestToken, sharedGuestToken } from "../logins/shared/shared-guest.ts";
import { type ScapiContext, scapi } from "../scapi.ts";
import { textField } from "./custom-fields.ts";

export type ProductAddress = {
	id: string;
	slugUrl: string;
	lastModified?: string;
};

const PAGE = 200;
const MAX_PRODUCTS = 10_000;
const ABREAST = 4;

const loadPage = async (
	cx: Omit<ScapiContext, "token">,
	offset: number,
	now: Date,
): Promise<{ products: ProductAddress[]; total: number }> => {
	const clients = scapi({ ...cx, token: await sharedGuestToken(cx, now) });
	const { data } = await clients.shopperSearch.productSearch({
		params: {
			query: {
				refine: ["htype=variation_group|product", "cgid=root"],
				offset,
				limit: PAGE,
				currency: cx.locale.currency,
				expand: ["custom_properties"],
			},
		},
	});
	const products = (data.hits ?? []).map((hit) => ({
		id: textField(hit, "c_variationGroupId") ?? hit.productId,
		slugUrl: textField(hit, "c_url", "c_slugUrl") ?? bareProductPath(hit.productId),
		...readLastModified(hit),
	}));
	return { products, total: Math.min(data.total ?? 0, MAX_PRODUCTS) };
};

const readLastModified = (hit: object): Pick<ProductAddress, "lastModified"> => {
	const time = Date.parse(textField(hit as Record<string, unknown>, "c_lastModified") ?? "");
	return Number.isNaN(time) ? {} : { lastModified: new Date(time).toISOString() };
};

export const loadProductAddresses = async (
	cx: Omit<ScapiContext, "token">,
	now: () => Date,
): Promise<ProductAddress[]> => {
	const first = await loadPage(cx, 0, now()).catch((error: unknown) => {
		if (!(error instanceof AuthTokenInvalidError) || !dropSharedGuestToken(cx)) throw error;
		return loadPage(cx, 0, now());
	});
	const products = [...first.products];
	for (let offset = PAGE; offset < first.total; offset += PAGE * ABREAST) {
		const offsets = Array.from({ length: ABREAST }, (_, index) => offset + index * PAGE).filter(
			(one) => one < first.total,
		);
		const pages = await Promise.all(offsets.map((one) => loadPage(cx, one, now())));
		products.push(...pages.flatMap((page) => page.products));
	}
	return products;
};
