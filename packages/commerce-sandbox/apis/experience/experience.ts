import { type Context, Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { mediaBase } from "../../http/media-base.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { languageOfRequest } from "../../requests/request-locale.ts";
import { countryOfLocale, siteById } from "../../settings/sites.ts";
import { catalogueFrame } from "../../store/catalogue-frame.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import { resolveProductIds } from "../../store/product-records.ts";
import { queryContent } from "../content/query-content.ts";
import { type CatalogueView, catalogueView } from "../products/catalogue-request.ts";
import { findCategory } from "../products/categories.ts";
import { DESIGN_PARAMETERS, isDesigned, readDesignedPage } from "./designed-page.ts";
import { pageDocument } from "./page-document.ts";
import { findPlace, isAspectType, type PagePlace, placeOfCategory } from "./page-ids.ts";
import { PAGE_QUERY, type PageData } from "./page-query.ts";

export const experienceApp = new Hono<CommerceHono>();

type CommerceContext = Context<CommerceHono>;
const PATH = "/experience/shopper-experience/v1/organizations/:org/pages";
const LONGEST = 256;
const NO_STORE = { "cache-control": "no-store" };
const RENDERING = { aspectAttributes: "text", parameters: "text" } as const;

experienceApp.get(
	PATH,
	requireShopper,
	acceptParameters({
		...RENDERING,
		...DESIGN_PARAMETERS,
		aspectTypeId: "required text",
		categoryId: "text",
		productId: "text",
	}),
	async (c) => {
		const refusal = renderingRefusal(c);
		if (refusal) return refusal;
		const { aspectTypeId = "", categoryId, productId } = c.req.query();
		if (!isAspectType(aspectTypeId))
			return problem(404, "aspect-type-not-found", `There is no aspect type '${aspectTypeId.slice(0, 64)}'.`);
		const view = await catalogueView(c);
		if (view instanceof Response) return view;
		if (!(await exist(view, categoryId, productId)))
			return problem(
				400,
				"business-object-id-invalid",
				"Pages are asked for by a category, a product or both, and the site has to have them.",
			);
		const place = categoryId === undefined ? undefined : placeOfCategory(categoryId);
		const isPlaced = place?.aspectTypeId === aspectTypeId;
		if (isDesigned(c)) {
			const designed = await readDesignedPage(c);
			if (designed instanceof Response) return designed;
			return c.json({ data: isPlaced && designed.slug === place.slug ? [designed.page] : [] }, 200, NO_STORE);
		}
		const page = isPlaced ? await pageAt(c, place) : undefined;
		return c.json({ data: page ? [page] : [] });
	},
);

experienceApp.get(
	`${PATH}/:pageId`,
	requireShopper,
	acceptParameters({ ...RENDERING, ...DESIGN_PARAMETERS }),
	async (c) => {
		const refusal = renderingRefusal(c);
		if (refusal) return refusal;
		const pageId = c.req.param("pageId");
		if (isDesigned(c)) {
			const designed = await readDesignedPage(c, pageId);
			return designed instanceof Response ? designed : c.json(designed.page, 200, NO_STORE);
		}
		const place = findPlace(pageId);
		const page = place && (await pageAt(c, place));
		return page
			? c.json(page)
			: problem(404, "page-not-found", `No visible page with ID '${pageId.slice(0, 64)}' was found.`);
	},
);

async function pageAt(c: CommerceContext, { slug, ...place }: PagePlace) {
	const site = siteById(c.get("shopper").siteId);
	if (!site) return undefined;
	const language = languageOfRequest(c, site.id);
	const { code } = countryOfLocale(site, c.req.query("locale"));
	const { pageCollection } = await queryContent<PageData>({ env: c.env, tags: new Set() }, PAGE_QUERY, {
		site: site.id,
		locale: `${language}-${code}`,
		slug,
	});
	const page = pageCollection.items[0];
	if (!page) return undefined;
	const { categoryById } = await catalogueFrame(c.env.DB, await liveGeneration(c.env.DB, site.id));
	const hasCategory = (id: string) => categoryById.has(id);
	return pageDocument(page, { ...place, mediaBase: mediaBase(c), hasCategory });
}

async function exist(view: CatalogueView, categoryId?: string, productId?: string): Promise<boolean> {
	if (categoryId === undefined && productId === undefined) return false;
	if (categoryId !== undefined && findCategory(view, categoryId) === undefined) return false;
	return productId === undefined || (await resolveProductIds(view.db, view.gen, [productId])).has(productId);
}

function renderingRefusal(c: CommerceContext): Response | undefined {
	const { aspectAttributes, parameters = "" } = c.req.query();
	if (parameters.length > LONGEST)
		return problem(400, "bad-request", `'parameters' has at most ${LONGEST} characters.`);
	if (aspectAttributes !== undefined && !isSmallObject(aspectAttributes))
		return problem(
			400,
			"aspect-attribute-invalid",
			`'aspectAttributes' is a JSON object of at most ${LONGEST} characters.`,
		);
	return undefined;
}

function isSmallObject(text: string): boolean {
	if (text.length > LONGEST) return false;
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}
