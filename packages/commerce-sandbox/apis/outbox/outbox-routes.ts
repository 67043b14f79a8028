import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import type { CommerceHono } from "../../http/http.ts";
import { isOpenToDevelopers } from "../../http/open-to-developers.ts";
import { problem } from "../../http/problem.ts";
import { isAdmin, requireAdmin } from "../../http/require-admin.ts";
import { readOutbox, removeMail, repeatMail, type SentMail, waitingMails } from "../../outbox/outbox.ts";
import { senderLine } from "../../outbox/sender-line.ts";
import { remindShoppers } from "../left-baskets/remind-shoppers.ts";
import { tellShoppers } from "../orders/mails/tell-shoppers.ts";

const LIMIT = 100;

export const outboxApp = new Hono<CommerceHono>().basePath("/outbox");

/** Mails contain login links, so production hides the outbox, and other public instances require the admin token. */
outboxApp.use(async (c, next) => {
	if (c.env.INSTANCE_TYPE === "production")
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	if (!isOpenToDevelopers(c.env, c.req.raw) && !(await isAdmin(c)))
		return problem(
			401,
			"unauthorized",
			"Reading the outbox needs the admin token as 'Authorization: Bearer …'.",
		);
	await next();
});

const tellFirst = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.req.method === "GET") await Promise.all([tellShoppers(c.env), remindShoppers(c.env)]);
	await next();
});
outboxApp.use(tellFirst);

outboxApp.get("/messages", async (c) => {
	const messages = await readOutbox(c.env.DB, c.req.query("to"), LIMIT);
	return c.json({ total: messages.length, messages }, 200, { "cache-control": "no-store" });
});

outboxApp.get("/", async (c) => {
	const to = c.req.query("to") || undefined;
	return c.html(await page(await readOutbox(c.env.DB, to, LIMIT), to), 200, {
		"cache-control": "no-store",
		"content-security-policy":
			"default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; form-action 'self'",
	});
});

const page = (mails: readonly SentMail[], to: string | undefined) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Outbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 46rem; padding-inline: 1rem; color: #1c1a17; background: #fbf9f5 }
article p { white-space: pre-line } img { max-inline-size: 100%; block-size: auto; margin-block: .5rem } article { border-block-start: 1px solid #d9d3c7; padding-block: 1rem }
h1 { font-weight: 500 } h2 { font-size: 1.1rem; margin: 0 } p { margin-block: .5rem }
small { color: #5c564c } form { display: flex; gap: .5rem; margin-block: 1rem } input { flex: 1; font: inherit; padding: .4rem } button { font: inherit }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Mails and text messages that wait to be sent: none leaves this machine. <a href="/outbox/messages">As JSON</a></p>
<form><label for="to">To</label> <input id="to" name="to" value="${to ?? ""}"> <button>Show</button></form>
${mails.length === 0 ? html`<p>Nothing here yet.</p>` : mails.map(mailView)}
</main>
</body>
</html>`;

export const outboxAdminApp = new Hono<CommerceHono>().basePath("/admin/outbox");

outboxAdminApp.use(requireAdmin, tellFirst);

outboxAdminApp.get("/", async (c) => {
	const messages = await waitingMails(c.env.DB, LIMIT);
	return c.json({ total: messages.length, messages }, 200, { "cache-control": "no-store" });
});

outboxAdminApp.delete("/:id{[0-9]{1,15}}", async (c) =>
	(await removeMail(c.env.DB, Number(c.req.param("id"))))
		? c.body(null, 204)
		: problem(404, "mail-not-found", "There is no such mail."),
);

outboxAdminApp.post("/:id{[0-9]{1,15}}/retry", async (c) =>
	(await repeatMail(c.env.DB, Number(c.req.param("id"))))
		? c.body(null, 204)
		: problem(404, "mail-not-found", "No mail with this number was refused."),
);

const mailView = (mail: SentMail) => html`<article>
<h2 dir="auto">${mail.subject}</h2>
<small>${mail.sentAt} · to ${mail.to} · ${mail.template}</small>
${mail.failure ? html`<p>Not sent: ${mail.failure}</p>` : ""}
${mail.picture ? html`<img src="${mail.picture}" alt="" width="480" height="300">` : ""}
<p dir="auto">${mail.text}</p>
${mail.links.map(({ label, href }) => html`<p dir="auto"><a href="${href}">${label}</a></p>`)}
${senderLine ? html`<p><small>${senderLine}</small></p>` : ""}
</article>`;
