import type { Context } from "hono";
import * as z from "zod";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import { jsonBody, noteBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { readBasket } from "../../records/baskets/basket-store.ts";
import type { Controllers } from "../controllers/controller.ts";
import { makeShopperController } from "../controllers/shopper-controller.ts";

const NOT_STORED = { "cache-control": "no-store" };
const consentSchema = z.strictObject({ allowed: z.boolean() });

export const sessionControllers: Controllers = {
	"SLASSessionHelper-SyncSession": {
		...makeShopperController("GET", syncSession),
		parameters: { basketId: "optional", force: "optional" },
	},
	"TrackingConsent-SetConsent": makeShopperController("POST", noteBody(consentSchema, setConsent)),
};

/** Returns `refresh` if the client must log in again (cloud-5): the session or the basket has another customer, or `force=true`. */
async function syncSession(c: Context<CommerceHono>, shopper: Shopper): Promise<Response> {
	const { basketId, force = "false" } = c.req.query();
	if (force !== "true" && force !== "false")
		return problem(400, "bad-request", "The query parameter 'force' is true or false.", {
			parameter: "force",
		});
	const [basket, customerId] = await Promise.all([
		basketId === undefined ? undefined : readBasket(c.env.DB, basketId),
		customerOfSession(c.env.DB, shopper),
	]);
	const isOtherCustomer = customerId !== null && customerId !== shopper.customerId;
	const isForeign = basket !== undefined && basket.customerId !== shopper.customerId;
	return c.json(
		{
			success: true,
			refresh: force === "true" || isOtherCustomer || isForeign,
			basketId: basket && !isForeign && basket.siteId === shopper.siteId ? basket.id : null,
		},
		200,
		NOT_STORED,
	);
}

const customerOfSession = (db: D1Database, { usid, siteId, clientId }: Shopper): Promise<string | null> =>
	db
		.prepare(
			`SELECT customer_id FROM slas_refresh_token
			WHERE usid = ? AND site_id = ? AND client_id = ? AND used_at IS NULL AND revoked_at IS NULL
			ORDER BY expires_at DESC, (guest_customer_id IS NULL) LIMIT 1`,
		)
		.bind(usid, siteId, clientId)
		.first<string>("customer_id");

async function setConsent(c: Context<CommerceHono>, { usid, siteId }: Shopper): Promise<Response> {
	const request = await jsonBody(c, consentSchema);
	if ("refusal" in request) return request.refusal;
	const { allowed } = request.body;
	await c.env.DB.prepare("UPDATE slas_refresh_token SET do_not_track = ? WHERE usid = ? AND site_id = ?")
		.bind(allowed ? 0 : 1, usid, siteId)
		.run();
	return c.json({ success: true, allowed }, 200, NOT_STORED);
}
