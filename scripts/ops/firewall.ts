/**
 * `npm run firewall -- --zone ID` puts the shop's rate limits and rules of the web application firewall into a zone (ops-18), with
 * CLOUDFLARE_API_TOKEN. Without `--zone`, it prints them.
 */
import { parseArgs } from "node:util";
import { putRulesets, zoneApi } from "../lib/deployment/firewall/put-rulesets.ts";
import { rulesets } from "../lib/deployment/firewall/rulesets.ts";
import { fail } from "../lib/stop.ts";

try {
	const { values } = parseArgs({ options: { zone: { type: "string" } } });
	const token = process.env.CLOUDFLARE_API_TOKEN;
	if (!values.zone) console.log(JSON.stringify(rulesets, null, "\t"));
	else if (!token)
		throw new Error("CLOUDFLARE_API_TOKEN is missing: a token that may edit the zone's firewall.");
	else
		for (const [phase, { own, others }] of Object.entries(await putRulesets(zoneApi(values.zone, token))))
			console.log(`${phase}: ${own} rules, after ${others} of others.`);
} catch (error) {
	fail(error);
}
