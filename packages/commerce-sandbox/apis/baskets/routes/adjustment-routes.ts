import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { promotionRules } from "../../../settings/promotions.ts";
import { acceptParameters } from "../../query-parameters.ts";
import {
	addPriceAdjustment,
	changePriceAdjustment,
	removePriceAdjustment,
} from "../rules/adjustment-rules.ts";
import { changeDocument } from "../store/basket-access.ts";
import { newId } from "../store/basket-store.ts";
import { requireAgent } from "./basket-problems.ts";
import { priceAdjustmentChangeSchema, priceAdjustmentSchema } from "./checkout-requests.ts";

/** What agents take off by hand: `/price-adjustments`. */
export const adjustmentRoutes = new Hono<CommerceHono>();

const promotionIds = new Set(promotionRules.promotions.map(({ id }) => id));
const isPromotion = (id: string): boolean => promotionIds.has(id);

adjustmentRoutes.use(requireAgent);

adjustmentRoutes.post("/", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, priceAdjustmentSchema);
	if ("refusal" in request) return request.refusal;
	const { agentId = "" } = c.get("shopper");
	return changeDocument(c, (basket) =>
		addPriceAdjustment(basket, request.body, {
			newId,
			now: new Date().toISOString(),
			agentId,
			isPromotion,
		}),
	);
});

adjustmentRoutes.patch("/:adjustmentId", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, priceAdjustmentChangeSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, ({ document }) =>
		changePriceAdjustment(document, c.req.param("adjustmentId"), request.body, new Date().toISOString()),
	);
});

adjustmentRoutes.delete("/:adjustmentId", acceptParameters({}), (c) =>
	changeDocument(c, ({ document }) => removePriceAdjustment(document, c.req.param("adjustmentId"))),
);
