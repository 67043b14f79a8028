import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import { CHALLENGE_PATH, continueUrl, readSandboxToken, sandboxToken } from "../../checkout/challenge.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import type { OrderPayment } from "../../payments/order-payments.ts";
import { brandOfNumber, isExpired, maskNumber } from "../../payments/payment-cards.ts";
import { authorizationCode, CHALLENGE_CODE } from "../../payments/sandbox-processor.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { readOrder } from "../../records/orders/order-store.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { changePayments, failOrder } from "../orders/placing/settle-order.ts";
import { challengeHeaders, challengePage } from "./challenge-page.ts";

/**
 * Serves a fake payment processor at its own address. The browser sends card numbers here alone; the shop receives a token and the card
 * with a masked number.
 */
export const sandboxApp = new Hono<CommerceHono>();
/** The custom API of device data. */
export const deviceDataApp = new Hono<CommerceHono>();

const cardSchema = z.strictObject({
	number: z.string().max(30),
	holder: z.string().min(1).max(256),
	expirationMonth: z.int().min(1).max(12),
	expirationYear: z.int().min(2000).max(9999),
	securityCode: z.string().regex(/^\d{3,4}$/),
});

sandboxApp.post("/payments/sandbox/v1/tokens", async (c) => {
	const request = await jsonBody(c, cardSchema);
	if ("refusal" in request) return request.refusal;
	const { number, holder, expirationMonth, expirationYear, securityCode } = request.body;
	const brand = brandOfNumber(number);
	if (!brand)
		return problem(400, "invalid-payment-card", "The card number is not one of a card that is taken.");
	if (securityCode.length !== brand.securityCodeLength)
		return problem(400, "invalid-payment-card", "The security code has another length.");
	if (isExpired(expirationMonth, expirationYear, new Date()))
		return problem(400, "payment-card-expired", "The card has expired.");
	const card = {
		cardType: brand.cardType,
		maskedNumber: maskNumber(number),
		holder,
		expirationMonth,
		expirationYear,
		creditCardToken: `tok_${crypto.randomUUID().replaceAll("-", "")}`,
	};
	return c.json({ paymentCard: card }, 201, { "cache-control": "no-store" });
});

type Challenged = { order: StoredOrder; payment: OrderPayment; token: string };

async function findChallenge(c: Context<CommerceHono>, token: unknown): Promise<Challenged | Response> {
	const claims = typeof token === "string" ? await readSandboxToken(c.env, "challenge", token) : undefined;
	if (typeof token !== "string" || !claims)
		return problem(400, "invalid-token", "The challenge is unknown or has expired.");
	const order = await readOrder(c.env.DB, String(claims.siteId), String(claims.orderNo));
	const payment = order?.payments.find((one) => one.transactionId === claims.transactionId);
	if (!order || !payment) return problem(400, "invalid-token", "The challenge is unknown or has expired.");
	if (order.state !== "created" || payment.status !== "challenged")
		return c.redirect(continueUrl(order), 303);
	return { order, payment, token };
}

async function showChallenge(c: Context<CommerceHono>, token: unknown): Promise<Response> {
	const challenge = await findChallenge(c, token);
	if (challenge instanceof Response) return challenge;
	const page = await challengePage(challenge.order, challenge.token, challenge.payment.amount);
	return c.html(page, 200, challengeHeaders(c.env.STOREFRONT_ORIGIN));
}

sandboxApp.get(CHALLENGE_PATH, (c) => showChallenge(c, c.req.query("JWT")));
sandboxApp.post(CHALLENGE_PATH, async (c) => showChallenge(c, (await c.req.parseBody()).JWT));

/**
 * Handles the challenge's form: the right code authorises the payment, and a wrong or missing code fails the order and reopens the basket.
 */
sandboxApp.post(`${CHALLENGE_PATH}/result`, async (c) => {
	const form = await c.req.parseBody();
	for (let attempt = 0; attempt < 5; attempt++) {
		const challenge = await findChallenge(c, form.JWT);
		if (challenge instanceof Response) return challenge;
		const { order, payment } = challenge;
		const isPassed = form.action !== "cancel" && form.code === CHALLENGE_CODE;
		const result: OrderPayment = isPassed
			? { ...payment, status: "authorized", code: authorizationCode(payment.transactionId) }
			: { ...payment, status: "declined", reason: "authentication_failed" };
		const payments = order.payments.map((one) => (one.id === payment.id ? result : one));
		const outcome = isPassed
			? await changePayments(c.env, order, payments)
			: await failOrder(c.env.DB, { ...order, payments }, { reopen: true });
		if ("ok" in outcome) return c.redirect(continueUrl(order), 303);
	}
	return problem(409, "conflict", "The order has just changed.");
});

const DDC_PATH = "/payments/sandbox/v1/ddc";

/** Returns the token with which the browser's frame starts device data collection (cloud-9). */
deviceDataApp.get(
	"/custom/worldpay-api/v1/organizations/:org/ddc",
	requireShopper,
	acceptParameters({}),
	async (c) => {
		const { usid, siteId } = c.get("shopper");
		const jwt = await sandboxToken(c.env, "ddc", { usid, siteId });
		return c.json({ jwt, url: publicOrigin(c) + DDC_PATH }, 200, { "cache-control": "no-store" });
	},
);

sandboxApp.post(DDC_PATH, async (c) => {
	const { JWT } = await c.req.parseBody();
	const claims = typeof JWT === "string" ? await readSandboxToken(c.env, "ddc", JWT) : undefined;
	const message = {
		MessageType: "profile.completed",
		SessionId: String(claims?.jti ?? ""),
		Status: claims !== undefined,
	};
	const nonce = crypto.randomUUID();
	const shop = c.env.STOREFRONT_ORIGIN;
	const script = `parent.postMessage(${JSON.stringify(JSON.stringify(message))}, ${JSON.stringify(shop ?? "*")})`;
	return c.html(
		html`<!doctype html><title>DDC</title><script nonce="${nonce}">${raw(script)}</script>`,
		200,
		{
			"cache-control": "no-store",
			"content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${shop ?? "*"}`,
		},
	);
});
