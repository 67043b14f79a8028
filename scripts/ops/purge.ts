/**
 * `npm run purge -- --site SITE | --all | [--site SITE] --tag TAG … --category ID … --page ADDRESS … [--url https://SHOP]` empties caches of a
 * shop, and prints what was reached (ops-3). The token is $OPS_TOKEN, else the local one; without --url the shop that runs on this machine is
 * purged.
 */
import { parseArgs } from "node:util";
import { fail } from "../lib/stop.ts";
import { askShop } from "./ask-shop.ts";

const USAGE =
	"Usage: npm run purge -- --site SITE | --all | [--site SITE] [--tag TAG …] [--category ID …] [--page ADDRESS …] [--url https://SHOP]";

type Report = {
	purged: { site: string; tags: string[] | "everything" }[];
	failed: string[];
	reached: {
		isolate: { pages: number; values: number };
		location: { name: string; pages: number };
		kv: { site: string; written: string }[];
	};
	everywhereWithin: number;
	notReached: string;
};

try {
	const several = { type: "string", multiple: true } as const;
	const { values } = parseArgs({
		options: {
			site: { type: "string" },
			all: { type: "boolean" },
			tag: several,
			category: several,
			page: several,
			url: { type: "string" },
		},
	});
	const { site, all, tag: tags, category: categories, page: pages, url } = values;
	if (!site && !all && !tags && !categories && !pages) throw new Error(USAGE);
	const body = { site, all, tags, categories, pages };
	const { shop, answer } = await askShop("/ops/purge", { url, method: "POST", body });
	const { purged, failed, reached, everywhereWithin, notReached } = answer as Report;
	for (const one of purged)
		console.log(`Purged at ${one.site}: ${one.tags === "everything" ? one.tags : one.tags.join(", ")}`);
	for (const one of failed) console.log(`Not purged: ${one}, because KV cannot be written.`);
	const { isolate, location, kv } = reached;
	console.log(`  ${shop}: ${isolate.pages} pages and ${isolate.values} values in the memory that responded`);
	console.log(`  ${location.name}: ${location.pages} pages in the cache of this location`);
	console.log(`  KV: ${kv.map((row) => `${row.site} ${row.written}`).join(", ")}`);
	console.log(`Everywhere within ${everywhereWithin} seconds. ${notReached}`);
	if (failed.length > 0) process.exitCode = 1;
} catch (error) {
	fail(error);
}
