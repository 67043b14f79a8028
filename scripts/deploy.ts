/**
 * `npm run deploy [-- --storefront-only] [-- --dry-run]` builds and deploys the commerce cloud and the storefront (docs/deployment.md). A
 * dry run builds, and prints sizes, bindings and anything that would prevent a deployment.
 */
import "./lib/checks/quiet.ts";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { secretNames } from "./lib/checks/secrets.ts";
import { findPairRefusals, findRefusals } from "./lib/deployment/check-deployment.ts";
import { CONFIG_FILES, readDeployment } from "./lib/deployment/read-deployment.ts";
import { attempt, run } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

const LOGIN = "an account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID";
const ALOUD = { env: { WRANGLER_LOG: "log" } };

try {
	const { values } = parseArgs({
		options: {
			"storefront-only": { type: "boolean", default: false },
			"dry-run": { type: "boolean", default: false },
		},
	});
	// The cloud comes first, because the storefront's binding needs it.
	const workers = values["storefront-only"]
		? (["storefront"] as const)
		: (["commerce", "storefront"] as const);
	const hasLogin = await isLoggedIn();
	const deployments = await Promise.all(workers.map((worker) => readDeployment(worker, hasLogin)));
	const refusals = [
		...(hasLogin ? [] : [LOGIN]),
		...deployments.flatMap((deployment) => findRefusals(deployment, secretNames(deployment.worker))),
		...findPairRefusals(deployments),
	];
	const problems = [
		"Not deployed. Missing or wrong:",
		...refusals.map((line) => `  - ${line}`),
		...(hasLogin ? [] : ["  - the secrets, which can be listed only after logging in"]),
		"See docs/deployment.md for all steps.",
	].join("\n");
	if (refusals.length > 0 && !values["dry-run"]) throw new Error(problems);
	await build();
	for (const worker of workers) {
		const config = worker === "commerce" ? ["-c", CONFIG_FILES.commerce] : [];
		if (values["dry-run"]) {
			console.log(
				`\n${worker === "commerce" ? "The commerce cloud" : "The storefront"} (${CONFIG_FILES[worker]})`,
			);
			await run("wrangler", ["deploy", "--dry-run", ...config], ALOUD);
			continue;
		}
		if (worker === "commerce")
			await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", ...config]);
		await run("wrangler", ["deploy", ...config], ALOUD);
	}
	if (values["dry-run"] && refusals.length > 0) throw new Error(problems);
} catch (error) {
	fail(error);
}

async function isLoggedIn(): Promise<boolean> {
	if (process.env.CLOUDFLARE_API_TOKEN) return true;
	const { output } = await attempt("wrangler", ["whoami"], { quiet: true });
	return /logged in/i.test(output) && !/not (?:authenticated|logged in)/i.test(output);
}
