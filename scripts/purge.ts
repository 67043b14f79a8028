/**
 * `npm run purge -- --site SITE [--url https://SHOP]` empties one site's cached configuration, content and pages. The token is $OPS_TOKEN,
 * else the local one; without --url the shop that runs on this machine is purged.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readVars } from "./lib/checks/secrets.ts";
import { storefrontPort } from "./lib/ports.ts";
import { root } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

const USAGE = "Usage: npm run purge -- --site SITE [--url https://SHOP]";

try {
	const { values } = parseArgs({ options: { site: { type: "string" }, url: { type: "string" } } });
	if (!values.site) throw new Error(USAGE);
	const token = process.env.OPS_TOKEN ?? readVars(resolve(root, ".dev.vars")).OPS_TOKEN;
	if (!token) throw new Error("Set OPS_TOKEN: there is no local .dev.vars yet.");
	const shop = values.url ?? (await runningShop());
	const response = await fetch(new URL("/ops/cache/purge", shop), {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ site: values.site }),
	}).catch((error: Error) => fail(new Error(`${shop} does not respond: ${error.message}`)));
	const text = await response.text();
	if (!response.ok) throw new Error(`${response.status} ${problemText(text)}`);
	console.log(`Purged ${values.site} at ${shop}: this location at once, all others within a minute.`);
} catch (error) {
	fail(error);
}

async function runningShop(): Promise<string> {
	for (const fallback of [5173, 8787] as const) {
		const origin = `http://localhost:${storefrontPort(fallback)}`;
		const isUp = await fetch(`${origin}/ops/health`).then(
			() => true,
			() => false,
		);
		if (isUp) return origin;
	}
	throw new Error(
		"No shop runs on this machine. Start it with `npm run dev`, or give its address with --url.",
	);
}

function problemText(text: string): string {
	try {
		const { detail, title } = JSON.parse(text) as { detail?: string; title?: string };
		return detail ?? title ?? text;
	} catch {
		return text.slice(0, 300);
	}
}
