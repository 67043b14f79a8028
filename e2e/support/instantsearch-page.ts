import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { liteClient } from "algoliasearch/lite";
import type instantsearch from "instantsearch.js";
import type * as widgets from "instantsearch.js/es/widgets";

const commercePort = Number(process.env.E2E_COMMERCE_PORT ?? 8898);
export const CLOUD = `http://localhost:${commercePort}`;
export const INDEX = "vetrina-eu__products__en";

const BODY = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Widgets</title><link rel="icon" href="data:,"><body>${[
	"search",
	"stats",
	"sort",
	"brands",
	"colours",
	"materials",
	"categories",
	"price",
	"clear",
	"hits",
	"pages",
]
	.map((id) => `<section id="${id}" aria-label="${id}"></section>`)
	.join("")}</body></html>`;

const packages = resolve(import.meta.dirname, "../../node_modules");
const SCRIPTS = [
	resolve(packages, "algoliasearch/dist/lite/builds/browser.umd.js"),
	resolve(packages, "instantsearch.js/dist/instantsearch.production.min.js"),
];
/** The script that instantsearch.js loads for click events, served from node_modules. */
const INSIGHTS = {
	url: /^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@/,
	path: resolve(packages, "search-insights/dist/search-insights.min.js"),
};

declare global {
	interface Window {
		"algoliasearch/lite": { liteClient: typeof liteClient };
		instantsearch: typeof instantsearch & { widgets: typeof widgets };
	}
}

export async function openWidgets(page: Page): Promise<void> {
	// The page is served by a local server, because browsers forbid other pages to reach a cloud on this machine.
	const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(BODY));
	await once(server.listen(0), "listening");
	page.once("close", () => server.close());
	await page.route(INSIGHTS.url, (route) => route.fulfill({ path: INSIGHTS.path }));
	await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
	for (const path of SCRIPTS) await page.addScriptTag({ path });
	await page.evaluate(start, { port: commercePort, index: INDEX, host: CLOUD });
}

function start({ port, index, host }: { port: number; index: string; host: string }): void {
	const { "algoliasearch/lite": lite, instantsearch: search } = window;
	const { widgets: all } = search;
	const page = search({
		indexName: index,
		searchClient: lite.liteClient("vetrina", "vetrina-search", {
			hosts: [{ url: "localhost", port, accept: "readWrite", protocol: "http" }],
			// There is no second host to try when a new cloud's first response is slow.
			timeouts: { connect: 8000, read: 8000, write: 8000 },
		}),
		insights: { insightsInitParams: { host, userToken: "e2e-widgets" } },
		future: { preserveSharedStateOnUnmount: true },
	});
	page.addWidgets([
		all.configure({ hitsPerPage: 12, maxValuesPerFacet: 30 }),
		all.searchBox({ container: "#search" }),
		all.stats({ container: "#stats", templates: { text: ({ nbHits }) => `${nbHits} found` } }),
		all.sortBy({
			container: "#sort",
			items: [
				{ label: "Best", value: index },
				{ label: "Cheapest", value: `${index}__price-low-to-high` },
			],
		}),
		all.refinementList({ container: "#brands", attribute: "brandName", limit: 30, sortBy: ["name:asc"] }),
		all.refinementList({ container: "#colours", attribute: "c_color", searchable: true, limit: 30 }),
		all.menu({ container: "#materials", attribute: "material", limit: 30 }),
		all.hierarchicalMenu({
			container: "#categories",
			attributes: [
				"hierarchicalCategories.lvl0",
				"hierarchicalCategories.lvl1",
				"hierarchicalCategories.lvl2",
			],
		}),
		all.rangeInput({ container: "#price", attribute: "price.EUR" }),
		all.clearRefinements({ container: "#clear" }),
		all.hits({
			container: "#hits",
			templates: {
				item: (
					hit,
					{ html, components, sendEvent },
				) => html`<article data-id=${hit.objectID} data-price=${hit.price.EUR}
						data-brand=${hit.brand} data-color=${hit.variants[0].color}>
						<h2>${components.Highlight({ attribute: "name", hit })}</h2>
						<button type="button" onClick=${() => sendEvent("click", hit, "Product clicked")}>Look at ${hit.objectID}</button>
					</article>`,
			},
		}),
		all.pagination({ container: "#pages" }),
	]);
	page.start();
}
