import { LANGUAGES, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { Attribution } from "../../../shared/domain/analytics/attribution.ts";
import { COUPON_ACTIONS, COUPON_REFUSALS } from "../../../shared/domain/analytics/coupon-facts.ts";
import type { FactName } from "../../../shared/domain/analytics/handed-facts.ts";
import { PAGE_TYPES } from "../../../shared/domain/analytics/page-types.ts";
import { CHECKOUT_STEPS } from "../../../shared/domain/checkout/checkout-steps.ts";
import { base64url, isSigned, readBase64url, sign } from "../../base/signatures.ts";

const text = z.string().max(500);
const line = z.object({
	productId: z.string(),
	name: z.string(),
	quantity: z.number(),
	price: z.number().nullable(),
});
const fact = z.discriminatedUnion("name", [
	z.object({ name: z.literal("add_to_cart"), addType: z.string(), line }),
	z.object({ name: z.literal("remove_from_cart"), line }),
	z.object({ name: z.literal("cart_updated"), count: z.number() }),
	z.object({
		name: z.literal("coupon"),
		action: z.enum(COUPON_ACTIONS),
		code: text.optional(),
		reason: z.enum(COUPON_REFUSALS).optional(),
	}),
	z.object({
		name: z.literal("begin_checkout"),
		basketId: z.string(),
		currency: z.string(),
		value: z.number(),
		lines: z.array(line),
	}),
	z.object({
		name: z.literal("checkout_step"),
		basketId: z.string(),
		step: z.enum(CHECKOUT_STEPS),
		number: z.number(),
	}),
]);
/** A fact that a change of the bag or a page of the checkout has shown (event-21, checkout-22). */
export type ShopFact = z.output<typeof fact>;

export const attributionSchema: z.ZodType<Attribution> = z.object({
	path: z.string().startsWith("/").max(2000),
	pageType: z.enum(PAGE_TYPES),
	source: text.optional(),
	sourceSpecification: text.optional(),
});

const siteLocale: z.ZodType<SiteLocale> = z.object({
	siteId: z.string(),
	country: z.string(),
	language: z.enum(LANGUAGES),
	currency: z.string(),
	prefix: z.string(),
});

const noted = z.object({
	id: z.uuid(),
	at: z.number(),
	locale: siteLocale,
	fact,
	attribution: attributionSchema,
});
/** `id`: that of the fact's event. `at`: milliseconds since 1970. `locale`: that of the change, which may be reported from another site's page. */
export type NotedFact = z.output<typeof noted>;

/** In milliseconds. */
const LIFETIME = 86_400_000;
const purpose = (payload: string): string => `fact ${payload}`;

/** Writes a fact as a text that leaves the server and comes back unchanged. */
export const sealFact = async (secret: string, one: NotedFact): Promise<string> => {
	const payload = base64url(new TextEncoder().encode(JSON.stringify(one)));
	return `${await sign(secret, purpose(payload))}.${payload}`;
};

/** Returns a fact that the server has sealed within a day; null for any other text. */
export const openFact = async (
	secret: string,
	sealed: string,
	{ now, name }: { now: number; name?: FactName },
): Promise<NotedFact | null> => {
	const [, signature = "", payload = ""] = /^([^.]*)\.(.*)$/.exec(sealed) ?? [];
	if (!(await isSigned(secret, purpose(payload), signature))) return null;
	const result = noted.safeParse(JSON.parse(readBase64url(payload)));
	if (!result.success || now - result.data.at > LIFETIME) return null;
	return name === undefined || result.data.fact.name === name ? result.data : null;
};
