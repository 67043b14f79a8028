import { Hono } from "hono";
import type { CommerceHono } from "../../http.ts";
import { acceptParameters, type ParameterKinds } from "../query-parameters.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import { invalidCustomer } from "./basket-problems.ts";
import { basketRoutes } from "./basket-routes.ts";
import { basketsOfCustomer } from "./basket-store.ts";
import { itemRoutes } from "./item-routes.ts";
import { viewOf } from "./pricing.ts";

/** Shopper Baskets, v1 and v2: the operations that both have answer the same but for a few properties (basket-view.ts). */
export const basketsApp = new Hono<CommerceHono>();

const VERSIONS = {
	v1: { create: { taxMode: "text" }, read: {} },
	v2: {
		create: { taxMode: "text", temporary: "boolean", populateCustomerDetails: "boolean" },
		read: { expand: "list" },
	},
} satisfies Record<string, Record<string, ParameterKinds>>;

for (const [version, parameters] of Object.entries(VERSIONS)) {
	const baskets = `/checkout/shopper-baskets/${version}/organizations/:org/baskets`;
	const routes = new Hono<CommerceHono>();
	routes.use(requireShopper);
	routes.route("/", basketRoutes(parameters));
	routes.route("/:basketId/items", itemRoutes);
	basketsApp.route(baskets, routes);
}

const customerBaskets = "/customer/shopper-customers/v1/organizations/:org/customers/:customerId/baskets";
basketsApp.use(customerBaskets, requireShopper, acceptParameters({}));
basketsApp.get(customerBaskets, async (c) => {
	const { siteId, customerId } = c.get("shopper");
	if (c.req.param("customerId") !== customerId) return invalidCustomer();
	const baskets = await basketsOfCustomer(c.env.DB, siteId, customerId);
	return c.json({
		baskets: await Promise.all(baskets.map((basket) => viewOf(c, basket))),
		total: baskets.length,
	});
});
