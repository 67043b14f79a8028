/**
 * `npm run switch -- --site SITE [--off NAME …] [--on NAME …] [--url https://SHOP]` switches parts of a shop off or on without a deployment,
 * and lists all switches (ops-1). The token is $OPS_TOKEN, else the local one; without --url the shop that runs on this machine is asked.
 */
import { parseArgs } from "node:util";
import { fail } from "../lib/stop.ts";
import { askShop } from "./ask-shop.ts";

const USAGE = "Usage: npm run switch -- --site SITE [--off NAME …] [--on NAME …] [--url https://SHOP]";
type Listing = { site: string; switches: { name: string; state: "on" | "off"; effect: string }[] };

try {
	const { values } = parseArgs({
		options: {
			site: { type: "string" },
			url: { type: "string" },
			off: { type: "string", multiple: true },
			on: { type: "string", multiple: true },
		},
	});
	const { site, url, off, on } = values;
	if (!site) throw new Error(USAGE);
	const { shop, answer } = await (off || on
		? askShop("/ops/switches", { url, method: "PATCH", body: { site, off, on } })
		: askShop(`/ops/switches?${new URLSearchParams({ site })}`, { url }));
	const listing = answer as Listing;
	console.log(`${listing.site} at ${shop}`);
	const width = Math.max(...listing.switches.map(({ name }) => name.length));
	for (const { name, state, effect } of listing.switches)
		console.log(`  ${state.padEnd(3)}  ${name.padEnd(width)}  ${state === "off" ? effect : ""}`.trimEnd());
	if (off || on) console.log("It shows here at once, and at all other locations within a minute.");
} catch (error) {
	fail(error);
}
