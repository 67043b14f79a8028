import { bareRequest, p95 } from "./lib/cloud-calls.ts";
import { guestToken, ORGANIZATION, SITE } from "./lib/guest-token.ts";
import { type Running, startCloud } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

/** More phrases than an isolate remembers, so that words are looked for and not only pages turned. */
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

/** Product search with text, two refinements and facet counts, against the size of the catalogue. */
export async function measureSearch(
	groups: {
		name: string;
		scale?: number;
		/** Milliseconds. */
		budget?: number;
		/** At most so many times what the size before it takes. */
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
			const hosted = await medianOfRuns(hostedSearches(cloud));
			const figure = `product search, ${name} variation groups, p95`;
			figures.push(
				budget ? atMost(figure, search, budget, milliseconds) : { figure, measured: milliseconds(search) },
			);
			if (timesBefore)
				figures.push(atMost("  beside the size before it", search / before, timesBefore, times));
			before = search;
			const hostedFigure = `hosted search with facets, ${name} variation groups, p95`;
			figures.push(
				budget
					? atMost(hostedFigure, hosted, budget, milliseconds)
					: { figure: hostedFigure, measured: milliseconds(hosted) },
			);
			figures.push({
				figure: "  beside SELECT 1 through the same Worker",
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
			// A stride that is prime to their number meets every one before it meets one again.
			q: QUERIES[(index * 37) % QUERIES.length] ?? "",
		});
		const url = `${cloud.origin}/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?${query}&refine=htype=variation_group&${REFINEMENTS[index % REFINEMENTS.length]}`;
		return fetch(url, { headers: { authorization } });
	};
}

/** The median of three runs. */
async function medianOfRuns(send: (index: number) => Promise<Response>): Promise<number> {
	const runs: number[] = [];
	for (let run = 0; run < RUNS; run++) runs.push(await p95(send));
	return median(runs);
}

const FACET_FILTERS = [
	[["c_color:black"], ["cgid:women"]],
	[["c_color:red", "c_color:blue"], ["c_size:M"]],
	[["c_size:38"], ["cgid:women", "cgid:men"]],
];

/** The same phrases as the hosted service's clients ask for them: two refinements, and counts for each facet of a list. */
function hostedSearches(cloud: Running): (index: number) => Promise<Response> {
	const url = `${cloud.origin}/1/indexes/${SITE}__products__en/query`;
	const headers = { "x-algolia-application-id": "vetrina", "x-algolia-api-key": "vetrina-search" };
	return (index) =>
		fetch(url, {
			method: "POST",
			headers,
			body: JSON.stringify({
				query: QUERIES[(index * 37) % QUERIES.length],
				hitsPerPage: 24,
				facets: ["cgid", "brand", "c_color", "c_size", "c_material", "price.EUR"],
				facetFilters: FACET_FILTERS[index % FACET_FILTERS.length],
			}),
		});
}
