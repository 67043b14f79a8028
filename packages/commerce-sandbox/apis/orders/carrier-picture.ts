import { Hono } from "hono";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";

/** `c_trackingImage` of an order that is on its way: who carries its parcels, among the pictures that a storefront serves as its own. */
export const CARRIER_PICTURE = "/dw/image/carrier.svg";

export const carrierPictureApp = new Hono<CommerceHono>();

carrierPictureApp.get(CARRIER_PICTURE, (c) =>
	house.trackingImage === undefined
		? problem(404, "media-not-found", "No picture has this address.")
		: c.body(house.trackingImage, 200, {
				"content-type": "image/svg+xml; charset=utf-8",
				"cache-control": "public, max-age=86400",
				"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
				"x-content-type-options": "nosniff",
			}),
);
