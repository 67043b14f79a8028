/**
 * `npm run purge -- --site SITE [--url https://SHOP]` empties one site's cached configuration, content and pages. The token is $OPS_TOKEN,
 * else the local one; without --url the shop that runs on this machine is purged.
 */
import { parseArgs } from "node:util";
import { fail } from "../lib/stop.ts";
import { askShop } from "./ask-shop.ts";

const USAGE = "Usage: npm run purge -- --site SITE [--url https://SHOP]";

try {
	const { values } = parseArgs({ options: { site: { type: "string" }, url: { type: "string" } } });
	const { site, url } = values;
	if (!site) throw new Error(USAGE);
	const { shop } = await askShop("/ops/cache/purge", { url, method: "POST", body: { site } });
	console.log(`Purged ${site} at ${shop}: this location at once, all others within a minute.`);
} catch (error) {
	fail(error);
}
