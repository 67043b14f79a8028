import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { sameSecret } from "../../secrets.ts";
import { storeArrivals } from "./received-events.ts";

/**
 * Stands in for a webhook of the house, and shows how to write one: `POST /webhook/v1/events` checks the time and the signature before it reads
 * the body, and counts an event once by its id.
 */
export const webhookApp = new Hono<CommerceHono>();

/** Seconds that a request may be old or early, against repetitions by others. */
const TOLERANCE = 300;

const eventSchema = z.strictObject({
	type: z.string().regex(/^analytics\.[a-z_]+$/),
	timestamp: z.iso.datetime(),
	data: z.looseObject({ id: z.uuid(), name: z.string() }),
});

const sign = async (secret: string, text: string): Promise<string> => {
	const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (character) => character.charCodeAt(0));
	const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
	return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
};

webhookApp.post("/webhook/v1/events", async (c) => {
	const id = c.req.header("webhook-id") ?? "";
	const timestamp = c.req.header("webhook-timestamp") ?? "";
	const body = await c.req.text();
	const isInTime = Math.abs(nowInSeconds() - Number(timestamp)) <= TOLERANCE;
	const { WEBHOOK_SECRET } = c.env;
	const isSigned =
		!!WEBHOOK_SECRET &&
		isInTime &&
		(await sameSecret(
			c.req.header("webhook-signature") ?? "",
			await sign(WEBHOOK_SECRET, `${id}.${timestamp}.${body}`),
		));
	if (!isSigned) return problem(401, "unauthorized", "The request is not signed, or not of these minutes.");
	let json: unknown;
	try {
		json = JSON.parse(body);
	} catch {
		return problem(400, "bad-request", "The body is not JSON.");
	}
	const result = eventSchema.safeParse(json);
	if (!result.success || result.data.data.id !== id)
		return problem(400, "bad-request", "This is no event of the storefront, or it has another id.");
	const { data } = result.data;
	await storeArrivals(c.env.DB, [
		{ receiver: "webhook", key: id, eventId: id, name: data.name, body: result.data },
	]);
	return c.json({ received: true }, 200, { "cache-control": "no-store" });
});
