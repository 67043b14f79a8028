/** `npm run deploy [-- --storefront-only]`: builds, and deploys the commerce cloud and the storefront (docs/deployment.md). */
import "./lib/checks/quiet.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { secretNames } from "./lib/checks/secrets.ts";
import { attempt, root, run } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

try {
	const { values } = parseArgs({ options: { "storefront-only": { type: "boolean", default: false } } });
	const storefrontOnly = values["storefront-only"];
	const missing = [...(await missingLogin()), ...placeholders(storefrontOnly)];
	if (missing.length > 0) throw new Error(`Not deployed. ${explain(missing, storefrontOnly)}`);
	await build();
	// The cloud first: the storefront's binding must find it.
	if (!storefrontOnly) {
		await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "-c", "commerce/wrangler.toml"]);
		await run("wrangler", ["deploy", "-c", "commerce/wrangler.toml"]);
	}
	await run("wrangler", ["deploy"]);
} catch (error) {
	fail(error);
}

async function missingLogin(): Promise<string[]> {
	if (process.env.CLOUDFLARE_API_TOKEN) return [];
	const { output } = await attempt("wrangler", ["whoami"], { quiet: true });
	return /logged in/i.test(output) && !/not (?:authenticated|logged in)/i.test(output)
		? []
		: ["an account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID"];
}

/** Names that stand where an account's own ids belong. */
function placeholders(storefrontOnly: boolean): string[] {
	const found: string[] = [];
	if (/^id = "vetrina-cache"$/m.test(readFileSync(resolve(root, "wrangler.toml"), "utf8")))
		found.push("the id of a KV namespace in wrangler.toml: `npx wrangler kv namespace create vetrina-cache`");
	const commerce = readFileSync(resolve(root, "commerce/wrangler.toml"), "utf8");
	if (!storefrontOnly && /^database_id = "vetrina-commerce"$/m.test(commerce))
		found.push(
			"the id of a D1 database in commerce/wrangler.toml: `npx wrangler d1 create vetrina-commerce`, and a bucket: `npx wrangler r2 bucket create vetrina-media`",
		);
	return found;
}

function explain(missing: string[], storefrontOnly: boolean): string {
	const secrets = [
		...secretNames("storefront").map((name) => `npx wrangler secret put ${name}`),
		...(storefrontOnly
			? []
			: secretNames("commerce").map((name) => `npx wrangler secret put ${name} -c commerce/wrangler.toml`)),
	];
	return [
		"What is needed:",
		...missing.map((line) => `  - ${line}`),
		"  - the secrets, once:",
		...secrets.map((line) => `      ${line}`),
		"docs/deployment.md has it step by step.",
	].join("\n");
}
