import { Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { basketsOfCustomer } from "../../records/baskets/basket-store.ts";
import { acceptParameters, type ParameterKinds } from "../../requests/query-parameters.ts";
import { buildView } from "./changes/basket-context.ts";
import { invalidCustomer } from "./changes/basket-problems.ts";
import { actionRoutes } from "./routes/action-routes.ts";
import { basketRoutes } from "./routes/basket-routes.ts";
import { checkoutRoutes } from "./routes/checkout-routes.ts";
import { itemRoutes } from "./routes/item-routes.ts";
import { paymentRoutes } from "./routes/payment-routes.ts";
import { shipmentRoutes } from "./routes/shipment-routes.ts";

export const basketsApp = new Hono<CommerceHono>();

const TRANSFER: ParameterKinds = { overrideExisting: "boolean", merge: "boolean" };
type Version = Record<"create" | "read" | "transfer", ParameterKinds> & { promote?: ParameterKinds };
export const VERSIONS: Record<"v1" | "v2", Version> = {
	v1: { create: { taxMode: "text" }, read: {}, transfer: TRANSFER },
	v2: {
		create: { taxMode: "text", temporary: "boolean", populateCustomerDetails: "boolean" },
		read: { expand: "list" },
		transfer: { ...TRANSFER, populateCustomerDetails: "boolean" },
		promote: TRANSFER,
	},
};

export const basketsPath = (version: string): string =>
	`/checkout/shopper-baskets/${version}/organizations/:org/baskets`;

for (const [version, parameters] of Object.entries(VERSIONS)) {
	const routes = new Hono<CommerceHono>();
	routes.use(requireShopper);
	routes.route("/actions", actionRoutes);
	routes.route("/", basketRoutes(parameters));
	routes.route("/:basketId/items", itemRoutes);
	routes.route("/:basketId/shipments", shipmentRoutes);
	for (const parts of [checkoutRoutes, paymentRoutes]) routes.route("/:basketId", parts);
	basketsApp.route(basketsPath(version), routes);
}

const customerBaskets = "/customer/shopper-customers/v1/organizations/:org/customers/:customerId/baskets";
basketsApp.use(customerBaskets, requireShopper, acceptParameters({}));
basketsApp.get(customerBaskets, async (c) => {
	const { siteId, customerId } = c.get("shopper");
	if (c.req.param("customerId") !== customerId) return invalidCustomer();
	const baskets = await basketsOfCustomer(c.env.DB, siteId, customerId);
	return c.json({
		baskets: await Promise.all(baskets.map((basket) => buildView(c, basket))),
		total: baskets.length,
	});
});
