import { Hono } from "hono";
import * as z from "zod";
import { isEmail } from "../../../../shared/domain/catalogue/customer-rules.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { homePath } from "../../../settings/home-path.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { acceptParameters } from "../../query-parameters.ts";
import { localeOfRequest } from "../../request-locale.ts";
import { requireShopper } from "../../slas/require-shopper.ts";
import { walletBasket } from "./wallet-basket.ts";

/** What surrounds a checkout: the basket's initialization, the fraud service's session, baskets that are left behind. */
export const basketControllers: Controllers = {
	"Basket-Init": { methods: ["GET"], scope: "required", handler: initBasket },
	"Signifyd-GetSessionID": { methods: ["GET"], scope: "required", handler: fraudSession },
};

/** Another id with every change of the basket, so that buttons know when to draw themselves again (cloud-7). */
async function initBasket({ c }: ControllerRequest): Promise<Response> {
	const basket = await walletBasket(c, c.req.query("basketId"));
	return basket instanceof Response
		? basket
		: c.json({ basketId: basket.id, initializationId: `${basket.id}-${basket.revision}` });
}

/** The first 50 characters of the home's address and the basket's id (cloud-8). */
async function fraudSession({ c, site, language, country }: ControllerRequest): Promise<Response> {
	const basket = await walletBasket(c, c.req.query("basketId"));
	if (basket instanceof Response) return basket;
	const origin = c.env.STOREFRONT_ORIGIN ?? new URL(c.req.url).origin;
	const home = origin + homePath(site, language, country);
	return c.json({ sessionId: home.slice(0, 50) + basket.id });
}

const leftBehindSchema = z.looseObject({
	basketId: z.string().min(1).max(64),
	email: z.string().max(256).optional(),
});

/** `PUT …/basket/upsertAbandonedCart`: remembers who may be written to about a basket that stays behind. */
export const abandonedBasketApp = new Hono<CommerceHono>();
abandonedBasketApp.put(
	"/custom/basket-api/v1/organizations/:org/basket/upsertAbandonedCart",
	requireShopper,
	acceptParameters({}),
	async (c) => {
		const read = await jsonBody(c, leftBehindSchema);
		if ("refusal" in read) return read.refusal;
		const basket = await walletBasket(c, read.body.basketId);
		if (basket instanceof Response) return basket;
		const email = read.body.email ?? basket.document.customer.email ?? "";
		if (!isEmail(email)) return problem(400, "invalid-email", "The e-mail address is missing or wrong.");
		await c.env.DB.prepare(
			`INSERT OR REPLACE INTO abandoned_basket (basket_id, site_id, customer_id, email, locale, modified_at)
			VALUES (?, ?, ?, ?, ?, unixepoch())`,
		)
			.bind(basket.id, basket.siteId, basket.customerId, email.toLowerCase(), localeOfRequest(c))
			.run();
		return c.json({ success: true, basketId: basket.id });
	},
);
