import { type Context, Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { catalogueRecommendations } from "../../recommendations/catalogue-recommendations.ts";
import {
	acceptParameters,
	listParameter,
	type ParameterKinds,
	unescapeValue,
} from "../../requests/query-parameters.ts";
import { loadMembers, loadReferenced, type Referenced } from "../../store/product-records.ts";
import { type CatalogueView, catalogueView, productView, readExpand } from "./catalogue-request.ts";
import { categoryDocument, findCategory, ROOT, rootDocument } from "./categories.ts";
import { MAX_LISTS, readInventories } from "./inventory-lists.ts";
import {
	DEFAULT_PRODUCT_EXPANDS,
	ownVariants,
	PRODUCT_EXPANDS,
	type ProductOptions,
	productDocument,
} from "./product-document.ts";
import { parseImageTypes } from "./product-images.ts";
import { respond } from "./property-selection.ts";

const MAX_PRODUCT_IDS = 24;
const MAX_CATEGORY_IDS = 50;
const BASE = "/product/shopper-products/v1/organizations/:org";

const PRODUCT_PARAMETERS: ParameterKinds = {
	inventoryIds: "list",
	expand: "list",
	allImages: "boolean",
	imgTypes: "text",
	perPricebook: "boolean",
	select: "text",
	currency: "text",
};

export const productsApp = new Hono<CommerceHono>();

productsApp.get(
	`${BASE}/products`,
	requireShopper,
	acceptParameters({ ...PRODUCT_PARAMETERS, ids: "required list" }),
	async (c) => {
		const ids = readIds(c);
		if (ids.length > MAX_PRODUCT_IDS)
			return problem(
				400,
				"validation",
				`Maximum number of products you can request in one call is ${MAX_PRODUCT_IDS}.`,
			);
		const options = readOptions(c);
		if (options instanceof Response) return options;
		const loadedView = await productView(c, ids);
		if (loadedView instanceof Response) return loadedView;
		const data = await productDocuments(ids, loadedView.view, options, loadedView.referenced);
		return respond(c, { limit: ids.length, data, total: data.length });
	},
);

productsApp.get(`${BASE}/products/:id`, requireShopper, acceptParameters(PRODUCT_PARAMETERS), async (c) => {
	const id = c.req.param("id");
	const options = readOptions(c);
	if (options instanceof Response) return options;
	const loadedView = await productView(c, [id]);
	if (loadedView instanceof Response) return loadedView;
	const [document] = await productDocuments([id], loadedView.view, options, loadedView.referenced);
	return document ? respond(c, document) : productNotFound(id, loadedView.view);
});

productsApp.get(
	`${BASE}/categories`,
	requireShopper,
	acceptParameters({ ids: "required list", levels: "text" }),
	async (c) => {
		const ids = readIds(c);
		const levels = readLevels(c);
		if (ids.length > MAX_CATEGORY_IDS)
			return problem(
				400,
				"validation",
				`Maximum number of categories you can request in one call is ${MAX_CATEGORY_IDS}.`,
			);
		if (levels === undefined) return badLevels();
		const view = await catalogueView(c);
		if (view instanceof Response) return view;
		const data = ids.flatMap((id) => category(id, levels, view) ?? []);
		return respond(c, { limit: ids.length, data, total: data.length });
	},
);

productsApp.get(`${BASE}/categories/:id`, requireShopper, acceptParameters({ levels: "text" }), async (c) => {
	const id = c.req.param("id");
	const levels = readLevels(c);
	if (levels === undefined) return badLevels();
	const view = await catalogueView(c);
	if (view instanceof Response) return view;
	const model = category(id, levels, view);
	return model ? c.json(model) : notFound("category", id.slice(0, 256), view);
});

function category(id: string, levels: number, view: CatalogueView): Record<string, unknown> | undefined {
	if (id === ROOT) return rootDocument(view, levels);
	const categoryRecord = findCategory(view, id);
	return categoryRecord && categoryDocument(categoryRecord, view, levels);
}

const notFound = (kind: "product" | "category", id: string, view: CatalogueView): Response =>
	problem(404, `${kind}-not-found`, `No ${kind} with ID '${id}' for site '${view.siteId}' could be found.`, {
		[`${kind}Id`]: id,
		siteId: view.siteId,
	});

export const productNotFound = (id: string, view: CatalogueView): Response =>
	notFound("product", id.slice(0, 100), view);

const badLevels = (): Response =>
	problem(400, "validation", "The 'levels' parameter is 0, 1 or 2.", { parameter: "levels" });

function readLevels(c: Context<CommerceHono>): number | undefined {
	const levels = c.req.query("levels") ?? "1";
	return /^[012]$/.test(levels) ? Number(levels) : undefined;
}

function readIds(c: Context<CommerceHono>): string[] {
	const whole = (c.req.queries("ids") ?? []).filter((text) => /^\([^,]*\)$/.test(text)).map(unescapeValue);
	return [...new Set([...whole, ...(listParameter(c, "ids") ?? [])])];
}

function readOptions(c: Context<CommerceHono>): ProductOptions | Response {
	const expand = readExpand(c, PRODUCT_EXPANDS, DEFAULT_PRODUCT_EXPANDS);
	if (!expand.ok) return expand.response;
	const images = readImageOptions(c);
	if (images instanceof Response) return images;
	const inventoryIds = [...new Set(listParameter(c, "inventoryIds") ?? [])];
	if (inventoryIds.length > MAX_LISTS) {
		const detail = `Maximum number of inventory list IDs you can request in one call is ${MAX_LISTS}.`;
		return problem(400, "validation", detail, { parameter: "inventoryIds" });
	}
	return { has: expand.has, ...images, perPricebook: c.req.query("perPricebook") === "true", inventoryIds };
}

export function readImageOptions(
	c: Context<CommerceHono>,
): Pick<ProductOptions, "allImages" | "imageLimits"> | Response {
	const imgTypes = c.req.query("imgTypes");
	const imageLimits = imgTypes === undefined ? undefined : parseImageTypes(imgTypes);
	if (imgTypes !== undefined && !imageLimits) {
		return problem(
			400,
			"validation",
			`The 'imgTypes' parameter value '${imgTypes.slice(0, 50)}' is invalid. Counts must be positive integers.`,
		);
	}
	return { allImages: c.req.query("allImages") === "true", ...(imageLimits ? { imageLimits } : {}) };
}

export async function productDocuments(
	ids: readonly string[],
	view: CatalogueView,
	options: ProductOptions,
	referenced?: Referenced,
): Promise<Record<string, unknown>[]> {
	const { references, products } = referenced ?? (await loadReferenced(view.db, view.gen, ids));
	const [members, recommendations] = await Promise.all([
		loadMembers(view.db, view.gen, products.values()),
		options.has("recommendations") ? catalogueRecommendations(view, references) : undefined,
	]);
	const { inventoryIds = [] } = options;
	const everyVariant = [...products.values()].flatMap(({ variants }) => variants);
	const inventoriesOf =
		inventoryIds.length > 0 && options.has("availability")
			? await readInventories(view, inventoryIds, everyVariant)
			: undefined;
	return ids.flatMap((id) => {
		const reference = references.get(id);
		const product = reference && products.get(reference.masterId);
		if (!product) return [];
		const document = productDocument(reference, product, view, options, members.get(product.id));
		const recommendedIds = recommendations?.get(id) ?? [];
		return {
			...document,
			...(inventoriesOf ? { inventories: inventoriesOf(ownVariants(reference, product)) } : {}),
			...(recommendedIds.length > 0 ? { recommendations: recommendedIds } : {}),
		};
	});
}
