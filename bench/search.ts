import { type HostedContext, hostedRequests } from "../worker/platform/search/hosted/hosted-query.ts";
import { bareRequest, p95 } from "./lib/cloud-calls.ts";
import { guestToken, ORGANIZATION, SITE } from "./lib/guest-token.ts";
import { type Running, startCloud } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

/** Words of the search phrases. There are more phrases than an isolate caches, so that searches are executed. */
const QUALITIES = [
	"silk",
	"wool",
	"linen",
	"leather",
	"cotton",
	"velvet",
	"cashmere",
	"striped",
	"floral",
	"blue",
];
const THINGS = ["dress", "coat", "shirt", "bag", "jumper", "skirt", "trousers", "boots", "scarf", "jacket"];
const QUERIES = QUALITIES.flatMap((quality) => THINGS.map((thing) => `${quality} ${thing}`));
const REFINEMENTS = [
	"refine=c_color=black&refine=cgid=women",
	"refine=c_color=red|blue&refine=c_size=M",
	"refine=c_size=38&refine=price=(50..400)",
];
const RUNS = 3;

export async function measureSearch(
	groups: {
		name: string;
		scale?: number;
		budget?: number;
		timesBefore?: number;
	}[],
): Promise<Figure[]> {
	const figures: Figure[] = [];
	let before = Number.NaN;
	for (const { name, scale, budget, timesBefore } of groups) {
		const cloud = await startCloud(scale);
		try {
			const bare = await p95(bareRequest(cloud.origin));
			const search = await medianOfRuns(await searches(cloud));
			const hostedTimes = await medianOfRuns(hostedSearches(cloud));
			const figure = `product search, ${name} variation groups, p95`;
			figures.push(
				budget ? atMost(figure, search, budget, milliseconds) : { figure, measured: milliseconds(search) },
			);
			if (timesBefore)
				figures.push(atMost("  against the size before it", search / before, timesBefore, times));
			before = search;
			const hostedFigure = `hosted search, ${name} variation groups, p95`;
			figures.push(
				budget
					? atMost(hostedFigure, hostedTimes, budget, milliseconds)
					: { figure: hostedFigure, measured: milliseconds(hostedTimes) },
			);
			figures.push({
				figure: "  against SELECT 1 through the same Worker",
				measured: `${(search / bare).toFixed(1)} × ${milliseconds(bare)}`,
			});
		} finally {
			await cloud.stop();
		}
	}
	return figures;
}

async function searches(cloud: Running): Promise<(index: number) => Promise<Response>> {
	const authorization = `Bearer ${await guestToken(cloud)}`;
	return (index) => {
		const query = new URLSearchParams({
			siteId: SITE,
			locale: "en-IT",
			currency: "EUR",
			limit: "24",
			// The step of 37 is coprime to the number of queries, so every query is used before one repeats.
			q: QUERIES[(index * 37) % QUERIES.length] ?? "",
		});
		const url = `${cloud.origin}/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?${query}&refine=htype=variation_group&${REFINEMENTS[index % REFINEMENTS.length]}`;
		return fetch(url, { headers: { authorization } });
	};
}

async function medianOfRuns(send: (index: number) => Promise<Response>): Promise<number> {
	const runs: number[] = [];
	for (let run = 0; run < RUNS; run++) runs.push(await p95(send));
	return median(runs);
}

const CHOICES: { categoryId?: string; refinements: { id: string; values: string[] }[] }[] = [
	{ categoryId: "women", refinements: [{ id: "c_color", values: ["black"] }] },
	{
		refinements: [
			{ id: "c_color", values: ["red", "blue"] },
			{ id: "c_size", values: ["M"] },
		],
	},
	{
		refinements: [
			{ id: "c_size", values: ["38"] },
			{ id: "price", values: ["(50..400)"] },
		],
	},
];
const CONTEXT: HostedContext = {
	locale: { siteId: SITE, country: "IT", language: "en", currency: "EUR" },
	settings: {
		personalisedIndex: true,
		abTest: true,
		facets: ["c_color", "c_size", "brand", "c_material", "c_pattern", "c_fit", "c_season"],
		sortings: [],
	},
};

function hostedSearches(cloud: Running): (index: number) => Promise<Response> {
	const headers = { "x-algolia-application-id": "vetrina", "x-algolia-api-key": "vetrina-search" };
	return (index) => {
		const query = QUERIES[(index * 37) % QUERIES.length] ?? "";
		const choice = CHOICES[index % CHOICES.length] ?? { refinements: [] };
		const { hits, facets } = hostedRequests({ query, offset: 0, limit: 24, ...choice }, CONTEXT);
		return fetch(`${cloud.origin}/1/indexes/*/queries`, {
			method: "POST",
			headers,
			body: JSON.stringify({ requests: [hits, ...facets.map(({ request }) => request)] }),
		});
	};
}
