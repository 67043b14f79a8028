import type { Context } from "hono";
import { html } from "hono/html";
import { house } from "../house.ts";
import type { CommerceHono } from "../http/http.ts";
import { isOpenToDevelopers } from "../http/open-to-developers.ts";
import { problem } from "../http/problem.ts";
import { apiBases, startFacts } from "./start-facts.ts";

type Row = readonly unknown[];
const table = (caption: string, heads: readonly string[], rows: readonly Row[]) => html`<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
	([first, ...rest]) =>
		html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
)}</tbody>
</table>`;
const code = (text: string) => html`<code>${text}</code>`;
const codes = (texts: readonly string[]) => texts.map((text) => html`${code(text)} `);

export async function startPage(
	c: Context<CommerceHono>,
	routes: readonly { path: string }[],
): Promise<Response> {
	const { origin } = new URL(c.req.url);
	if (!isOpenToDevelopers(c.env, c.req.raw))
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	return c.html(await page(origin, c.env.INSTANCE_TYPE, apiBases(routes)), 200, {
		"cache-control": "no-store",
		"content-security-policy":
			"default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
		"x-content-type-options": "nosniff",
	});
}

const page = (origin: string, instanceType: string, bases: readonly string[]) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Commerce cloud</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 60rem; padding-inline: 1rem; color: #1c1a17; background: #fbf9f5 }
h1, h2 { font-weight: 500 } h2 { font-size: 1.2rem; margin-block: 2.5rem .5rem } caption { text-align: start; color: #5c564c }
table { border-collapse: collapse; inline-size: 100%; margin-block: .5rem; display: block; overflow-x: auto }
th, td { text-align: start; vertical-align: top; padding: .35rem 1rem .35rem 0; border-block-end: 1px solid #d9d3c7; font-weight: 400 }
th code { white-space: nowrap } thead th { color: #5c564c } code { font-size: .9em; overflow-wrap: anywhere } pre { overflow-x: auto; background: #f1ede4; padding: .75rem }
</style>
</head>
<body>
<main>
<h1>Commerce cloud</h1>
<p>An embedded commerce cloud with the HTTP contracts of Salesforce&rsquo;s Commerce API, on this machine (${instanceType}).
<a href="/health">Health</a> · <a href="/outbox">Mails</a> · <a href="/hosted-search">Searches</a></p>

<h2>Organisations and clients</h2>
<p>Any short code does: clients reach this cloud by its address, <code>${origin}</code>. The secret of private clients is
<code>SLAS_CLIENT_SECRET</code> in <code>packages/commerce-sandbox/.dev.vars</code>. How to point PWA Kit and Storefront Next here is in
<code>docs/salesforce-clients.md</code>.</p>
${table(
	"What requests are sent as",
	["Organisation", "Tenant", "Public client", "Private client"],
	startFacts.organizations.map(({ organizationId, tenantId, publicClients, privateClients }) => [
		code(organizationId),
		code(tenantId),
		codes(publicClients),
		codes(privateClients),
	]),
)}

<h2>Sites</h2>
${startFacts.organizations.map(({ organizationId, sites }) =>
	table(
		`Sites of ${organizationId}`,
		["Site", "Name", "Default", "Currencies", "Locales"],
		sites.map((site) => [
			code(site.id),
			site.name,
			`${site.defaultLocale}, ${site.defaultCurrency}`,
			site.currencies.join(", "),
			site.locales.join(", "),
		]),
	),
)}

<h2>Addresses</h2>
<p>Shoppers log in at <code>${origin}/shopper/auth/v1/organizations/{organisation}/oauth2</code>. The other APIs:</p>
<ul>${bases.map((base) => html`<li>${code(`${base}/organizations/{organisation}`)}</li>`)}
<li>${code("/s/{site}/dw/shop/v21_3")} (the older API), ${code("/on/demandware.store/Sites-{site}-Site/{locale}")} (controllers)</li></ul>

<h2>Customers</h2>
<p>The password of all of them is <code>${startFacts.password}</code>.</p>
${table(
	"Logins",
	["Login", "Name", ""],
	startFacts.customers.map(({ email, name, note }) => [code(email), name, note]),
)}

<h2>Cards</h2>
${table(
	"Any holder, month to come and security code",
	["Number", "Brand", "What happens"],
	startFacts.cards.map(({ number, brand, what }) => [code(number), brand, what]),
)}

<h2>Codes</h2>
${table(
	"Coupon codes",
	["Code", "What it gives"],
	startFacts.codes.map(({ code: text, gives }) => [code(text), gives]),
)}

<h2>Failures</h2>
<p>A request fails on demand by the header <code>x-vetrina-fault</code>: a status, <code>latency=1500</code>, <code>timeout</code>,
<code>cut</code>, <code>malformed</code> or <code>content-type</code>, of ${startFacts.faultFamilies.join(", ")} or <code>all</code>.</p>
<pre><code>curl -i -H 'x-vetrina-fault: search:503' '${origin}/search/shopper-search/v1/organizations/${startFacts.organizations[0]?.organizationId}/product-search?siteId=${Object.keys(house.organizations[0].sites)[0]}&amp;q=dress'</code></pre>
</main>
</body>
</html>`;
