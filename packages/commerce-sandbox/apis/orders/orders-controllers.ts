import type { StoredOrder } from "../../records/orders/order-document.ts";
import { readOrder } from "../../records/orders/order-store.ts";
import { homePath } from "../../settings/home-path.ts";
import type { ControllerRequest, Controllers } from "../controllers/controller.ts";
import { hasEmail, hasPostalCode } from "./lookup/find-order.ts";
import { lookUpOrder, readOrderNo } from "./lookup/order-access.ts";
import { foundOrderView } from "./order-view.ts";

export const ordersControllers: Controllers = {
	"Order-GetByCustomerEmail": {
		methods: ["GET"],
		scope: "optional",
		parameters: { orderNo: "required", email: "required" },
		handler: (request) => find(request, "email", hasEmail),
	},
	"Order-GetByZipCode": {
		methods: ["GET"],
		scope: "optional",
		parameters: { orderNo: "required", zipCode: "required" },
		handler: (request) => find(request, "zipCode", hasPostalCode),
	},
	"Payments-Continue": {
		methods: ["GET", "POST"],
		scope: "none",
		csrf: false,
		parameters: { orderNo: "optional", orderToken: "optional" },
		handler: goOn,
	},
};

async function find(
	{ c, site, shopper }: ControllerRequest,
	parameter: string,
	fits: (order: StoredOrder, text: string) => boolean,
): Promise<Response> {
	const { orderNo = "", [parameter]: text = "" } = c.req.query();
	const order = await lookUpOrder(
		{ c, siteId: site.id, usid: shopper?.usid, orderNo: readOrderNo(orderNo) },
		(match) => fits(match, text),
	);
	if (!(order instanceof Response)) return c.json({ order: foundOrderView(order) });
	const refusal = (await order.json()) as { detail: string };
	return c.json({ error: true, errorMessage: refusal.detail });
}

async function goOn({ c, site, language, country }: ControllerRequest): Promise<Response> {
	const { orderNo = "", orderToken = "" } = c.req.query();
	const order = await readOrder(c.env.DB, site.id, orderNo.slice(0, 50));
	const home = homePath(site, language, country);
	if (!order || order.orderToken !== orderToken)
		return c.redirect((c.env.STOREFRONT_ORIGIN ?? "") + home, 303);
	const shop = (c.env.STOREFRONT_ORIGIN ?? "") + home;
	return order.state === "placed"
		? c.redirect(`${shop}/checkout/confirmation?${new URLSearchParams({ orderNo: order.orderNo })}`, 303)
		: c.redirect(`${shop}/checkout?step=payment&error=payment`, 303);
}
