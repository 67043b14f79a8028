import { isCustomerName } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { privateJson } from "../../http/private-json.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import type { Controllers } from "../controllers/controller.ts";
import { jsonAction } from "../controllers/json-action.ts";
import { share, shareProductSchema, shareSchema, shareWishlistSchema } from "./share.ts";
import { endSharing, findSharedWishlist, shareWishlist, wishlistByCode } from "./shared-wishlists.ts";

export const shareApiApp = new Hono<CommerceHono>();

const BASE = "/custom/share-api/v1/organizations/:org";
const OWN_LINK = `${BASE}/wishlist-link`;

const linkSchema = z.strictObject({
	firstName: z.string().trim().max(60).refine(isCustomerName, "no name").default(""),
});

shareApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));
shareApiApp.post(
	`${BASE}/share`,
	withJsonBody(shareSchema, (c, body) => share(c, body)),
);
shareApiApp.get(OWN_LINK, async (c) =>
	privateJson({ link: await findSharedWishlist(c.env.DB, c.get("shopper")) }),
);
shareApiApp.post(
	OWN_LINK,
	withJsonBody(linkSchema, async (c, body) => {
		const now = await clockInSeconds(c.env.DB);
		return privateJson({
			link: await shareWishlist(c.env.DB, c.get("shopper"), body.firstName, now),
		});
	}),
);
shareApiApp.delete(OWN_LINK, async (c) => {
	await endSharing(c.env.DB, c.get("shopper"));
	return c.body(null, 204);
});
shareApiApp.get(`${BASE}/wishlists/:code`, async (c) => {
	const wishlist = await wishlistByCode(c.env.DB, c.get("shopper").siteId, c.req.param("code"));
	return wishlist
		? privateJson({ wishlist })
		: problem(404, "wishlist-not-found", "There is no such wishlist.");
});

export const shareControllers: Controllers = {
	"ShareProduct-ShareByEmail": jsonAction(shareProductSchema, ({ c }, body) =>
		share(c, { type: "product", ...body }),
	),
	"Wishlist-ShareByEmail": jsonAction(shareWishlistSchema, ({ c }, body) =>
		share(c, { type: "wishlist", ...body }),
	),
};
