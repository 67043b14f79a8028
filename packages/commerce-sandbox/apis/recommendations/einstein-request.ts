import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { Context } from "hono";
import * as z from "zod";
import type { SiteId } from "../../house/countries.ts";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { sites } from "../../settings/sites.ts";

const CLIENT_ID = `${house.id}-recommendations`;
export const REALM = house.realm;

const id = z.string().regex(PRODUCT_ID);
const product = z.looseObject({ id: id.optional(), sku: z.string().max(200).optional() });
export const einsteinBody = z.looseObject({
	cookieId: z.string().max(128).optional(),
	userId: z.string().max(128).nullish(),
	realm: z.literal(REALM).optional(),
	instanceType: z.enum(["prd", "sbx"]).optional(),
	products: z.array(product).max(100).optional(),
	product: product.optional(),
	recommenderName: id.optional(),
	__recoUUID: id.optional(),
});
export type EinsteinBody = z.infer<typeof einsteinBody>;

export function readSite(c: Context<CommerceHono>): SiteId | Response {
	if ((c.req.header("x-cq-client-id") ?? c.req.query("clientId")) !== CLIENT_ID)
		return problem(401, "unauthorized", "The header 'x-cq-client-id' names no client of this service.");
	const siteName = c.req.param("site") ?? "";
	const site = sites.find((one) => `${REALM}-${one.id}` === siteName);
	return site?.id ?? problem(404, "site-not-found", `No site '${siteName.slice(0, 64)}' is known here.`);
}

export async function readEinsteinBody(c: Context<CommerceHono>): Promise<EinsteinBody | Response> {
	const reading = await jsonBody(c, einsteinBody, { emptyAs: {} });
	return "refusal" in reading ? reading.refusal : reading.body;
}

export const listIds = ({ product: one, products = [] }: EinsteinBody): string[] => [
	...new Set(
		(one ? [one, ...products] : products).flatMap(({ id: productId, sku }) => sku || productId || []),
	),
];
