import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import type { Language } from "../../languages.ts";
import { stores } from "../../settings/stores.ts";
import type { Controllers } from "../controllers/controller.ts";
import { acceptParameters } from "../query-parameters.ts";
import { languageOfRequest } from "../request-locale.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import { storeView } from "./store-view.ts";

/** The house's own `stores-api` and its controllers (cloud-1): every store of a site, or one. Searches are those of Shopper Stores. */

type Where = { siteId: string; language: Language };

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
	return findAll({ siteId, language: languageOfRequest(c, siteId) });
});
storesApiApp.get(`${BASE}/:id`, (c) => {
	const { siteId } = c.get("shopper");
	return findOne({ siteId, language: languageOfRequest(c, siteId) }, c.req.param("id"));
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
		handler: ({ c, site, language }) => findOne({ siteId: site.id, language }, c.req.query("storeId") ?? ""),
	},
};
