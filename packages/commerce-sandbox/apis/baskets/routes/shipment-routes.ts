import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import {
	addressSchema,
	shipmentSchema,
	shippingMethodSchema,
} from "../../../records/baskets/checkout-requests.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { DEFAULT_SHIPPING_METHOD } from "../../../settings/shipping-methods.ts";
import { changeDocument, ownBasket } from "../changes/basket-access.ts";
import { pricedBasket, promotionContext, readLanguage } from "../changes/basket-context.ts";
import { refusal } from "../changes/basket-problems.ts";
import { shipmentRefusal } from "../rules/document-parts.ts";
import {
	changeShipment,
	createShipment,
	removeShipment,
	setShippingAddress,
	setShippingMethod,
} from "../rules/shipment-rules.ts";
import { shippingMethodViews } from "../view/view-parts.ts";

export const shipmentRoutes = new Hono<CommerceHono>();

shipmentRoutes.post("/", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, shipmentSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) => createShipment(basket, request.body, newId));
});

shipmentRoutes.patch("/:shipmentId", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, shipmentSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) =>
		changeShipment(basket, c.req.param("shipmentId"), request.body, newId),
	);
});

shipmentRoutes.delete("/:shipmentId", acceptParameters({}), (c) =>
	changeDocument(c, ({ document }) => removeShipment(document, c.req.param("shipmentId"))),
);

shipmentRoutes.put(
	"/:shipmentId/shipping-address",
	acceptParameters({ useAsBilling: "boolean", removeExternalTax: "boolean" }),
	async (c) => {
		const request = await jsonBody(c, addressSchema);
		if ("refusal" in request) return request.refusal;
		const useAsBilling = c.req.query("useAsBilling") === "true";
		return changeDocument(c, (basket) =>
			setShippingAddress(basket, c.req.param("shipmentId"), request.body, { useAsBilling, newId }),
		);
	},
);

shipmentRoutes.put("/:shipmentId/shipping-method", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, shippingMethodSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) => setShippingMethod(basket, c.req.param("shipmentId"), request.body.id));
});

shipmentRoutes.get("/:shipmentId/shipping-methods", acceptParameters({}), async (c) => {
	const basket = await ownBasket(c);
	if (basket instanceof Response) return basket;
	const shipmentId = c.req.param("shipmentId");
	const shipment = basket.document.shipments.find((one) => one.shipmentId === shipmentId);
	if (!shipment) return refusal(c, shipmentRefusal(shipmentId).refused);
	const texts = { currency: basket.currency, language: readLanguage(c) };
	const context = promotionContext(c, basket);
	const pricing = await pricedBasket(c, basket, context);
	const methods = shippingMethodViews(pricing, shipment, texts, await context);
	return c.json({
		applicableShippingMethods: methods,
		...(methods.some(({ id }) => id === DEFAULT_SHIPPING_METHOD)
			? { defaultShippingMethodId: DEFAULT_SHIPPING_METHOD }
			: {}),
	});
});
