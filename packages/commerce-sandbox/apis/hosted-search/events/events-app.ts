import { Hono } from "hono";
import { html } from "hono/html";
import type { CommerceHono } from "../../../http/http.ts";
import { isOpenToDevelopers } from "../../../http/open-to-developers.ts";
import { problem } from "../../../http/problem.ts";
import { isAdmin } from "../../../http/require-admin.ts";
import { hostedJson, isRefusal, refusal, refuse } from "../hosted-results.ts";
import {
	keepEvents,
	latestEvents,
	type PopularSearch,
	popularSearches,
	type StoredEvent,
} from "./event-store.ts";
import { readEvents } from "./read-events.ts";

export const searchEventsApp = new Hono<CommerceHono>();

const LIMIT = 100;

searchEventsApp.post("/1/events", async (c) => {
	let body: unknown;
	try {
		body = await c.req.json();
	} catch {
		return refuse(refusal(400, "Invalid JSON"));
	}
	const now = Date.now();
	const reading = readEvents(body, now);
	if (isRefusal(reading)) return refuse(reading);
	await keepEvents(c.env.DB, reading.events, now);
	return hostedJson({ status: 200, message: "OK" });
});

searchEventsApp.use("/hosted-search/*", async (c, next) => {
	if (!isOpenToDevelopers(c.env, c.req.raw) && !(await isAdmin(c)))
		return problem(
			401,
			"unauthorized",
			"Reading search events needs the admin token as 'Authorization: Bearer …'.",
		);
	await next();
});

searchEventsApp.get("/hosted-search/events", async (c) => {
	const events = await latestEvents(c.env.DB, c.req.query("userToken"), LIMIT);
	return c.json({ total: events.length, events }, 200, { "cache-control": "no-store" });
});

searchEventsApp.get("/hosted-search", async (c) => {
	const userToken = c.req.query("userToken") || undefined;
	const [events, popular] = await Promise.all([
		latestEvents(c.env.DB, userToken, LIMIT),
		popularSearches(c.env.DB, LIMIT),
	]);
	return c.html(await page(events, popular, userToken), 200, {
		"cache-control": "no-store",
		"content-security-policy":
			"default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'",
	});
});

const page = (
	events: readonly StoredEvent[],
	popular: readonly PopularSearch[],
	userToken: string | undefined,
) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Hosted search</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 80rem; padding-inline: 1rem; color: #1c1a17; background: #fbf9f5 }
h1, h2 { font-weight: 500 } div { overflow-x: auto } table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .4rem .8rem .4rem 0; border-block-end: 1px solid #d9d3c7 } th { font-weight: 500; color: #5c564c } time { white-space: nowrap } small { color: #5c564c }
form { display: flex; gap: .5rem; margin-block: 1rem } input { flex: 1; font: inherit; padding: .4rem } button { font: inherit }
</style>
</head>
<body>
<main>
<h1>Hosted search</h1>
<p>What shoppers did with its results. <a href="/hosted-search/events">As JSON</a></p>
<form><label for="token">User token</label> <input id="token" name="userToken" value="${userToken ?? ""}"> <button>Show</button></form>
<h2>Events</h2>
${
	events.length === 0
		? html`<p>Nothing here yet.</p>`
		: html`<div tabindex="0" role="region" aria-label="Events"><table>
<thead><tr><th>When</th><th>What</th><th>Index</th><th>Which</th><th>By</th><th>After search</th></tr></thead>
<tbody>${events.map(eventRow)}</tbody>
</table></div>`
}
<h2>Popular searches</h2>
${
	popular.length === 0
		? html`<p>No searches yet.</p>`
		: html`<table>
<thead><tr><th>Site</th><th>Language</th><th>Phrase</th><th>Shoppers</th></tr></thead>
<tbody>${popular.map(
				(one) =>
					html`<tr><td>${one.siteId}</td><td>${one.language}</td><td dir="auto">${one.phrase}</td><td>${one.shoppers}</td></tr>`,
			)}</tbody>
</table>`
}
</main>
</body>
</html>`;

const SHOWN = 4;

const some = (names: readonly string[]): string =>
	names.length > SHOWN
		? `${names.slice(0, SHOWN).join(", ")} and ${names.length - SHOWN} more`
		: names.join(", ");

const eventRow = (event: StoredEvent) => html`<tr>
<td><time datetime="${event.happenedAt}">${event.happenedAt.slice(0, 19).replace("T", " ")}</time></td>
<td>${event.eventName}<br><small>${event.eventType}${event.eventSubtype ? `, ${event.eventSubtype}` : ""}</small></td>
<td>${event.index}</td>
<td>${some([...event.objectIDs, ...event.filters])}${event.positions.length > 0 ? html`<br><small>position ${event.positions.join(", ")}</small>` : ""}</td>
<td>${event.userToken}</td>
<td>${event.queryID ? html`<abbr title="${event.queryID}">${event.queryID.slice(0, 8)}</abbr>` : "–"}</td>
</tr>`;
