import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { localeOfRequest } from "../../requests/request-locale.ts";
import { walletBasket } from "../payments/wallets/wallet-basket.ts";

const leftBehindSchema = z.looseObject({
	basketId: z.string().min(1).max(64),
	email: z.string().max(256).transform(plainText).optional(),
});

export const abandonedBasketApp = new Hono<CommerceHono>();
abandonedBasketApp.put(
	"/custom/basket-api/v1/organizations/:org/basket/upsertAbandonedCart",
	requireShopper,
	acceptParameters({}),
	withJsonBody(leftBehindSchema, async (c, body) => {
		const basket = await walletBasket(c, body.basketId);
		if (basket instanceof Response) return basket;
		const email = body.email ?? basket.document.customer.email ?? "";
		if (!isEmail(email)) return problem(400, "invalid-email", "The e-mail address is missing or wrong.");
		await c.env.DB.prepare(
			`INSERT INTO abandoned_basket (basket_id, site_id, customer_id, email, locale, modified_at)
			VALUES (?, ?, ?, ?, ?, unixepoch())
			ON CONFLICT (basket_id) DO UPDATE SET
				customer_id = excluded.customer_id, email = excluded.email, locale = excluded.locale,
				modified_at = excluded.modified_at`,
		)
			.bind(basket.id, basket.siteId, basket.customerId, emailKey(email), localeOfRequest(c))
			.run();
		return c.json({ success: true, basketId: basket.id });
	}),
);
