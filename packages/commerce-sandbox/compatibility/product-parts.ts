import { type Context, Hono } from "hono";
import { productView } from "../apis/products/catalogue-request.ts";
import type { ProductExpand, ProductOptions } from "../apis/products/product-document.ts";
import type { ImageGroupDocument } from "../apis/products/product-images.ts";
import { matchingGroups, parseVariation } from "../apis/products/product-variation.ts";
import { productDocuments, productNotFound, readImageOptions } from "../apis/products/products.ts";
import { requireShopper } from "../auth/require-shopper.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { acceptParameters, unescapeValue } from "../requests/query-parameters.ts";

export const productPartsApp = new Hono<CommerceHono>();

const PATH = "/product/shopper-products/v1/organizations/:org/products/:id";
const PRICE_FIELDS = ["price", "priceMax", "currency", "tieredPrices", "prices", "priceRanges"];

productPartsApp.get(
	`${PATH}/images`,
	requireShopper,
	acceptParameters({ imgTypes: "text", allImages: "boolean", variationAttribute: "repeated" }),
	async (c) => {
		const images = readImageOptions(c);
		if (images instanceof Response) return images;
		const variation = parseVariation((c.req.queries("variationAttribute") ?? []).map(unescapeValue));
		if (!variation)
			return problem(
				400,
				"validation",
				"The 'variationAttribute' parameter is written <attribute>=<value>.",
				{
					parameter: "variationAttribute",
				},
			);
		const document = await respondWithPart(c, "images", images);
		if (document instanceof Response) return document;
		const groups = document.imageGroups as ImageGroupDocument[];
		return c.json({
			id: document.id,
			imageGroups: images.allImages ? matchingGroups(groups, variation) : groups,
		});
	},
);

productPartsApp.get(`${PATH}/prices`, requireShopper, acceptParameters({ currency: "text" }), async (c) => {
	const document = await respondWithPart(c, "prices");
	if (document instanceof Response) return document;
	const prices = Object.entries(document).filter(([name]) => PRICE_FIELDS.includes(name));
	return c.json({ productId: document.id, ...Object.fromEntries(prices) });
});

productPartsApp.get(
	`${PATH}/promotions`,
	requireShopper,
	acceptParameters({ currency: "text" }),
	async (c) => {
		const document = await respondWithPart(c, "promotions");
		if (document instanceof Response) return document;
		return c.json({ productId: document.id, productPromotions: document.productPromotions });
	},
);

type Images = Pick<ProductOptions, "allImages" | "imageLimits">;

async function respondWithPart(
	c: Context<CommerceHono, `${typeof PATH}/x`>,
	part: ProductExpand,
	images: Images = { allImages: false },
): Promise<Record<string, unknown> | Response> {
	const id = c.req.param("id");
	const loadedView = await productView(c, [id]);
	if (loadedView instanceof Response) return loadedView;
	const options = { ...images, has: (name: ProductExpand) => name === part, perPricebook: true };
	const [document] = await productDocuments([id], loadedView.view, options, loadedView.referenced);
	return document ?? productNotFound(id, loadedView.view);
}
