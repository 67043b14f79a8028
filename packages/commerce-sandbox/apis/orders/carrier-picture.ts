import { Hono } from "hono";
import type { Carrier } from "../../house/carriers.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { findCarrier } from "../../settings/carriers.ts";

export const buildCarrierPicture = ({ id }: Pick<Carrier, "id">): string => `/dw/image/carriers/${id}.svg`;

export const carrierPictureApp = new Hono<CommerceHono>();

carrierPictureApp.get("/dw/image/carriers/:file{[a-z-]+\\.svg}", (c) => {
	const sign = findCarrier(c.req.param("file").slice(0, -".svg".length))?.sign;
	return sign === undefined
		? problem(404, "media-not-found", "No picture has this address.")
		: c.body(sign, 200, {
				"content-type": "image/svg+xml; charset=utf-8",
				"cache-control": "public, max-age=86400",
				"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
				"x-content-type-options": "nosniff",
			});
});
