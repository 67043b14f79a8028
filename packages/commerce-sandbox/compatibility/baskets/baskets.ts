import { Hono } from "hono";
import { basketsPath, VERSIONS } from "../../apis/baskets/baskets.ts";
import type { CommerceHono } from "../../http/http.ts";
import { adjustmentRoutes } from "./adjustment-routes.ts";
import { kindRoutes } from "./kind-routes.ts";
import { taxRoutes } from "./tax-routes.ts";
import { transferRoutes } from "./transfer-routes.ts";

export const foreignBasketsApp = new Hono<CommerceHono>();

for (const [version, parameters] of Object.entries(VERSIONS)) {
	const baskets = basketsPath(version);
	foreignBasketsApp.route(`${baskets}/actions/transfer`, transferRoutes(parameters.transfer));
	foreignBasketsApp.route(`${baskets}/:basketId/price-adjustments`, adjustmentRoutes);
	for (const parts of [taxRoutes, kindRoutes(parameters)])
		foreignBasketsApp.route(`${baskets}/:basketId`, parts);
}
