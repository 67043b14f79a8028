import { guestToken, ORGANIZATION, SITE } from "./lib/guest-token.ts";
import { type Running, startCloud } from "./lib/stand.ts";
import { atMost, type Figure, milliseconds, percentile, times } from "./lib/table.ts";

const QUERIES = [
	"silk dress",
	"wool coat",
	"linen shirt",
	"leather bag",
	"knit",
	"black",
	"midi dress",
	"cotton",
	"evening",
	"boots",
];
const REFINEMENTS = [
	"refine=c_color=black&refine=cgid=women",
	"refine=c_color=red|blue&refine=c_size=M",
	"refine=c_size=38&refine=price=(50..400)",
];
const REQUESTS = 150;

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
			const bare = percentile(await latencies(() => fetch(`${cloud.origin}/health`)), 0.95);
			const search = percentile(await latencies(await searches(cloud)), 0.95);
			const figure = `product search, ${name} variation groups, p95`;
			figures.push(
				budget ? atMost(figure, search, budget, milliseconds) : { figure, measured: milliseconds(search) },
			);
			if (timesBefore)
				figures.push(atMost("  beside the size before it", search / before, timesBefore, times));
			before = search;
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
			q: QUERIES[index % QUERIES.length] ?? "",
		});
		const url = `${cloud.origin}/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?${query}&refine=htype=variation_group&${REFINEMENTS[index % REFINEMENTS.length]}`;
		return fetch(url, { headers: { authorization } });
	};
}

/** Milliseconds of each request, one after the other, after a warm-up. */
async function latencies(request: (index: number) => Promise<Response>): Promise<number[]> {
	const measured: number[] = [];
	for (let index = -30; index < REQUESTS; index++) {
		const since = performance.now();
		const response = await request(index + 30);
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
		if (index >= 0) measured.push(performance.now() - since);
	}
	return measured;
}
