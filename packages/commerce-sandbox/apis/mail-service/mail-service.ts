import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { sameSecret } from "../../secrets.ts";
import { storeArrivals } from "../receivers/received-events.ts";

/**
 * Stands in for the HTTP APIs of mail services, which `MAIL_SERVICE` names: as strict as they are, it sends nothing. Mailboxes that begin with
 * "refused" or "throttled" get the answers of a service that refuses an address, or asks to wait.
 */
export const mailServiceApp = new Hono<CommerceHono>().basePath("/mail-service");

/** Seconds that a throttled sender has to wait. */
const WAIT = 30;
const mailbox = z.string().regex(/^(?:[^<>@\s]+@[^<>@\s]+|[^<>]+ <[^<>@\s]+@[^<>@\s]+>)$/);
const text = z.string().min(1);

const resend = z.strictObject({
	from: mailbox,
	to: z.array(mailbox).min(1).max(50),
	subject: text,
	text,
	html: text,
	headers: z.record(z.string(), z.string()),
});
const postmark = z.strictObject({
	From: mailbox,
	To: mailbox,
	Subject: text,
	TextBody: text,
	HtmlBody: text,
	Headers: z.array(z.strictObject({ Name: text, Value: text })),
	Metadata: z.record(z.string().max(20), z.string().max(80)),
});

type Mail = { key: string; to: string; subject: string; body: unknown };

async function take(
	db: D1Database,
	{ key, to, subject, body }: Mail,
): Promise<"sent" | "refused" | "throttled"> {
	if (/^refused\b/.test(to)) return "refused";
	if (/^throttled\b/.test(to)) return "throttled";
	await storeArrivals(db, [{ receiver: "mail", key, eventId: key, name: subject, body }]);
	return "sent";
}

mailServiceApp.post("/emails", async (c) => {
	const token = (c.req.header("authorization") ?? "").replace(/^Bearer /, "");
	if (!(await sameSecret(token, c.env.MAIL_API_KEY ?? "")))
		return c.json({ statusCode: 401, name: "missing_api_key", message: "Missing API key" }, 401);
	const key = c.req.header("idempotency-key") ?? crypto.randomUUID();
	if (key.length > 256)
		return c.json({ statusCode: 400, name: "invalid_idempotency_key", message: "The key is too long." }, 400);
	const parsed = resend.safeParse(await c.req.json().catch(() => undefined));
	if (!parsed.success)
		return c.json({ statusCode: 422, name: "validation_error", message: parsed.error.message }, 422);
	const { data } = parsed;
	const outcome = await take(c.env.DB, { key, to: data.to[0] ?? "", subject: data.subject, body: data });
	if (outcome === "refused")
		return c.json({ statusCode: 422, name: "validation_error", message: "Invalid `to` field." }, 422);
	if (outcome === "throttled")
		return c.json({ statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests." }, 429, {
			"retry-after": String(WAIT),
		});
	return c.json({ id: crypto.randomUUID() });
});

mailServiceApp.post("/email", async (c) => {
	const refuse = (status: 401 | 422 | 429, ErrorCode: number, Message: string) =>
		c.json({ ErrorCode, Message }, status);
	if (!(await sameSecret(c.req.header("x-postmark-server-token") ?? "", c.env.MAIL_API_KEY ?? "")))
		return refuse(401, 10, "No Account or Server API tokens were supplied.");
	const parsed = postmark.safeParse(await c.req.json().catch(() => undefined));
	if (!parsed.success) return refuse(422, 300, parsed.error.message);
	const { data } = parsed;
	const key = data.Metadata.key ?? crypto.randomUUID();
	const outcome = await take(c.env.DB, { key, to: data.To, subject: data.Subject, body: data });
	if (outcome === "refused") return refuse(422, 406, "The recipient is inactive.");
	if (outcome === "throttled") return refuse(429, 429, "Rate limit exceeded.");
	return c.json({ To: data.To, MessageID: crypto.randomUUID(), ErrorCode: 0, Message: "OK" });
});

mailServiceApp.all("*", () => problem(404, "resource-path-not-found", "No resource answers at this path."));
