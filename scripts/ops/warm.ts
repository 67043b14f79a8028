/**
 * `npm run warm -- --origin https://SHOP [--pages sitemap|FILE] [--rate 5] [--most 200]` requests the pages of a shop, so that they are in the
 * cache before shoppers ask. FILE has a path or an address on each line. It ends with code 1 if a page fails.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { listSitemapPages, printWarming, warmPages } from "../lib/deployment/warm-pages.ts";
import { fail } from "../lib/stop.ts";

const USAGE = "Usage: npm run warm -- --origin https://SHOP [--pages sitemap|FILE] [--rate 5] [--most 200]";

try {
	const { values } = parseArgs({
		options: {
			origin: { type: "string" },
			pages: { type: "string", default: "sitemap" },
			rate: { type: "string", default: "5" },
			most: { type: "string", default: "200" },
		},
	});
	const [rate, most] = [Number(values.rate), Number(values.most)];
	const { origin } = values;
	if (!origin || !(rate > 0) || !(most > 0)) throw new Error(USAGE);
	const pages =
		values.pages === "sitemap"
			? await listSitemapPages(origin, most)
			: readFileSync(values.pages, "utf8")
					.split("\n")
					.filter((line) => line.trim() !== "")
					.slice(0, most)
					.map((line) => new URL(line.trim(), origin).href);
	const result = await warmPages(pages, { origin, rate });
	printWarming(result);
	if (result.failed.length > 0) process.exitCode = 1;
} catch (error) {
	fail(error);
}
