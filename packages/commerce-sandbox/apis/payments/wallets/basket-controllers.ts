import { homePath } from "../../../settings/home-path.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { walletBasket } from "./wallet-basket.ts";

export const basketControllers: Controllers = {
	"Basket-Init": {
		methods: ["GET"],
		scope: "required",
		parameters: { basketId: "optional" },
		handler: initBasket,
	},
	"Signifyd-GetSessionID": {
		methods: ["GET"],
		scope: "required",
		parameters: { basketId: "optional" },
		handler: fraudSession,
	},
};

/**
 * Returns an `initializationId` that differs after each change of the basket, so that buttons know when to draw themselves again (cloud-7).
 */
async function initBasket({ c }: ControllerRequest): Promise<Response> {
	const basket = await walletBasket(c, c.req.query("basketId"));
	return basket instanceof Response
		? basket
		: c.json({ basketId: basket.id, initializationId: `${basket.id}-${basket.revision}` });
}

/** Returns the session id of fraud detection: the first 50 characters of the home page's address and the basket's id (cloud-8). */
async function fraudSession({ c, site, language, country }: ControllerRequest): Promise<Response> {
	const basket = await walletBasket(c, c.req.query("basketId"));
	if (basket instanceof Response) return basket;
	const origin = c.env.STOREFRONT_ORIGIN ?? new URL(c.req.url).origin;
	const home = origin + homePath(site, language, country);
	return c.json({ sessionId: home.slice(0, 50) + basket.id });
}
