import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { privateJson } from "../../http/private-json.ts";
import { problem } from "../../http/problem.ts";
import type { LanguageCode } from "../../languages.ts";
import { acceptParameters, listParameter } from "../../requests/query-parameters.ts";
import { textsOfRequest } from "../../requests/request-locale.ts";
import { stores } from "../../settings/stores.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import { loadReferenced } from "../../store/product-records.ts";
import type { Controllers } from "../controllers/controller.ts";
import { readStoreStock } from "./store-stock.ts";
import { storeView } from "./store-view.ts";

type Where = { siteId: string; language: LanguageCode };

const findAll = ({ siteId, language }: Where): Response =>
	Response.json({
		stores: stores.filter((store) => store.siteId === siteId).map((store) => storeView(store, language)),
	});

const findOne = ({ siteId, language }: Where, id: string): Response => {
	const store = stores.find((one) => one.id === id && one.siteId === siteId);
	return store
		? Response.json({ store: storeView(store, language) })
		: problem(404, "store-not-found", "Store not found");
};

export const storesApiApp = new Hono<CommerceHono>();

const BASE = "/custom/stores-api/v1/organizations/:org/stores";

storesApiApp.use(BASE, requireShopper, acceptParameters({}));
storesApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));
storesApiApp.get(BASE, (c) => {
	const { siteId } = c.get("shopper");
	return findAll({ siteId, language: textsOfRequest(c, siteId) });
});
storesApiApp.get(`${BASE}/:id`, (c) => {
	const { siteId } = c.get("shopper");
	return findOne({ siteId, language: textsOfRequest(c, siteId) }, c.req.param("id"));
});

const STOCK = "/custom/stores-api/v1/organizations/:org/stock";
const MOST_PRODUCTS = 100;

storesApiApp.get(STOCK, requireShopper, acceptParameters({ productIds: "required list" }), async (c) => {
	const ids = [...new Set(listParameter(c, "productIds") ?? [])];
	if (ids.length > MOST_PRODUCTS || !ids.every((id) => PRODUCT_ID.test(id)))
		return problem(400, "bad-request", `'productIds' names 1 to ${MOST_PRODUCTS} products.`);
	const { DB: db } = c.env;
	const { siteId } = c.get("shopper");
	const { references, products } = await loadReferenced(db, await liveGeneration(db, siteId), ids);
	const variants = ids.flatMap((id) => {
		const product = products.get(references.get(id)?.masterId ?? "");
		return product?.variants.find((variant) => variant.id === id) ?? [];
	});
	const own = stores.filter((store) => store.siteId === siteId && store.services.includes("pickUp"));
	const stock = await readStoreStock(
		db,
		own.map(({ inventoryId }) => inventoryId),
		variants,
	);
	return privateJson({
		stores: own.map(({ id, inventoryId }) => ({
			id,
			products: variants.map((variant) => ({ id: variant.id, c_ats: stock(inventoryId, variant) })),
		})),
	});
});

export const storesControllers: Controllers = {
	"Stores-FindAll": {
		methods: ["GET"],
		scope: "none",
		handler: ({ site, language }) => findAll({ siteId: site.id, language }),
	},
	"Stores-Get": {
		methods: ["GET"],
		scope: "none",
		parameters: { storeId: "required" },
		handler: ({ c, site, language }) => findOne({ siteId: site.id, language }, c.req.query("storeId") ?? ""),
	},
};
