import { Hono } from "hono";
import * as z from "zod";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { mediaApp } from "../media.ts";
import type { EntryBody, Resource } from "./space.ts";
import { readSpaceData } from "./space-store.ts";

/** Pixels of a side that the Images API gives at most. */
const MAX_SIDE = 4000;
const side = z.coerce.number().int().min(1).max(MAX_SIDE).optional();
const parameters = z.object({
	w: side,
	h: side,
	q: z.coerce.number().int().min(1).max(100).optional(),
	fm: z.enum(["jpg", "png", "webp", "avif"]).optional(),
	fl: z.literal("progressive").optional(),
	fit: z.enum(["pad", "fill", "scale", "crop", "thumb"]).optional(),
});

export const picturesApp = new Hono<CommerceHono>();

const readMediaId = (asset: Resource<EntryBody> | undefined, url: string): string | undefined =>
	Object.values(asset?.published?.body.fields.file ?? asset?.body.fields.file ?? {})
		.map((file) => file as { url?: string; mediaId?: string })
		.find((file) => file.url === url)?.mediaId;

/** Serves the pictures of assets with the Images API's parameters, from the house's own pictures. */
picturesApp.get("/contentful-images/:space/:asset/:token/:file", async (c) => {
	const parsed = parameters.safeParse(c.req.query());
	if (!parsed.success) return problem(400, "invalid-image-parameters", z.prettifyError(parsed.error));
	const { space, asset, token, file } = c.req.param();
	const { assets } = await readSpaceData(c.env.DB);
	const mediaId = readMediaId(assets.get(asset), `/${space}/${asset}/${token}/${file}`);
	if (mediaId === undefined) return problem(404, "asset-not-found", "There is no such asset.");
	const { w, h, q, fm, fit } = parsed.data;
	const { realm, catalog } = house.media;
	const url = new URL(
		`/dw/image/v2/${realm}/on/demandware.static/-/${catalog}/default/${mediaId}`,
		c.req.url,
	);
	const renamed = { sw: w, sh: h, q, sfrm: fm, sm: fit === "fill" ? "cut" : w && h ? "fit" : undefined };
	for (const [name, value] of Object.entries(renamed))
		if (value !== undefined) url.searchParams.set(name, String(value));
	return mediaApp.fetch(new Request(url, { headers: c.req.raw.headers }), c.env, c.executionCtx);
});
