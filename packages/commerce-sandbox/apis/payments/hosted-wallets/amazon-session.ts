import { Hono } from "hono";
import * as z from "zod";
import { readSandboxToken } from "../../../checkout/challenge.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { backToStorefront, noWayBack } from "../../../payments/back-to-storefront.ts";
import { amazonPay } from "../../../payments/methods/amazon-pay.ts";
import { AMAZON_ALGORITHM } from "./amazon-signature.ts";
import { askBuyer } from "./approvals.ts";
import { AMAZON_SESSION_PATH, BUYER_PATH } from "./buyer-path.ts";

/**
 * Serves a fake of Amazon's checkout session (cloud-19). The payload's signature is not verified; a token in the payload proves that the
 * shop made the payload.
 */
export const amazonSessionApp = new Hono<CommerceHono>();

const payloadSchema = z.object({
	webCheckoutDetails: z.object({ checkoutReviewReturnUrl: z.string(), checkoutCancelUrl: z.string() }),
	merchantMetadata: z.object({ customInformation: z.string() }),
});
const claimsSchema = z.object({
	basketId: z.string(),
	amountText: z.string(),
	amount: z.coerce.number().optional(),
	country: z.string(),
	withAddress: z.stringbool(),
});

const parse = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

amazonSessionApp.get(AMAZON_SESSION_PATH, async (c) => {
	const { payload = "", signature, algorithm, language = "en" } = c.req.query();
	if (algorithm !== AMAZON_ALGORITHM || !signature)
		return problem(400, "invalid-signature", "The button is not signed as it has to be.");
	const result = payloadSchema.safeParse(parse(payload));
	const token = result.success ? result.data.merchantMetadata.customInformation : "";
	const claims = claimsSchema.safeParse(await readSandboxToken(c.env, "amazon", token));
	if (!result.success || !claims.success)
		return problem(400, "invalid-payload", "The payload is not the shop's, or too old.");
	const { checkoutReviewReturnUrl, checkoutCancelUrl } = result.data.webCheckoutDetails;
	const [back, cancel] = [checkoutReviewReturnUrl, checkoutCancelUrl].map((text) =>
		backToStorefront(c.env, text),
	);
	if (!back || !cancel) return noWayBack();
	const { basketId, ...request } = claims.data;
	const session = crypto.randomUUID();
	await askBuyer(c.env.DB, {
		token: session,
		methodId: amazonPay.id,
		basketId,
		request: { ...request, signed: true },
	});
	const query = new URLSearchParams({ token: session, return: back.href, cancel: cancel.href, language });
	return c.redirect(`${BUYER_PATH}?${query}`, 303);
});
