import { resolve } from "node:path";
import { readVars } from "../lib/checks/secrets.ts";
import { storefrontPort } from "../lib/ports.ts";
import { root } from "../lib/run.ts";

/**
 * Sends a call of operations to a shop, by default to the one that runs on this machine, with $OPS_TOKEN or else the local token. Returns the
 * response's JSON; throws with the shop's own words.
 */
export async function askShop(
	path: string,
	{ url, method = "GET", body }: { url?: string; method?: string; body?: object } = {},
): Promise<{ shop: string; answer: unknown }> {
	const token = process.env.OPS_TOKEN ?? readVars(resolve(root, ".dev.vars")).OPS_TOKEN;
	if (!token) throw new Error("Set OPS_TOKEN: there is no local .dev.vars yet.");
	const shop = url ?? (await findRunningShop());
	const response = await fetch(new URL(path, shop), {
		method,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: body && JSON.stringify(body),
	}).catch((error: Error) => {
		throw new Error(`${shop} does not respond: ${error.message}`);
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${response.status} ${readProblem(text)}`);
	return { shop, answer: JSON.parse(text) };
}

async function findRunningShop(): Promise<string> {
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

function readProblem(text: string): string {
	try {
		const { detail, title } = JSON.parse(text) as { detail?: string; title?: string };
		return detail ?? title ?? text;
	} catch {
		return text.slice(0, 300);
	}
}
