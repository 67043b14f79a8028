import { paypal } from "../../../payments/methods/paypal.ts";
import { readTexts } from "../../../texts.ts";
import { readLanguage } from "../../baskets/changes/basket-context.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { askWallet } from "./hosted-controllers.ts";
import { findReason } from "./refusal-texts.ts";
import { basketForProduct, walletBasket } from "./wallet-basket.ts";
import { readRefusal } from "./wallet-order.ts";
import { walletSheet } from "./wallet-sheet.ts";

/** The field `shipping` is "given" if the shop has already asked for the address (cloud-7). */
export const paypalControllers: Controllers = {
	"Paypal-Popup": {
		methods: ["POST"],
		scope: "required",
		parameters: { basketId: "optional", source: "optional", pid: "optional", shipping: "optional" },
		handler: popup,
	},
};

async function popup({ c }: ControllerRequest): Promise<Response> {
	const isJson = c.req.header("content-type")?.startsWith("application/json");
	const form: Record<string, unknown> = isJson
		? ((await c.req.json().catch(() => null)) ?? {})
		: await c.req.parseBody();
	const query = c.req.query();
	const text = (name: string) => (typeof form[name] === "string" ? form[name] : query[name]);
	const productId = text("source") === "product" ? text("pid") : undefined;
	const words = readTexts(readLanguage(c)).walletMessages;
	const refuse = (PaypalError: string) => c.json({ PaypalError });
	const refuseFor = async (response: Response) => {
		const { type, detail } = await readRefusal(response);
		return refuse(findReason(type, words) ?? detail);
	};
	const basket =
		productId === undefined
			? await walletBasket(c, text("basketId"))
			: await basketForProduct(c, productId.slice(0, 100));
	if (basket instanceof Response) return refuseFor(basket);
	const { pricing } = await walletSheet(c, basket);
	const isEmpty = pricing.lines.length + pricing.giftCertificates.length === 0;
	if (isEmpty || pricing.lines.some(({ available, bonus }) => !available && !bonus))
		return refuse(words.unavailable);
	const token = `EC-${crypto.randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase()}`;
	const isElsewhere = text("shipping") !== "given";
	const result = await askWallet(c, paypal, basket, token, isElsewhere);
	if (result instanceof Response) return refuseFor(result);
	return c.json({ PaypalToken: token, basketId: basket.id }, 200, { "cache-control": "no-store" });
}
