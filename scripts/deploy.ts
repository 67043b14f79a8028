/**
 * `npm run deploy -- --env production|staging [--storefront-only] [--first] [--origin https://SHOP] [--dry-run]` builds and deploys the commerce
<<<<<<< HEAD
 * cloud and the storefront, and warms the shop's pages (docs/deployment.md). Files of the builds that are live stay in the upload; `--first`
 * says that none is. A dry run builds, and prints sizes, bindings and anything that would prevent a deployment (ops-19).
=======
 * cloud, the Worker of operations and the storefront, and warms the shop's pages (docs/deployment.md). Files of the builds that are live stay in the upload; `--first`
 * says that none is. A dry run builds, and prints sizes, bindings and anything that would prevent a deployment.
>>>>>>> 75024abdc (Count responses, calls and lookups, group errors, send logs away, and show all of it at /ops/)
 */
import "./lib/checks/quiet.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, buildStorefront, commerceAliases } from "./build.ts";
import { secretNames } from "./lib/checks/secrets.ts";
import { findPairRefusals, findRefusals } from "./lib/deployment/check-deployment.ts";
import { ENVIRONMENTS, type Environment } from "./lib/deployment/environments.ts";
import { keepFormerFiles, NoAnswer } from "./lib/deployment/former-files.ts";
import { CONFIG_FILES, readDeployment } from "./lib/deployment/read-deployment.ts";
import { listSitemapPages, printWarming, warmPages } from "./lib/deployment/warm-pages.ts";
import { dist } from "./lib/house.ts";
import { attempt, root, run } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

const LOGIN = "an account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID";
const ALOUD = { env: { WRANGLER_LOG: "log" } };
const NAMES = { operations: "Operations", commerce: "The commerce cloud", storefront: "The storefront" };
const WARMED = { rate: 5, most: 200 };

try {
	const { values } = parseArgs({
		options: {
			env: { type: "string" },
			origin: { type: "string" },
			first: { type: "boolean", default: false },
			"storefront-only": { type: "boolean", default: false },
			"dry-run": { type: "boolean", default: false },
		},
	});
	const isDry = values["dry-run"];
	const environment = readEnvironment(values.env);
	// Vite chooses the storefront's part of wrangler.toml by this variable.
	if (environment) process.env.CLOUDFLARE_ENV = environment;
	const choice = environment ? ["--env", environment] : [];
	// The Worker of operations comes first, because logs of both others go to it, and the storefront last, which is bound to both.
	const workers = values["storefront-only"]
		? (["operations", "storefront"] as const)
		: (["operations", "commerce", "storefront"] as const);
	const hasLogin = await isLoggedIn();
	const deployments = await Promise.all(
		workers.map((worker) => readDeployment(worker, hasLogin, environment)),
	);
	const host = deployments.flatMap(({ hosts }) => hosts)[0];
	const origin = values.origin ?? (host && `https://${host}`);
	const refusals = [
		...(environment ? [] : [`an environment: \`--env ${ENVIRONMENTS.join("` or `--env ")}\``]),
		...(hasLogin ? [] : [LOGIN]),
		...(origin || values.first ? [] : ["the shop's address: `--origin https://SHOP`, or `--first`"]),
		...deployments.flatMap((deployment) => findRefusals(deployment, secretNames(deployment.worker))),
		...findPairRefusals(deployments),
	];
	const problems = [
		"Not deployed. Missing or wrong:",
		...refusals.map((line) => `  - ${line}`),
		...(hasLogin ? [] : ["  - the secrets, which can be listed only after logging in"]),
		"See docs/deployment.md for all steps.",
	].join("\n");
	if (refusals.length > 0 && !isDry) throw new Error(problems);
	await (values["storefront-only"] ? buildStorefront() : build());
	await keepFiles(values.first ? undefined : origin, isDry);
	for (const worker of workers) {
		// The storefront's build has chosen its environment.
		const config = worker === "storefront" ? [] : ["-c", CONFIG_FILES[worker], ...choice];
		const bundle = worker === "commerce" ? commerceAliases : [];
		if (isDry) {
			console.log(`\n${NAMES[worker]} (${CONFIG_FILES[worker]})`);
			await run("wrangler", ["deploy", "--dry-run", ...config, ...bundle], ALOUD);
			continue;
		}
		if (worker === "commerce")
			await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", ...config]);
		await run("wrangler", ["deploy", ...config, ...bundle], ALOUD);
	}
	if (isDry && refusals.length > 0) throw new Error(problems);
	if (!isDry && origin) {
		const pages = await listSitemapPages(origin, WARMED.most);
		printWarming(await warmPages(pages, { ...WARMED, origin }));
	}
} catch (error) {
	fail(error);
}

function readEnvironment(name: string | undefined): Environment | undefined {
	const environment = ENVIRONMENTS.find((one) => one === name);
	if (name !== undefined && !environment)
		throw new Error(`There is no environment "${name}": ${ENVIRONMENTS.join(", ")}.`);
	return environment;
}

async function keepFiles(origin: string | undefined, isDry: boolean): Promise<void> {
	try {
		const kept = await keepFormerFiles(resolve(root, dist, "client"), { origin, now: new Date() });
		console.log(`${kept.added} files of ${kept.builds} earlier builds stay in the upload.`);
		for (const path of kept.lost) console.log(`  ${path} is lost: the live shop lacks it or has changed it.`);
	} catch (error) {
		if (!(error instanceof NoAnswer)) throw error;
		const advice = `${error.message}. Open tabs would lose their scripts; \`--first\` deploys without them.`;
		if (!isDry) throw new Error(advice);
		console.log(advice);
	}
}

async function isLoggedIn(): Promise<boolean> {
	if (process.env.CLOUDFLARE_API_TOKEN) return true;
	const { output } = await attempt("wrangler", ["whoami"], { quiet: true });
	return /logged in/i.test(output) && !/not (?:authenticated|logged in)/i.test(output);
}
