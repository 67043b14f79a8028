import { Hono } from "hono";
import { changeDocument } from "../../apis/baskets/changes/basket-access.ts";
import { requireAgent } from "../../apis/baskets/changes/basket-problems.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { newId } from "../../records/baskets/basket-store.ts";
import {
	priceAdjustmentChangeSchema,
	priceAdjustmentSchema,
} from "../../records/baskets/checkout-requests.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { promotionRules } from "../../settings/promotions.ts";
import { addPriceAdjustment, changePriceAdjustment, removePriceAdjustment } from "./adjustment-rules.ts";

export const adjustmentRoutes = new Hono<CommerceHono>();

const promotionIds = new Set(promotionRules.promotions.map(({ id }) => id));
const isPromotion = (id: string): boolean => promotionIds.has(id);

adjustmentRoutes.use(requireShopper, requireAgent);

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
