import { guestToken, ORGANIZATION, SITE } from "./lib/guest-token.ts";
import { type LabelledQuery, labelledQueries } from "./lib/relevance-queries.ts";
import { buildGrade, catalogueFacts, type Facts } from "./lib/relevance-rules.ts";
import type { Running } from "./lib/stand.ts";
import type { Figure } from "./lib/table.ts";

const TOP = 10;

/** Measures NDCG@10 of the demo's search over labelled queries; 1 is the best possible order. */
export async function measureRelevance(cloud: Running): Promise<Figure[]> {
	const search = await searcher(cloud);
	const catalogue = catalogueFacts();
	const results: { labelled: LabelledQuery; ndcg: number }[] = [];
	for (const labelled of labelledQueries)
		results.push({ labelled, ndcg: ndcg(await search(labelled), labelled, catalogue) });
	const figure = (name: string, some: typeof results, least?: number): Figure => {
		const mean = some.reduce((sum, { ndcg }) => sum + ndcg, 0) / some.length;
		return {
			figure: name,
			measured: mean.toFixed(3),
			...(least === undefined ? {} : { budget: `≥ ${least}`, ok: mean >= least }),
		};
	};
	const languages = [...new Set(labelledQueries.map(({ language }) => language))];
	if (process.env.RELEVANCE_DETAILS) printWorst(results);
	return [
		figure(`NDCG@${TOP} of ${results.length} queries in ${languages.length} languages`, results, 0.85),
		figure(
			"  of those with typos",
			results.filter(({ labelled }) => labelled.typo),
			0.6,
		),
		...languages.map((language) =>
			figure(
				`  in ${language}`,
				results.filter(({ labelled }) => labelled.language === language),
			),
		),
	];
}

function printWorst(results: readonly { labelled: LabelledQuery; ndcg: number }[]): void {
	for (const { labelled, ndcg } of results.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 60))
		console.log(`  ${ndcg.toFixed(2)}  ${labelled.language}  ${labelled.query}  (${labelled.rule})`);
}

async function searcher(cloud: Running): Promise<(labelled: LabelledQuery) => Promise<string[]>> {
	const authorization = `Bearer ${await guestToken(cloud)}`;
	return async ({ query, language }) => {
		const parameters = new URLSearchParams({
			siteId: SITE,
			locale: language,
			currency: "EUR",
			refine: "htype=variation_group",
			limit: String(TOP),
			q: query,
			expand: "none",
		});
		const url = `${cloud.origin}/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?${parameters}`;
		const response = await fetch(url, { headers: { authorization } });
		if (!response.ok) throw new Error(`${response.status} to "${query}"`);
		const { hits } = (await response.json()) as { hits: { productId: string }[] };
		return hits.map((hit) => hit.productId);
	};
}

const gain = (grades: readonly number[]): number =>
	grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

function ndcg(hits: readonly string[], { query, rule }: LabelledQuery, catalogue: readonly Facts[]): number {
	const grade = buildGrade(rule);
	const grades = new Map(catalogue.map((facts) => [facts.id, grade(facts)]));
	const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, TOP);
	if (!ideal[0]) throw new Error(`No product of the catalogue matches "${query}".`);
	return gain(hits.map((id) => grades.get(id) ?? 0)) / gain(ideal);
}
